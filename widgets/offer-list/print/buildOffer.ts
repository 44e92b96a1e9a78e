import { taxText } from '@/commerce/items/taxText';
import { element } from '@/commerce/print/element';
import { printHead } from '@/commerce/print/head';
import { printPrice, printSums, printTable } from '@/commerce/print/table';
import { formatDate } from '@/domain/date';
import { isTaxUnknown } from '@/domain/cart/totals';
import type { Currency } from '@/domain/money/currency';
import { formatPrice } from '@/domain/money/format';
import { formatQuantity } from '@/domain/quantity/format';
import { OFFER_SUMS, offerFigures } from '../rules/figures';
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
export function buildOffer(page: Document, { offer, sender, title, currencies, t }: Content): void {
  const { date, customer, isCancelled, lines } = offer;
  const figures = offerFigures(lines, currencies);
  const { sums } = figures;
  const { customerName, customerCompanyName, customerEmail, customerPhone } = customer;
  const reached = [customerEmail, customerPhone].filter(Boolean).join(' · ');
  page.body.append(
    element(
      page,
      'main',
      'vt-print',
      printHead(page, sender, date && `${t('records.date')}: ${formatDate(date)}`),
      element(page, 'h1', 'vt-print__title', title),
      ...(isCancelled ? [element(page, 'p', 'vt-print__line vt-print__line--name', t('records.cancelled'))] : []),
      ...[customerName, customerCompanyName, reached]
        .filter(Boolean)
        .map((text, place) => element(page, 'p', place === 0 ? 'vt-print__line vt-print__line--name' : 'vt-print__line', text)),
      printTable(
        page,
        // That VAT is not in them the sums below say, which have it apart; two lines of titles would cost a sheet its twentieth line.
        [t('cartPage.product'), t('cartPage.quantity'), t('cart.tax'), t('cartPage.price'), t('cartPage.total')],
        figures.lines.map(({ line: { name, quantity, taxRate }, unit, amount }) => [
          name,
          formatQuantity(quantity),
          taxText(taxRate, { t }),
          printPrice(page, unit, quantity, amount),
          formatPrice(amount),
        ]),
      ),
      ...(sums
        ? [
            printSums(
              page,
              OFFER_SUMS.map((name) => [name, t(`cart.${name}`), { value: sums[name], currency: sums.currency }]),
            ),
          ]
        : []),
      ...(sums && isTaxUnknown(lines) ? [element(page, 'p', 'vt-print__line', t('cart.untaxed'))] : []),
    ),
  );
}
