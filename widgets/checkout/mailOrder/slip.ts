import { element } from '@/commerce/print/element';
import { printHead } from '@/commerce/print/head';
import type { MailOrder } from '../rules/checkout';
import { slipAmounts } from '../rules/slipAmounts';
import { formatDate } from '@/domain/date';
import { TRY } from '@/domain/money/currency';
import { formatAmount } from '@/domain/money/format';
import type { PageTexts } from '@/i18n/useTexts';

/**
 * Fills a page with a mail-order slip to be signed, whose currency is a code by now. What the shop does not say is left out. `charged` is
 * what the card was charged in all, in TRY, where the payment's result says so. S2 §3, decisions 51 and 77.
 */
export function buildSlip(page: Document, mailOrder: MailOrder, charged: number | null, t: PageTexts['t']): void {
  const { store, currency, installment } = mailOrder;
  const { address, phone } = store;
  const pairs: ReadonlyArray<readonly [term: string, value: string]> = [
    [t('mailOrder.customer'), mailOrder.customerName],
    ...slipAmounts(mailOrder, currency === TRY ? charged : null).map(
      ([name, amount]) => [t(`mailOrder.${name}`), amount === null ? '' : `${formatAmount(amount)} ${currency}`] as const,
    ),
    [t('mailOrder.installment'), installment > 1 ? String(installment) : t('mailOrder.single')],
    [t('mailOrder.cardHolder'), mailOrder.cardHolder],
    [t('mailOrder.cardNumber'), mailOrder.cardNumber],
    [t('mailOrder.expiry'), mailOrder.expiryDate],
    [t('mailOrder.description'), mailOrder.description],
  ];
  page.body.append(
    element(
      page,
      'main',
      'vt-print',
      printHead(
        page,
        { ...store, lines: [address, phone] },
        mailOrder.date && `${t('mailOrder.date')}: ${formatDate(mailOrder.date)}`,
      ),
      element(page, 'h1', 'vt-print__title', t('mailOrder.title')),
      element(
        page,
        'dl',
        'vt-print__pairs',
        ...pairs
          .filter(([, value]) => value.trim() !== '')
          .flatMap(([term, value]) => [
            element(page, 'dt', 'vt-print__term', term),
            element(page, 'dd', 'vt-print__value', value),
          ]),
      ),
      element(page, 'p', 'vt-print__text', t(installment > 1 ? 'mailOrder.consentTotal' : 'mailOrder.consent')),
      element(
        page,
        'div',
        'vt-print__signs',
        ...[t('mailOrder.name'), t('mailOrder.signature')].map((label) => element(page, 'div', 'vt-print__sign', label)),
      ),
    ),
  );
}
