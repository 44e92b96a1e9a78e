import { TRY, type Currency } from '@/domain/money/currency';
import { EXACT_PLACES } from '@/domain/money/exactPrice';
import { formatPrice } from '@/domain/money/format';
import type { PageTexts } from '@/i18n/useTexts';
import { foreignRates, type Order } from './rules';

/** What is said of each currency of an order's lines other than that of its total: the rate of then, or that none is told. */
export function rateTexts(order: Order, currencies: readonly Currency[], t: PageTexts['t']): string[] {
  return [...foreignRates(order, currencies)].map(([currency, rate]) =>
    rate ? `1 ${currency} = ${formatPrice({ value: rate, currency: TRY }, EXACT_PLACES)}` : t('orders.noRate', { currency }),
  );
}
