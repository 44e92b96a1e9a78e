import { useEffect, useId, useRef } from 'react';
import { useTexts } from '@/i18n/useTexts';

interface Props {
  readonly onStay: () => void;
  readonly onClose: () => void;
}

/** Closing the dialog does not stop a payment: that is said before it closes. The focus comes to the harmless answer. */
export function AskClose({ onStay, onClose }: Props) {
  const { t } = useTexts();
  const textId = useId();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    stay.current?.focus();
  }, []);
  return (
    <div className="vt-payment-frame__note" role="group" aria-labelledby={textId}>
      <p className="vt-payment-frame__text" id={textId}>
        {t('card.askClose')}
      </p>
      <button ref={stay} type="button" className="vt-button vt-button--quiet" aria-describedby={textId} onClick={onStay}>
        {t('card.stay')}
      </button>
      <button type="button" className="vt-button vt-button--quiet" onClick={onClose}>
        {t('card.closeFrame')}
      </button>
    </div>
  );
}
