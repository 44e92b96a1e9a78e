import { roundHalfUp } from '../money/decimal';

/** What may stand in the amount box at any moment: digits, one dot, two decimals. */
const TYPED = /^\d*\.?\d{0,2}$/;

/**
 * The text of the amount box after something was typed or pasted: a comma becomes a dot, and what then does not fit
 * leaves the text as it was. S2 §5, decision 44.
 */
export function typeAmount(previous: string, typed: string): string {
  const text = typed.replaceAll(',', '.');
  return TYPED.test(text) ? text : previous;
}

/** The amount in TRY that a text of the box charges: `'12.'` is 12, and nothing but a dot is 0. */
export function readAmount(text: string): number {
  const amount = Number(text);
  return Number.isFinite(amount) ? amount : 0;
}

/** The text for an amount that the shop suggests; '' where there is nothing to charge. */
export function suggestedAmount(amount: number): string {
  const rounded = roundHalfUp(amount);
  return rounded > 0 ? typeAmount('', String(rounded)) : '';
}
