import { sellingPrice } from '@/domain/pricing/shownPrices';
import type { Product, Unit } from '@/domain/product';
import { addButton, type AddButton } from '@/domain/stock/addButton';
import type { Page } from '@/page/readPage';

/** What stands in the place of a product's add button, in a unit. `isDetail`: on its own page (decision 70). Decision 24. */
export function buttonOf(
  product: Product,
  unit: Unit | null,
  { settings, store }: Pick<Page, 'settings' | 'store'>,
  isDetail?: boolean,
): AddButton {
  return addButton({ salePrice: sellingPrice(product, unit), quantity: product.quantity, settings, store }, isDetail);
}
