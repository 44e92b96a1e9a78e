import { decimal } from '../money/decimal';

/**
 * A net price as the shop displays it: with tax where the shop shows prices with tax. Not rounded.
 * @param taxRate percent; null, which nobody knows, adds nothing (decision 81)
 * S1 §9, decision 17: whether stored prices are net is uncertain, so nothing else applies the tax factor.
 */
export function withTax(value: number, taxRate: number | null, productsWithKdv: boolean): number {
  if (!productsWithKdv || taxRate === null) return value;
  return decimal(value).times(decimal(taxRate).plus(100)).div(100).toNumber();
}
