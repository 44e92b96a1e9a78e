import type { CartProduct } from '../cart/cart';
import type { Id } from '../id';
import { encodePart } from './encode';

const SEPARATOR = '-p-';

/** The link to a product's page: `/{seo}-p-{id}`. S1 §2. */
export function productHref(product: { readonly seo: string; readonly id: Id }): string {
  return `/${encodePart(product.seo)}${SEPARATOR}${encodePart(product.id)}`;
}

/**
 * The slug and id of a product page's path, or null where the path is no product's. It is split at the last "-p-",
 * because a slug may hold one of its own. Decision 3.
 */
export function parseProductPath(path: string): { seo: string; id: string } | null {
  const text = path.startsWith('/') ? path.slice(1) : path;
  const place = text.lastIndexOf(SEPARATOR);
  const id = text.slice(place + SEPARATOR.length);
  if (place === -1 || id === '' || text.includes('/')) return null;
  try {
    return { seo: decodeURIComponent(text.slice(0, place)), id: decodeURIComponent(id) };
  } catch {
    // A path of half a percent escape names no product.
    return null;
  }
}

/** The link of a mini cart line: the special code ozelkod2 stands for the id where there is one. Decision 35. */
export function miniCartHref(product: Pick<CartProduct, 'seo' | 'id' | 'specialCodes'>): string {
  const special = product.specialCodes.ozelkod2?.trim();
  return productHref({ seo: product.seo, id: special || product.id });
}
