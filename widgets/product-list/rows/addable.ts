import { buttonOf } from '@/commerce/product/buttonOf';
import type { Product, Unit } from '@/domain/product';
import type { Page } from '@/page/readPage';

/** Whether the product has an add button at all: without one, a quantity would have nothing to do. Decision 24. */
export function isAddable(product: Product, unit: Unit | null, page: Pick<Page, 'settings' | 'store'>): boolean {
  return buttonOf(product, unit, page) === 'add';
}

/** Whether the product has an add button in any of its units. */
export function isAddableAnyhow(product: Product, page: Pick<Page, 'settings' | 'store'>): boolean {
  const units = product.units.length > 0 ? product.units : [null];
  return units.some((unit) => isAddable(product, unit, page));
}
