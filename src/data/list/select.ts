import { sameId, type Id } from '@/domain/id';
import type { Product } from '@/domain/product';
import type { ListsState } from './slice';

/** Any state; a page without a product list has no such slice, and does not load its code. */
export interface WithLists {
  readonly list?: ListsState;
}

/** Whether the product may be added as it is: by its own variantCheck, else by a list's map (decision 31). */
export function selectVariantChosen({ list }: WithLists, product: Product): boolean {
  if (product.variantChosen !== null) return product.variantChosen;
  return Object.values(list?.byKey ?? {}).every(({ variantCheck }) => variantCheck[String(product.id)] ?? true);
}

/** Where a product stands in a list of the page: the list's path and the place on its page, from 1; null twice where in none. */
export function selectListPlace(
  { list }: WithLists,
  productId: Id,
): { readonly list: string | null; readonly position: number | null } {
  for (const { path, items } of Object.values(list?.byKey ?? {})) {
    const index = items.findIndex(({ id }) => sameId(id, productId));
    if (index >= 0) return { list: path, position: index + 1 };
  }
  return { list: null, position: null };
}
