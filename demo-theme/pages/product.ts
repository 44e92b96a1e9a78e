import { categoryPaths } from '../../mocks/seed/products';
import type { Shop } from '../../mocks/shop/shop';
import { hideFrom } from '../../mocks/shop/visibleProduct';
import type { Product } from '../../mocks/wire';
import { scriptJson } from '../frame/pageFrame';
import { imageHref, productHref, productRef } from './links';
import { categoryCrumbs } from './list';
import { money } from './money';
import type { Crumb, Page, Visit } from './page';
import { productCodes, productSpecs } from './productFacts';

/** The page of the product that the path names, or null. What this session may not know is left out (decision 4). */
export function productPage({ shop, url }: Visit): Page | null {
  const ref = productRef(url.pathname);
  const found = ref === null ? undefined : shop.catalogue.product(ref);
  if (!found) return null;
  const product = hideFrom(shop.visibility, found);
  return {
    status: 200,
    template: 'product',
    title: product.metaTitle,
    description: product.metaDescription,
    styles: ['product'],
    data: {
      product: {
        json: scriptJson(detailData(shop, found)),
        name: product.name,
        image: imageHref(product.image),
        codes: productCodes(product, shop.settings),
        specs: productSpecs(product),
        price: plainPrice(product),
        description: paragraphs(product.description),
        choices: choices(shop, product),
        signIn: shop.user === null,
        crumbs: [...categoryOf(shop, product), { name: product.name, path: url.pathname }],
      },
    },
  };
}

/** What the detail widget is given: the product, and of a family all children and dimensions. Contract §2. */
export function detailData(shop: Shop, product: Product) {
  const toData = (one: Product) => {
    const variantCheck = shop.catalogue.variantCheck(one.id);
    return { ...hideFrom(shop.visibility, one), ...(variantCheck === undefined ? {} : { variantCheck }) };
  };
  const family = shop.catalogue.family(product.id);
  return { product: toData(product), ...(family && { children: family.children.map(toData), variants: family.variants }) };
}

/** What stands in the price's place until the widget does; the price as stored, in its own currency. */
function plainPrice({ salePrice, defaultUnit }: Product) {
  if (!salePrice || salePrice.value <= 0 || !defaultUnit) return null;
  return { amount: money(salePrice.value, salePrice.currency), unit: defaultUnit.value };
}

function categoryOf(shop: Shop, { id }: Product): readonly Crumb[] {
  const [path] = shop.catalogue.family(id)?.paths ?? categoryPaths.get(id) ?? [];
  return categoryCrumbs(path ?? '') ?? [];
}

function choices(shop: Shop, { id }: Product) {
  const children = shop.catalogue.family(id)?.children ?? [];
  return children.map((child) => ({
    name: (child.variants ?? []).map(({ values }) => values[0]?.name ?? '').join(' · '),
    href: productHref(child),
    current: child.id === id,
  }));
}

/** The description's text alone, a paragraph for each block: the theme prints no HTML that it did not write. */
function paragraphs(html: string): readonly string[] {
  return html
    .split(/<\/(?:p|li|div|h\d)>|<br\s*\/?>/i)
    .map((block) => block.replace(/<[^>]*>/g, '').trim())
    .filter((text) => text !== '');
}
