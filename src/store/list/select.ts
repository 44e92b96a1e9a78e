import type { Product } from '@/domain/product';
import type { RootState } from '../store';
import type { ProductListState } from './slice';

export function selectList(state: RootState, key: string): ProductListState | undefined {
  return state.list.byKey[key];
}

/** Whether lists leave out what is not in stock: as saved here, else as the page said. */
export function selectInStockOnly({ list, session }: RootState): boolean {
  return !(list.showNotInStocks ?? session.page.settings.showNotInStocks);
}

/** Whether the product may be added as it is: by its own variantCheck, else by a list's map (decision 31). */
export function selectVariantChosen({ list }: Partial<RootState>, product: Product): boolean {
  if (product.variantChosen !== null) return product.variantChosen;
  return Object.values(list?.byKey ?? {}).every(({ variantCheck }) => variantCheck[String(product.id)] ?? true);
}
