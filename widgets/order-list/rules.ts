import { lineTotal } from '@/domain/cart/linePrice';
import type { Id } from '@/domain/id';
import { convertPrice } from '@/domain/money/convert';
import type { Currency } from '@/domain/money/currency';
import { sumRounded } from '@/domain/money/decimal';
import type { Money } from '@/domain/money/money';

/** A line of an order. S2 §3. */
export interface OrderLine {
  /** Address of its product; null where the line does not tell one that can be followed (decisions 3 and 61). */
  readonly href: string | null;
  /** Null where the shop names no file. */
  readonly image: string | null;
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  /** '' where the shop names none. */
  readonly unit: string;
  /** Of one unit, unrounded; null where the shop keeps it to itself. */
  readonly price: Money | null;
  /** TRY for one unit of the price's currency, by which the order was placed; null where the shop does not tell it. */
  readonly exchangeRate: number | null;
}

/** A past order. S2 §3. */
export interface Order {
  readonly id: Id;
  readonly orderNo: string;
  /** As the shop wrote it. */
  readonly date: string;
  readonly isCancelled: boolean;
  /** How far it is, as the shop says it; '' where it does not. */
  readonly status: string;
  /** By whom it was placed; '' where nobody is named. */
  readonly createdBy: string;
  /** As the shop says it; null where it does not. */
  readonly total: Money | null;
  readonly lines: readonly OrderLine[];
}

/** What a line comes to, rounded (decision 15); null without a price. */
export function orderLineTotal({ price, quantity }: OrderLine): Money | null {
  return price && lineTotal(price, quantity);
}

/** A price as it was then, its currency by its code, however the shop names it (decision 1). */
export function inOwnCode<Price extends Money | null>(price: Price, currencies: readonly Currency[]): Price | Money {
  return price && convertPrice(price, price.currency, currencies);
}

/** Whether the sum of an order's lines, net as they are, stands for its total. Decision 81. */
export function isOwnSum(order: Order, currencies: readonly Currency[]): boolean {
  return order.total === null && orderTotal(order, currencies) !== null;
}

/**
 * What an order comes to: as the shop says it, else the sum of its rounded lines (decisions 15 and 48). Null where a
 * line has no price or the lines are in several currencies, which make no sum.
 */
export function orderTotal({ total, lines }: Order, currencies: readonly Currency[]): Money | null {
  if (total) return inOwnCode(total, currencies);
  const amounts = lines.flatMap((line) => inOwnCode(orderLineTotal(line), currencies) ?? []);
  const [currency, ...others] = new Set(amounts.map((amount) => amount.currency));
  if (currency === undefined || others.length > 0 || amounts.length < lines.length) return null;
  return { value: sumRounded(amounts.map(({ value }) => value)), currency };
}

/**
 * The currencies of an order's lines other than that of its total, each with the rate that the shop tells: TRY for one unit, null
 * where it tells none.
 */
export function foreignRates({ total, lines }: Order, currencies: readonly Currency[]): ReadonlyMap<string, number | null> {
  const rates = new Map(
    lines.flatMap(({ price, exchangeRate }) => (price ? [[inOwnCode(price, currencies).currency, exchangeRate]] : [])),
  );
  if (!total) return new Map();
  rates.delete(inOwnCode(total, currencies).currency);
  return rates;
}
