import type { Currency } from '@/domain/money/currency';
import { writeTypedNumber } from '@/domain/typedNumber';
import type { PageTexts } from '@/i18n/useTexts';
import { offerFigures } from './rules/figures';
import type { Offer } from './rules/offer';

/** An offer as rows of a sheet, titles first, as its customer reads it: with the profit in every price, and without what the dealer pays (decision 19). */
export function toSheet({ lines }: Offer, currencies: readonly Currency[], { t }: PageTexts): ReadonlyArray<readonly string[]> {
  const titles = [
    t('records.csvCode'),
    t('cartPage.product'),
    t('cartPage.quantity'),
    t('cartPage.netPrice').replace('\u00a0', ' '),
    t('cartPage.total'),
    t('records.csvCurrency'),
  ];
  const rows = offerFigures(lines, currencies).lines.map(({ line, unit, amount }) => [
    line.code,
    line.name,
    writeTypedNumber(line.quantity),
    writeTypedNumber(unit.value),
    writeTypedNumber(amount.value),
    unit.currency,
  ]);
  return [titles, ...rows];
}
