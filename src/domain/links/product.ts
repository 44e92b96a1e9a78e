import type { CartProduct } from '../cart/cart';
import type { Id } from '../id';
import { encodePart } from './encode';

/** Between the slug and the id of a product's path. */
export const SEPARATOR = '-p-';

/** The link to a product's page: `/{seo}-p-{id}`. S1 §2. */
export function productHref(product: { readonly seo: string; readonly id: Id }): string {
  return `/${encodePart(product.seo)}${SEPARATOR}${encodePart(product.id)}`;
}

/** The link of a mini cart line: the special code ozelkod2 stands for the id where there is one. Decision 35. */
export function miniCartHref(product: Pick<CartProduct, 'seo' | 'id' | 'specialCodes'>): string {
  const special = product.specialCodes.ozelkod2?.trim();
  return productHref({ seo: product.seo, id: special || product.id });
}
