import { taxText } from '@/commerce/items/taxText';
import { element } from '@/commerce/print/element';
import { printHead } from '@/commerce/print/head';
import { formatDate } from '@/domain/date';
import { isTaxUnknown } from '@/domain/cart/totals';
import type { Currency } from '@/domain/money/currency';
import { EXACT_PLACES, exactPrice } from '@/domain/money/exactPrice';
import { formatPrice } from '@/domain/money/format';
import type { Money } from '@/domain/money/money';
import { formatQuantity } from '@/domain/quantity/format';
import { OFFER_SUMS, offerFigures, type OfferFigures } from '../rules/figures';
import type { Offer, OfferSender } from '../rules/offer';
import type { PageTexts } from '@/i18n/useTexts';

interface Content {
  readonly offer: Offer;
  readonly sender: OfferSender;
  readonly title: string;
  readonly currencies: readonly Currency[];
  readonly t: PageTexts['t'];
}

/** Fills a page with an offer for its customer: every price has the profit in it, and none tells of it. S2 §2, decision 51. */
export function buildOffer(page: Document, { offer: { date, customer, lines }, sender, title, currencies, t }: Content): void {
  const figures = offerFigures(lines, currencies);
  const { customerName, customerCompanyName, customerEmail, customerPhone } = customer;
  const reached = [customerEmail, customerPhone].filter(Boolean).join(' · ');
  page.body.append(
    element(
      page,
      'main',
      'vt-print',
      printHead(page, sender, date && `${t('records.date')}: ${formatDate(date)}`),
      element(page, 'h1', 'vt-print__title', title),
      ...[customerName, customerCompanyName, reached]
        .filter(Boolean)
        .map((text, place) => element(page, 'p', place === 0 ? 'vt-print__line vt-print__line--name' : 'vt-print__line', text)),
      tableOf(page, figures, t),
      ...(figures.sums ? [sumsOf(page, figures.sums, t)] : []),
      ...(figures.sums && isTaxUnknown(lines) ? [element(page, 'p', 'vt-print__line', t('cart.untaxed'))] : []),
    ),
  );
}

function tableOf(page: Document, { lines }: OfferFigures, t: PageTexts['t']): HTMLElement {
  const row = (tag: 'th' | 'td', name: string, ...texts: ReadonlyArray<string | readonly [string, Node]>) =>
    element(
      page,
      'tr',
      'vt-print__row',
      ...texts.map((text, place) =>
        element(page, tag, place === 0 ? `vt-print__${name} vt-print__${name}--words` : `vt-print__${name}`, ...[text].flat()),
      ),
    );
  return element(
    page,
    'table',
    'vt-print__table',
    element(
      page,
      'thead',
      '',
      row('th', 'column', t('cartPage.product'), t('cartPage.quantity'), t('cart.tax'), t('cartPage.price'), t('cartPage.total')),
    ),
    element(
      page,
      'tbody',
      '',
      ...lines.map(({ line: { name, quantity, taxRate }, unit, amount }) =>
        row(
          'td',
          'cell',
          name,
          formatQuantity(quantity),
          taxText(taxRate, { t }),
          priceOf(page, unit, quantity, amount),
          formatPrice(amount),
        ),
      ),
    ),
  );
}

/** A unit price, and the exact one beneath it where it and the quantity do not make the amount. Decision 72. */
function priceOf(page: Document, unit: Money, quantity: number, amount: Money): string | readonly [string, Node] {
  const exact = exactPrice(unit, quantity, amount);
  const shown = formatPrice(unit);
  return exact ? [shown, element(page, 'small', 'vt-print__exact', formatPrice(exact, EXACT_PLACES))] : shown;
}

function sumsOf(page: Document, sums: NonNullable<OfferFigures['sums']>, t: PageTexts['t']): HTMLElement {
  return element(
    page,
    'dl',
    'vt-print__sums',
    ...OFFER_SUMS.flatMap((name) => {
      const look = `vt-print__sum vt-print__sum--${name}`;
      return [
        element(page, 'dt', look, t(`cart.${name}`)),
        element(page, 'dd', look, formatPrice({ value: sums[name], currency: sums.currency })),
      ];
    }),
  );
}
