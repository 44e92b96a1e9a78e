import { readTypedNumber } from '@/domain/typedNumber';

/** An amount to order in units; `isCut`: something else was written, '2,5' say. Null where it is none. */
export interface ReadAmount {
  readonly amount: number;
  readonly isCut: boolean;
}

/**
 * Reads the quantity of a line: whole, at least 1, decimals cut off, '' is 1. What is 0, negative or no number is null: a
 * sheet that says 0 must not order one, so the line waits for a better one and says so. Decisions 28, 63 and 65.
 */
export function readAmount(text: string): ReadAmount | null {
  if (text.trim() === '') return { amount: 1, isCut: false };
  const number = readTypedNumber(text);
  if (number === null || number < 1) return null;
  const amount = Math.min(Math.trunc(number), Number.MAX_SAFE_INTEGER);
  return { amount, isCut: amount !== number };
}
