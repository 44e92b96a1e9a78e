import { roundHalfUp } from '@/domain/money/decimal';
import { readTypedNumber } from '@/domain/typedNumber';

/** What may stand in the amount box at any moment: digits, one dot, two decimals. */
const TYPED = /^\d*\.?\d{0,2}$/;

/**
 * The text of the amount box after something was typed: a comma becomes a dot, and what then does not fit
 * leaves the text as it was. S2 §5, decision 44.
 */
export function typeAmount(previous: string, typed: string): string {
  const text = typed.replaceAll(',', '.');
  return TYPED.test(text) ? text : previous;
}

/**
 * The text of the amount box after something was pasted in the place of its characters from `start` to `end`: what is
 * there then is read as a person writes it, '1.234,56 TL' as 1234.56. Null where that is no amount. Decision 63.
 */
export function pasteAmount(previous: string, pasted: string, start: number, end: number): string | null {
  // In the box a dot is a decimal point, and must not become one of thousands.
  const kept = (from: number, to?: number) => previous.slice(from, to).replace('.', ',');
  const amount = readTypedNumber(kept(0, start) + pasted + kept(end));
  if (amount === null) return null;
  const text = String(roundHalfUp(amount));
  return TYPED.test(text) ? text : null;
}

/** The amount in TRY that a text of the box charges: `'12.'` is 12, `'12,50'`, as suggested, 12.5, and nothing but a dot is 0. */
export function toChargedAmount(text: string): number {
  const amount = Number(text.replace(',', '.'));
  return Number.isFinite(amount) ? amount : 0;
}

/** The text for an amount that the shop suggests, '1200,50' or '1200'; '' where there is nothing to charge. Decision 81. */
export function formatSuggestedAmount(amount: number): string {
  const rounded = roundHalfUp(amount);
  const text = rounded.toFixed(Number.isInteger(rounded) ? 0 : 2);
  return rounded > 0 && TYPED.test(text) ? text.replace('.', ',') : '';
}
