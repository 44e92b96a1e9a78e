import type { ComponentProps } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { HiddenText } from '@/ui/HiddenText';
import { Placeholder } from '@/ui/Placeholder';
import type CardPayment from './payment/CardPayment';
import { useCardPayment } from './useCardPayment';

/** The card form, once its code is there. */
export function PaymentStep(props: ComponentProps<typeof CardPayment>) {
  const { t } = useTexts();
  const { CardForm, isFailed, retry } = useCardPayment();
  if (CardForm) return <CardForm {...props} />;
  if (isFailed) {
    return (
      <div className="vt-checkout__notice" role="alert">
        <p className="vt-checkout__text">{t('checkout.paymentFailed')}</p>
        <button type="button" className="vt-button vt-button--quiet" onClick={retry}>{t('common.retry')}</button>
      </div>
    );
  }
  return (
    <div aria-busy="true">
      <HiddenText>{t('common.loading')}</HiddenText>
      <Placeholder className="vt-checkout__waiting" />
    </div>
  );
}
