import { TRY, type Currency } from './currency';
import { currencyCode, findCurrency } from './currencyCode';
import { decimal } from './decimal';
import type { Money } from './money';

interface RatedCode {
  readonly code: string;
  /** TRY for one unit; null when the page gives none. */
  readonly rate: number | null;
}

function resolveRate(ref: string, currencies: readonly Currency[]): RatedCode {
  const currency = findCurrency(ref, currencies);
  const code = currencyCode(currency?.code ?? ref);
  if (currency === undefined) return { code, rate: code === TRY ? 1 : null };
  const { exchangeRate } = currency;
  return { code, rate: Number.isFinite(exchangeRate) && exchangeRate > 0 ? exchangeRate : null };
}

/**
 * A price in another currency: value × rate of its own currency ÷ rate of `to`, where a rate is TRY for one unit.
 * Not rounded. `to` is a code or an id, like `money.currency`; the answer carries a code ("TRY", never "TL").
 * Where a rate is missing or zero the price stays in its own currency. Decision 14.
 */
export function convertPrice(money: Money, to: string, currencies: readonly Currency[]): Money {
  const own = resolveRate(money.currency, currencies);
  const target = resolveRate(to, currencies);
  if (own.code === target.code || own.rate === null || target.rate === null) {
    return { value: money.value, currency: own.code };
  }
  const value = decimal(money.value).times(own.rate).div(target.rate).toNumber();
  return { value, currency: target.code };
}
