import type { Product } from '@/domain/product';
import type { StockNumberType } from '@/domain/settings';

/** A text of more than 20 characters, and its first 20: whole ones, where some have two places in a string. */
const LONG_CODE = /(.{20}).+/su;

/** A product code as the grid prints it: over 20 characters, the first 20 and "...". S1 §2, decision 35. */
export function shortCode(code: string): string {
  return code.replace(LONG_CODE, '$1...');
}

/** The codes that a list shows of a product; null is not shown. */
export interface VisibleCodes {
  readonly code: string | null;
  /** Barcode of the default unit. */
  readonly barcode: string | null;
}

/** Which of code and barcode the shop's `stockNumberType` lets a list show. S1 §2, decision 35. */
export function visibleCodes(product: Pick<Product, 'code' | 'defaultUnit'>, stockNumberType: StockNumberType): VisibleCodes {
  return {
    code: stockNumberType === 'Barcode' ? null : product.code || null,
    barcode: stockNumberType === 'StockCode' ? null : product.defaultUnit?.barcode || null,
  };
}

/** The warehouses of some products, each once, in the order in which they come. */
export function warehouseNames(items: ReadonlyArray<Pick<Product, 'inventory'>>): readonly string[] {
  return [...new Set(items.flatMap(({ inventory }) => inventory.map(({ warehouseName }) => warehouseName)))];
}
