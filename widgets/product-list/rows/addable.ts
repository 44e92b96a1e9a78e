import { sellingPrice } from '@/domain/pricing/shownPrices';
import type { Product, Unit } from '@/domain/product';
import { addButton } from '@/domain/stock/addButton';
import type { Page } from '@/page/readPage';

/** Whether the product has an add button at all: without one, a quantity would have nothing to do. Decision 24. */
export function isAddable(product: Product, unit: Unit | null, { settings, store }: Pick<Page, 'settings' | 'store'>): boolean {
  return addButton({ salePrice: sellingPrice(product, unit), quantity: product.quantity, settings, store }) === 'add';
}

/** Whether the product has an add button in any of its units. */
export function isAddableAnyhow(product: Product, page: Pick<Page, 'settings' | 'store'>): boolean {
  const units = product.units.length > 0 ? product.units : [null];
  return units.some((unit) => isAddable(product, unit, page));
}
