import Big from 'big.js';

/**
 * The exact decimal of a number, by its shortest decimal text: 1.005 is 1.005, not the binary float beside it.
 * What is no finite number counts as 0, which the shop never sells at. Decision 15.
 */
export function decimal(value: number): Big {
  return new Big(Number.isFinite(value) ? value : 0);
}

/**
 * Rounds half up on the decimal text: 1.005 → 1.01. Negative values round away from zero. Decision 15.
 * @param places digits after the decimal point
 */
export function roundHalfUp(value: number | Big, places = 2): number {
  if (typeof value === 'number' && isRounded(value, places)) return value + 0;
  const exact = typeof value === 'number' ? decimal(value) : value;
  // Adding 0 turns a rounded -0 into 0, which would print as "-₺0,00".
  return exact.round(places, Big.roundHalfUp).toNumber() + 0;
}

/** Whether the decimal text has no more than so many places: most prices do, and need no arithmetic. */
function isRounded(value: number, places: number): boolean {
  const text = String(value);
  const point = text.indexOf('.');
  return Number.isFinite(value) && !text.includes('e') && (point === -1 || text.length - point - 1 <= places);
}

/** Up to here an amount times 100 is right to the last digit. */
const MOST_IN_HUNDREDTHS = 1e11;

/** The exact sum of amounts of two decimals at most. */
export function sumRounded(amounts: readonly number[]): number {
  // Whole numbers are exact, and a cart of a thousand lines is summed with each press.
  if (amounts.every((amount) => Math.abs(amount) * amounts.length < MOST_IN_HUNDREDTHS))
    return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
  return amounts.reduce((sum, amount) => sum.plus(decimal(amount)), decimal(0)).toNumber();
}
