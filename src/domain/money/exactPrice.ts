import { decimal, roundHalfUp } from './decimal';
import type { Money } from './money';

/** Digits after the decimal point that an exact unit price has at most. */
export const EXACT_PLACES = 4;

/**
 * The unit price with up to four decimals, where the one with two, as it shows, times the quantity is not the amount that shows.
 * Null where the two agree, and where more decimals tell nothing more. Decision 72.
 * @param price of one unit, unrounded
 * @param amount what the line comes to, rounded
 */
export function exactPrice({ value, currency }: Money, quantity: number, { value: amount }: Money): Money | null {
  const shown = roundHalfUp(value);
  const exact = roundHalfUp(value, EXACT_PLACES);
  return exact === shown || roundHalfUp(decimal(shown).times(decimal(quantity))) === amount ? null : { value: exact, currency };
}
