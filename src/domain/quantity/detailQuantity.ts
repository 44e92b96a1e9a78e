import { readTypedNumber } from '../typedNumber';

const SMALLEST = 1;
/** The most of a product that its own page takes at once. S1 §5. */
export const LARGEST_DETAIL_QUANTITY = 100;

/**
 * The amount in the quantity box of the detail page: 1 to 100, decimals cut off. What is no number or is 0 becomes
 * 1; what is out of range keeps the old amount. S1 §4, decisions 29 and 63.
 */
export function readDetailQuantity(input: string, old: number): number {
  const whole = Math.trunc(readTypedNumber(input) ?? 0);
  if (whole === 0) return SMALLEST;
  return whole >= SMALLEST && whole <= LARGEST_DETAIL_QUANTITY ? whole : old;
}

/** The amount after one press of + or −, kept within 1 to 100. S1 §4, decision 29. */
export function stepDetailQuantity(amount: number, step: 1 | -1): number {
  return Math.min(Math.max(amount + step, SMALLEST), LARGEST_DETAIL_QUANTITY);
}
