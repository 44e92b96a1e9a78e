import { sameId, type Id } from '@/domain/id';
import type { Product } from '@/domain/product';
import type { WithSession } from '../session/state';
import type { ListsState, ProductListState } from './slice';

/** Any state; a page without a product list has no such slice, and does not load its code. */
export interface WithLists {
  readonly list?: ListsState;
}

/** One list of the page; undefined before it has been opened, and where the page has none. */
export function selectList({ list }: WithLists, key: string): ProductListState | undefined {
  return list?.byKey[key];
}

/** How often the in-stock toggle was saved; never on a page without lists. */
export function selectSaves({ list }: WithLists): number {
  return list?.saves ?? 0;
}

/** Whether the in-stock toggle is being saved. */
export function selectIsSavingStock({ list }: WithLists): boolean {
  return list?.saving ?? false;
}

/** Whether the rows take keys (decision 76). */
export function selectAreKeysOn({ list }: WithLists): boolean {
  return list?.areKeysOn ?? true;
}

/** Whether lists leave out what is not in stock: as saved here, else as the page said. */
export function selectInStockOnly({ list, session }: WithLists & WithSession): boolean {
  return !(list?.showNotInStocks ?? session.page.settings.showNotInStocks);
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
