import { element } from '@/desk/print/element';
import type { MailOrder } from '@/domain/checkout/checkout';
import { shownDate } from '@/domain/date';
import { currencyCode } from '@/domain/money/currencyCode';
import { formatAmount } from '@/domain/money/format';
import type { PageTexts } from '@/i18n/useTexts';

/** Fills a page with a mail-order slip to be signed. What the shop does not say is left out. S2 §3, decision 51. */
export function buildSlip(page: Document, mailOrder: MailOrder, t: PageTexts['t']): void {
  const { store, currency, installment, installmentAmount: amount } = mailOrder;
  const code = currencyCode(currency);
  const pairs: ReadonlyArray<readonly [term: string, value: string]> = [
    [t('mailOrder.customer'), mailOrder.customerName],
    [t('mailOrder.amount'), amount === null ? '' : `${formatAmount(amount)} ${code}`],
    [t('mailOrder.installment'), installment > 1 ? String(installment) : t('mailOrder.single')],
    [t('mailOrder.cardHolder'), mailOrder.cardHolder],
    [t('mailOrder.cardNumber'), mailOrder.cardNumber],
    [t('mailOrder.expiry'), mailOrder.expiryDate],
    [t('mailOrder.description'), mailOrder.description],
  ];
  page.body.append(
    element(page, 'main', 'vt-print',
      headOf(page, store, mailOrder.date && `${t('mailOrder.date')}: ${shownDate(mailOrder.date)}`),
      element(page, 'h1', 'vt-print__title', t('mailOrder.title')),
      element(page, 'dl', 'vt-print__pairs', ...pairs.filter(([, value]) => value.trim() !== '').flatMap(([term, value]) => [
        element(page, 'dt', 'vt-print__term', term),
        element(page, 'dd', 'vt-print__value', value),
      ])),
      element(page, 'p', 'vt-print__text', t('mailOrder.consent')),
      element(page, 'div', 'vt-print__signs', ...([t('mailOrder.name'), t('mailOrder.signature')].map((label) => element(page, 'div', 'vt-print__sign', label)))),
    ),
  );
}

function headOf(page: Document, { logo, name, address, phone }: MailOrder['store'], date: string): HTMLElement {
  const sender = element(page, 'div', 'vt-print__sender', ...[name, address, phone].filter(Boolean).map((line) =>
    element(page, 'p', line === name ? 'vt-print__line vt-print__line--name' : 'vt-print__line', line)));
  const head = element(page, 'header', 'vt-print__head', sender, element(page, 'p', 'vt-print__date', date));
  if (logo !== null) {
    const image = element(page, 'img', 'vt-print__logo');
    image.alt = '';
    // A logo that does not load leaves no hole on paper.
    image.addEventListener('error', () => { image.remove(); }, { once: true });
    image.src = new URL(logo, document.baseURI).href;
    head.prepend(image);
  }
  return head;
}
