import { useState } from 'react';
import { shopAddress } from '@/page/address';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { Dialog } from '@/ui/Dialog';
import { Spinner } from '@/ui/Spinner';
import { AskClose } from './AskClose';
import { usePaymentFrame, type Payment } from './usePaymentFrame';
import '../css/payment-frame.css';

/** The dialog in which the shop's payment page carries the payment out. S2 §2. */
export function PaymentFrame(payment: Payment) {
  const { t } = useTexts();
  const {
    routes: { paymentStart },
  } = usePage();
  const { frame, state, onLoad, close } = usePaymentFrame(payment);
  const [isAsking, setAsking] = useState(false);

  const isInVain = state === 'silent' || state === 'failed';
  const onClose = () => {
    // A second Escape closes in any case, and the browser may not have asked about the first.
    const isStillOpen = frame.current?.closest('dialog')?.open ?? false;
    if (isAsking || isInVain || !isStillOpen) close();
    else setAsking(true);
  };
  return (
    <Dialog open title={t('card.frame')} onClose={onClose}>
      {isInVain && (
        <div className="vt-payment-frame__note" role="alert">
          <p className="vt-payment-frame__text">{t(state === 'failed' ? 'card.notOpened' : 'card.silent')}</p>
          <button type="button" className="vt-button vt-button--quiet" onClick={close}>
            {t('card.closeFrame')}
          </button>
        </div>
      )}
      {isAsking && !isInVain && (
        <AskClose
          onStay={() => {
            setAsking(false);
            // The first button of the dialog, which closes it: within the payment page Escape would be unheard.
            frame.current?.closest('dialog')?.querySelector('button')?.focus();
          }}
          onClose={close}
        />
      )}
      <div className="vt-payment-frame" aria-busy={state === 'loading'}>
        {state === 'loading' && (
          <p className="vt-payment-frame__loading" role="status">
            <Spinner />
            {t('card.frameLoading')}
          </p>
        )}
        <iframe
          ref={frame}
          className="vt-payment-frame__page"
          title={t('card.frame')}
          src={shopAddress(paymentStart)}
          onLoad={onLoad}
        />
      </div>
    </Dialog>
  );
}
