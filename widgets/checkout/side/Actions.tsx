import type { MouseEvent } from 'react';
import { isRepeatedClick } from '@/domain/links/plainClick';
import type { CheckoutStep } from '../rules/checkout';
import { goBack } from '@/page/history';
import { useTexts } from '@/i18n/useTexts';
import { Spinner } from '@/ui/Spinner';
import { PaymentLinkButton } from '../paymentLink/PaymentLinkButton';

interface Props {
  readonly step: CheckoutStep;
  /** The card form that the main button sends. */
  readonly formId: string;
  /** False: the form is not there yet, or what is to be paid cannot be told. */
  readonly isReady: boolean;
  readonly busy: boolean;
  readonly canGoBack: boolean;
  readonly onGoOn: () => void;
  /** TRY that a payment link suggests. */
  readonly amount: number;
}

/** The main button of a step, and what else leads on. S2 §2. */
export function Actions({ step, formId, isReady, busy, canGoBack, onGoOn, amount }: Props) {
  const { t } = useTexts();
  const isOff = busy || !isReady;
  const keepStill = (event: MouseEvent) => {
    if (isOff || isRepeatedClick(event)) event.preventDefault();
  };
  return (
    <div className="vt-desk-panel__actions vt-checkout__actions">
      {step === 'CheckoutPreview' && (
        <button type="button" className="vt-button vt-button--primary" onClick={onGoOn}>
          {t('checkout.goOn')}
        </button>
      )}
      {step === 'CheckoutPayment' && (
        <button
          type="submit"
          form={formId}
          className="vt-button vt-button--primary"
          aria-disabled={isOff}
          aria-busy={busy}
          onClick={keepStill}
        >
          {busy && <Spinner />}
          {t('checkout.pay')}
        </button>
      )}
      <PaymentLinkButton amount={amount} />
      {canGoBack && !busy && (
        <button
          type="button"
          className="vt-button"
          onClick={(event) => {
            if (!isRepeatedClick(event)) goBack();
          }}
        >
          {t('checkout.back')}
        </button>
      )}
    </div>
  );
}
