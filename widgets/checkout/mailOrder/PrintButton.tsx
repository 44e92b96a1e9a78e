import { printDocument } from '@/commerce/print/printDocument';
import type { MailOrder } from '../rules/checkout';
import { useTexts } from '@/i18n/useTexts';
import { useAppDispatch, usePage } from '@/data/hooks';
import { alerted, alertWithdrawn } from '@/data/alert';
import '@/ui/button.css';
import { buildSlip } from './slip';

interface Props {
  readonly mailOrder: MailOrder;
  /** TRY that the card was charged; null where nobody says. */
  readonly charged: number | null;
}

/** Prints the mail-order slip of a payment. S2 §3, decision 51. */
export function PrintButton({ mailOrder, charged }: Props) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { locale } = usePage();
  const print = () => {
    const isPrinted = printDocument({
      title: t('mailOrder.title'),
      locale,
      build: (page) => {
        buildSlip(page, mailOrder, charged, t);
      },
    });
    dispatch(
      isPrinted
        ? alertWithdrawn({ action: 'print' })
        : alerted({ source: { action: 'print' }, message: { key: 'print.refused' } }),
    );
  };
  return (
    <button type="button" className="vt-button vt-button--quiet" onClick={print}>
      {t('checkout.print')}
    </button>
  );
}
