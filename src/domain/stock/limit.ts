import type { Message } from '../message';
import type { Settings } from '../settings';
import { stockAdjustment } from './adjustment';
import { stockDisplay } from './display';
import { unitQuantity } from './unitQuantity';

export interface StockLimitInput {
  /** Pieces. */
  readonly stock: number;
  /** Pieces in one unit. */
  readonly multiplier: number;
  /** Name of the unit. */
  readonly unit: string;
  /** The cart has some of the product. */
  readonly isInCart: boolean;
  readonly settings: Pick<Settings, 'stockInfoStatus' | 'cartStockControl' | 'showStokInfo'>;
}

/** The texts that a row has for what its stock does not cover. */
export type LimitTextKey = 'row.atMost' | 'row.notEnough';

/**
 * How many units can be added, as far as the stock cell tells; null where nothing limits them, where the cell shows no
 * number, and where the cart has some already, so that the cell's number is no limit. Decision 65.
 */
export function shownLimit({ settings, stock: quantity, multiplier, unit, isInCart }: StockLimitInput): number | null {
  if (settings.cartStockControl || isInCart) return null;
  const display = stockDisplay({ settings, quantity, multiplier, unit });
  return display?.kind === 'amount' ? display.amount : null;
}

/** What a row says of an amount that its stock does not cover: no more than its stock cell tells. Decision 65. */
export function limitMessage(input: StockLimitInput): Message<LimitTextKey> {
  const amount = shownLimit(input);
  return amount === null ? { key: 'row.notEnough' } : { key: 'row.atMost', values: { amount, unit: input.unit } };
}

/** Whether the stock makes no whole unit, where the cart may not exceed it. Decision 81. */
export function isUnitTooLarge({ settings, stock, multiplier }: Omit<StockLimitInput, 'unit' | 'isInCart'>): boolean {
  return !settings.cartStockControl && unitQuantity(stock, multiplier, stockAdjustment(settings.stockInfoStatus)) <= 0;
}
