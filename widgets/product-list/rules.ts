import type { Product } from '@/domain/product';
import type { StockNumberType } from '@/domain/settings';

const LONGEST_CODE = 20;

/** A product code as the grid prints it: over 20 characters, the first 20 and "...". S1 §2, decision 35. */
export function shortCode(code: string): string {
  const characters = [...code];
  return characters.length > LONGEST_CODE ? `${characters.slice(0, LONGEST_CODE).join('')}...` : code;
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
