import type { WithLists } from '@/data/list/select';
import type { ProductListState } from '@/data/list/slice';
import type { WithSession } from '@/data/session/state';

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
