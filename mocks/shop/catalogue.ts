import { families } from '../seed/families';
import { categoryPaths, products } from '../seed/products';
import type { Family } from '../seed/families';
import type { Product, ProductPage } from '../wire';
import { matchesQuery, sortProducts, sortInForce } from './listOrder';

export interface ListOptions {
  /** Leaves out what has no stock. */
  readonly onlyInStock: boolean;
  /** The sort for a query without a known one. */
  readonly defaultSort: string;
}

/** The shop's products; the same for every session. */
export interface Catalogue {
  /** Everything that can be listed: single products and the parents of variant families. */
  readonly all: readonly Product[];
  /** By id or by `ozelkod2`, which links may carry instead of the id; children of families as well. */
  product(ref: string): Product | undefined;
  /** The variant family whose parent or child this is. */
  family(id: number): Family | undefined;
  /** 0: a variant must be chosen first; 1: chosen; undefined: no variants. */
  variantCheck(id: number): 0 | 1 | undefined;
  /** One page of the list at a category path, or of `/search`. Unknown paths are empty lists. S1 §7. */
  list(path: string, query: URLSearchParams, options: ListOptions): ProductPage;
  /** Products whose name, code, brand, barcode or special code holds every word of `text`, by name. */
  search(text: string): readonly Product[];
}

const LIMIT = 24;
const LOCALES = /^\/(?:tr|en)(?=\/[^/]+\/[^/]+$)/;

let only: Catalogue | undefined;

/** The catalogue of the seed, made once. */
export function standInCatalogue(): Catalogue {
  only ??= createCatalogue();
  return only;
}

function createCatalogue(): Catalogue {
  const all = [...products, ...families.map(({ parent }) => parent)];
  const children = families.flatMap((family) => family.children);
  const byRef = new Map([...all, ...children].map((product) => [String(product.id), product]));
  for (const product of all) if (product.ozelkod2 !== '') byRef.set(product.ozelkod2, product);
  const familyOf = new Map<number, Family>();
  for (const family of families) {
    for (const { id } of [family.parent, ...family.children]) familyOf.set(id, family);
  }

  const variantCheck = (id: number) => {
    const family = familyOf.get(id);
    if (!family) return undefined;
    return family.parent.id === id ? 0 : 1;
  };
  const at = (path: string) => {
    if (path === '/' || path === '' || path === '/search') return all;
    return all.filter(({ id }) => (familyOf.get(id)?.paths ?? categoryPaths.get(id) ?? []).includes(path));
  };

  return {
    all,
    product: (ref) => byRef.get(ref),
    family: (id) => familyOf.get(id),
    variantCheck,
    list(path, query, { onlyInStock, defaultSort }) {
      const sort = sortInForce(query.get('sort'), defaultSort);
      const place = path.replace(LOCALES, '').replace(/(?<=.)\/$/, '');
      const found = at(place).filter((product) => matchesQuery(product, query) && (!onlyInStock || (product.quantity ?? 0) > 0));
      const pages = Math.ceil(found.length / LIMIT);
      const page = Math.min(Math.max(1, Math.trunc(Number(query.get('page'))) || 1), Math.max(1, pages));
      const items = sortProducts(found, sort).slice((page - 1) * LIMIT, page * LIMIT);
      const checks = items.flatMap(({ id }) => {
        const check = variantCheck(id);
        return check === undefined ? [] : [[String(id), check] as const];
      });
      return {
        items,
        total: found.length,
        page,
        pages,
        limit: LIMIT,
        sort,
        ...(checks.length > 0 ? { variantCheck: Object.fromEntries(checks) } : {}),
      };
    },
    search: (text) =>
      text.trim() === ''
        ? []
        : sortProducts(
            all.filter((product) => matchesQuery(product, new URLSearchParams({ q: text }))),
            'name',
          ),
  };
}
