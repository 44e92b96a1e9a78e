import { element } from '@/commerce/print/element';
import { printHead } from '@/commerce/print/head';
import { printPrice, printSums, printTable } from '@/commerce/print/table';
import { formatDate } from '@/domain/date';
import type { Currency } from '@/domain/money/currency';
import { formatPrice } from '@/domain/money/format';
import { formatQuantity } from '@/domain/quantity/format';
import { rateTexts } from '../rateTexts';
import { inOwnCode, isOwnSum, orderLineTotal, orderTotal, type Order } from '../rules';
import type { PageTexts } from '@/i18n/useTexts';

interface Content {
  readonly order: Order;
  /** Name of the shop; '' where the page says none. */
  readonly shop: string;
  readonly title: string;
  readonly currencies: readonly Currency[];
  readonly t: PageTexts['t'];
}

/** Fills a page with an order: whose, what, and what it came to, in the prices of then. Decisions 48, 51 and 81. */
export function buildOrder(page: Document, { order, shop, title, currencies, t }: Content): void {
  const { date, createdBy, status, isCancelled, lines } = order;
  const line = (text: string) => element(page, 'p', 'vt-print__line', text);
  const total = orderTotal(order, currencies);
  page.body.append(
    element(
      page,
      'main',
      'vt-print',
      printHead(page, { logo: null, name: shop, lines: [] }, date && `${t('records.date')}: ${formatDate(date)}`),
      element(page, 'h1', 'vt-print__title', title),
      ...(isCancelled ? [element(page, 'p', 'vt-print__line vt-print__line--name', t('records.cancelled'))] : []),
      ...(status ? [line(`${t('orders.status')}: ${status}`)] : []),
      ...(createdBy ? [line(`${t('orders.createdBy')}: ${createdBy}`)] : []),
      printTable(
        page,
        [t('cartPage.product'), t('cartPage.quantity'), t('cartPage.netPrice'), t('cartPage.total')],
        lines.map((each) => {
          const { name, code, quantity, unit, price } = each;
          const amount = orderLineTotal(each);
          return [
            [name, element(page, 'small', 'vt-print__exact', code)],
            t('cart.lineAmount', { quantity: formatQuantity(quantity), unit }),
            price && amount ? printPrice(page, inOwnCode(price, currencies), quantity, inOwnCode(amount, currencies)) : '–',
            amount ? formatPrice(inOwnCode(amount, currencies)) : '–',
          ];
        }),
      ),
      ...(total
        ? [printSums(page, [['total', t(isOwnSum(order, currencies) ? 'orders.netTotal' : 'records.total'), total]])]
        : []),
      ...rateTexts(order, currencies, t).map(line),
    ),
  );
}
