import type { Shop } from '../../mocks/shop/shop';
import { hideFrom } from '../../mocks/shop/visibleProduct';
import type { Product } from '../../mocks/wire';

/** The data of the campaign widget (S2 §3). What this session may not know is left out (decision 4). */
export function campaigns(shop: Shop) {
  const { all } = shop.catalogue;
  const reduced = all.filter(
    ({ listPrice, salePrice }) => listPrice !== null && salePrice !== null && listPrice.value > salePrice.value,
  );
  const tell = (product: Product) => {
    const { id, seo, name, image, listPrice, salePrice, quantity, defaultUnit } = hideFrom(shop.visibility, product);
    return { id, seo, name, image, listPrice, salePrice, quantity, defaultUnit };
  };
  return [
    { name: 'Haftanın fırsatları', products: spread(reduced, 14).map(tell), rowCount: 1 },
    { name: 'Depodan hızlı çıkanlar', products: spread(all, 27).map(tell), rowCount: 2 },
  ];
}

/** So many products from all over a list, the same ones each time. */
function spread(products: readonly Product[], count: number): readonly Product[] {
  const step = Math.max(1, Math.floor(products.length / count));
  return products.filter((_, place) => place % step === 0).slice(0, count);
}
