import { decimal } from '../money/decimal';
import type { Settings } from '../settings';
import { stockAdjustment } from './adjustment';
import { pieces } from './unitQuantity';

/** A line of the cart, as far as stock goes: `quantity` units of `multiplier` pieces. */
export interface CartAmount {
  readonly quantity: number;
  readonly multiplier: number;
}

/** The stock of a product, and what the cart already holds of that product in any of its units. */
export interface StockSituation {
  /** Pieces. */
  readonly stock: number;
  readonly settings: Pick<Settings, 'stockInfoStatus'>;
  readonly cart: readonly CartAmount[];
}

/** Pieces that the given cart lines use. Decision 27. */
export function piecesInCart(items: readonly CartAmount[]): number {
  const sum = items.reduce((total, item) => total.plus(pieces(item.quantity, item.multiplier)), decimal(0));
  return sum.toNumber();
}

/** Pieces that can still be added: stock, plus the display adjustment, minus what the cart uses. S1 §5. */
export function remainingPieces(situation: StockSituation): number {
  const { stock, settings, cart } = situation;
  if (stock === Infinity) return Infinity;
  return decimal(stock).plus(stockAdjustment(settings.stockInfoStatus)).minus(piecesInCart(cart)).toNumber();
}
