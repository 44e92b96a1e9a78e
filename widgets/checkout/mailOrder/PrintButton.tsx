import { usePrintSheet } from '@/commerce/print/usePrintSheet';
import { usePage } from '@/data/hooks';
import { convertPrice } from '@/domain/money/convert';
import { useTexts } from '@/i18n/useTexts';
import '@/ui/button.css';
import type { MailOrder } from '../rules/checkout';
import { buildSlip } from './slip';

interface Props {
  readonly mailOrder: MailOrder;
  /** TRY that the card was charged; null where nobody says. */
  readonly charged: number | null;
}

/** Prints the mail-order slip of a payment. S2 §3, decision 51. */
export function PrintButton({ mailOrder, charged }: Props) {
  const { t } = useTexts();
  const { currencies } = usePage();
  const printSheet = usePrintSheet();
  const print = () => {
    // By its code, however the shop names it.
    const { currency } = convertPrice({ value: 0, currency: mailOrder.currency }, mailOrder.currency, currencies);
    printSheet(t('mailOrder.title'), (page) => {
      buildSlip(page, { ...mailOrder, currency }, charged, t);
    });
  };
  return (
    <button type="button" className="vt-button vt-button--quiet" onClick={print}>
      {t('checkout.print')}
    </button>
  );
}
