import { toNumber } from './number';

/**
 * What may stand around a number and says nothing of it: spaces anywhere, and marks that nobody sees, as the calculator of Windows copies
 * them; one currency at either end.
 */
const SPACES = /[\s\p{Cf}]/gu;
const CURRENCY = /^(?:\p{Sc}|TL)|(?:\p{Sc}|TL)$/giu;

/** Dots before exactly three digits each, after one to three digits that do not start with 0. */
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;
const DECIMAL = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/**
 * Reads a number as a person in Turkey types it: `'1.500'` is 1500, `'1.500,5'` is 1500.5, `'12,50 TL'` and `'12.50'` are
 * 12.5, `'₺1 500'` is 1500, `'0.500'` is 0.5. Anything else, an empty text included, is null; the answer is always
 * finite. What servers and pages send is read by `toNumber`. Decision 63.
 */
export function readTypedNumber(text: string): number | null {
  const bare = text.replace(SPACES, '').replace(CURRENCY, '');
  const plain = GROUPED.test(bare) ? bare.replaceAll('.', '') : DECIMAL.test(bare) ? bare : null;
  if (plain === null) return null;
  const number = Number(plain.replace(',', '.'));
  return Number.isFinite(number) ? number : null;
}

/** A number as a person in Turkey types it, and as spreadsheets there read it: a decimal comma, and no dots between thousands. */
export const writeTypedNumber = (value: number): string => String(value).replace('.', ',');

/** What a page or a script wrote (decision 1) as a person types it (decision 63): '1.125' is '1,125'. What is no number stays. */
export function toTypedText(written: string): string {
  const number = toNumber(written);
  return number === null ? written : writeTypedNumber(number);
}
