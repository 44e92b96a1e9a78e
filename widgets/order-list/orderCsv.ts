import { writeTypedNumber } from '@/domain/typedNumber';
import type { Currency } from '@/domain/money/currency';
import type { PageTexts } from '@/i18n/useTexts';
import { inOwnCode, orderLineTotal, type Order } from './rules';

/** An order as rows of a sheet, titles first: what was ordered, in the prices of then. A price that is not told is an empty cell. */
export function toSheet({ lines }: Order, currencies: readonly Currency[], { t }: PageTexts): ReadonlyArray<readonly string[]> {
  const titles = [
    t('records.csvCode'),
    t('cartPage.product'),
    t('cartPage.quantity'),
    t('cartPage.unit'),
    t('cartPage.netPrice').replace('\u00a0', ' '),
    t('cartPage.total'),
    t('records.csvCurrency'),
  ];
  const rows = lines.map((line) => {
    const price = inOwnCode(line.price, currencies);
    const total = inOwnCode(orderLineTotal(line), currencies);
    const prices = price && total ? [writeTypedNumber(price.value), writeTypedNumber(total.value), price.currency] : ['', '', ''];
    return [line.code, line.name, writeTypedNumber(line.quantity), line.unit, ...prices];
  });
  return [titles, ...rows];
}
