import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { lazyPart } from '@/ui/lazyPart';
import { useDialog } from '@/commerce/useDialog';
import '@/ui/button.css';

interface Props {
  /** What the dialog suggests to charge, in TRY; nothing is suggested at 0 and below. */
  readonly amount: number;
}

const dialog = lazyPart(() => import('./PaymentLinkDialog'), 'PaymentLinkDialog');

/** Opens the dialog of payment links; nothing where the shop makes none. S2 §2. */
export function PaymentLinkButton({ amount }: Props) {
  const { t } = useTexts();
  const { b2b_cari_odeme_baglantisi: isOffered } = usePage().settings;
  const { Dialog, open, close } = useDialog(dialog);
  if (!isOffered) return null;
  return (
    <>
      <button type="button" className="vt-button vt-button--quiet" aria-haspopup="dialog" onClick={open}>
        {t('paymentLink.title')}
      </button>
      {Dialog && <Dialog amount={amount} onClose={close} />}
    </>
  );
}
