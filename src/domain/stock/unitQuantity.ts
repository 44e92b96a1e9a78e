import { decimal } from '../money/decimal';

/** Pieces in one unit; a missing, zero or senseless multiplier counts as 1. Decision 22. */
function piecesPerUnit(multiplier: number | null): number {
  return multiplier !== null && Number.isFinite(multiplier) && multiplier > 0 ? multiplier : 1;
}

/**
 * Whole units that a stock in pieces makes: 25 pieces in units of 12 are 2. Without end (`Infinity`) where the stock is. S1 §5.
 * @param adjustment pieces that the shop adds to the stock, or takes from it (decision 22)
 */
export function unitQuantity(stock: number, multiplier: number | null, adjustment = 0): number {
  if (stock === Infinity) return stock;
  const inUnit = piecesPerUnit(multiplier);
  // Whole numbers divide exactly enough; only a fraction of a piece needs decimals.
  if (Number.isSafeInteger(stock) && Number.isSafeInteger(inUnit)) return Math.floor((stock + adjustment) / inUnit);
  return Math.floor(decimal(stock).plus(adjustment).div(inUnit).toNumber());
}

/** Pieces in so many units: 3 units of 12 are 36. Decision 27. */
export function pieces(amount: number, multiplier: number | null): number {
  return decimal(amount).times(piecesPerUnit(multiplier)).toNumber();
}
