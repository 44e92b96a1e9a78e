import { decimal } from '../money/decimal';
import type { Settings } from '../settings';
import { remainingPieces } from '../stock/remaining';
import type { StockSituation } from '../stock/remaining';
import { pieces } from '../stock/unitQuantity';
import { readTypedNumber } from '../typedNumber';

/**
 * The amount in the quantity box of a list row: whole, at least 1, without upper limit; what is no number or is not
 * positive is 1. S1 §5, decisions 28 and 63.
 */
export function readListQuantity(input: string): number {
  const whole = Math.trunc(readTypedNumber(input) ?? 1);
  // Beyond this a number no longer counts by ones and prints as "1e+21".
  return Math.min(Math.max(whole, 1), Number.MAX_SAFE_INTEGER);
}

export interface IncreaseInput extends StockSituation {
  /** Units in the box. */
  readonly amount: number;
  /** Pieces in one unit. */
  readonly multiplier: number | null;
  readonly settings: Pick<Settings, 'stockInfoStatus' | 'cartStockControl'>;
}

/** One unit more, or the same amount where the remaining stock does not cover it. S1 §5, decision 28. */
export function increaseListQuantity(input: IncreaseInput): number {
  const { amount, multiplier, settings } = input;
  const next = increaseQuantity(amount);
  return settings.cartStockControl || pieces(next, multiplier) <= remainingPieces(input) ? next : amount;
}

/** One unit more, to the last decimal: 0,57 becomes 1,57. */
export function increaseQuantity(amount: number): number {
  return decimal(amount).plus(1).toNumber();
}

/** One unit less, never below 1; what is less already stays. S1 §5. */
export function decreaseQuantity(amount: number): number {
  return Math.min(amount, Math.max(decimal(amount).minus(1).toNumber(), 1));
}
