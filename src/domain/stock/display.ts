import type { Message } from '../message';
import type { Settings } from '../settings';
import { stockAdjustment, stockThreshold } from './adjustment';
import { unitQuantity } from './unitQuantity';

/** What a customer may know of a stock. `amount` and `threshold` count units, not pieces. */
export type StockDisplay =
  | { readonly kind: 'amount'; readonly amount: number; readonly unit: string }
  | { readonly kind: 'above'; readonly threshold: number }
  | { readonly kind: 'ask' }
  | { readonly kind: 'in' }
  | { readonly kind: 'out' };

/** The texts that a displayed stock can have. */
export type StockTextKey = `stock.${StockDisplay['kind'] | 'amountOnly'}`;

export interface StockInput {
  readonly settings: Pick<Settings, 'stockInfoStatus'>;
  /** Stock in pieces. */
  readonly quantity: number;
  /** Pieces in one unit. */
  readonly multiplier: number | null;
  /** Name of the unit. */
  readonly unit: string;
  /** An amount that only the shop's adjustment makes is none (decision 70). */
  readonly needsTrueStock?: boolean;
}

const LAST_STATUS = 20;

/** Whether the status is one that shows something about the stock: 0 to 20 without 1. S1 §9, decision 22. */
export function isShowingStatus(status: number | null): status is number {
  return status !== null && Number.isInteger(status) && status >= 0 && status <= LAST_STATUS && status !== 1;
}

/** Whether at least one whole unit is there, without saying how many. */
export function inOrOut(quantity: number, multiplier: number | null): StockDisplay {
  return { kind: unitQuantity(quantity, multiplier) > 0 ? 'in' : 'out' };
}

/**
 * The stock as the shop's stockInfoStatus lets it be shown; null shows nothing. Statuses 1 and 2 never give a
 * number away. S1 §9, decision 22.
 */
export function stockDisplay(input: StockInput & { readonly settings: Pick<Settings, 'showStokInfo'> }): StockDisplay | null {
  const {
    quantity,
    multiplier,
    unit,
    needsTrueStock,
    settings: { stockInfoStatus: status, showStokInfo },
  } = input;
  if (!showStokInfo || !isShowingStatus(status) || !Number.isFinite(quantity)) return null;
  if (status === 2) return inOrOut(quantity, multiplier);
  const amount = unitQuantity(quantity, multiplier, stockAdjustment(status));
  if (amount <= 0 || (needsTrueStock && quantity <= 0)) return { kind: 'ask' };
  const threshold = stockThreshold(status);
  if (threshold !== null && amount > threshold) return { kind: 'above', threshold };
  return { kind: 'amount', amount, unit };
}

/** The text of a displayed stock. S1 §9, decision 26: "Stok sorunuz" here has no full stop. */
export function stockMessage(display: StockDisplay): Message<StockTextKey> {
  switch (display.kind) {
    case 'amount':
      return display.unit.trim() === ''
        ? { key: 'stock.amountOnly', values: { amount: display.amount } }
        : { key: 'stock.amount', values: { amount: display.amount, unit: display.unit } };
    case 'above':
      return { key: 'stock.above', values: { threshold: display.threshold } };
    default:
      return { key: `stock.${display.kind}` };
  }
}

/** Which of three shapes stands beside the text, so that colour alone says nothing. */
export function stockLevel(display: StockDisplay): 'in' | 'out' | 'ask' {
  return display.kind === 'ask' || display.kind === 'out' ? display.kind : 'in';
}
