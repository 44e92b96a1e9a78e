import type { ComponentProps } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { HiddenText } from '@/ui/HiddenText';
import { lazyPart, useLazyPart } from '@/ui/lazyPart';
import type CardPayment from './payment/CardPayment';
import { WaitingForm } from './WaitingForm';

const cardForm = lazyPart(() => import('./payment/CardPayment'), 'default');

/** The card form, whose code is fetched with this step: most checkouts begin before it. */
export function PaymentStep(props: ComponentProps<typeof CardPayment>) {
  const { t } = useTexts();
  const { part: CardForm, isFailed, fetchPart } = useLazyPart(cardForm, true);
  if (CardForm) return <CardForm {...props} />;
  if (isFailed) {
    return (
      <div className="vt-checkout__notice" role="alert">
        <p className="vt-checkout__text">{t('checkout.paymentFailed')}</p>
        <button
          type="button"
          className="vt-button vt-button--quiet"
          onClick={({ currentTarget }) => {
            // The button goes with what it stands in: the focus comes to the heading of the step.
            currentTarget.closest('section')?.querySelector('h2')?.focus();
            void fetchPart();
          }}
        >
          {t('common.retry')}
        </button>
      </div>
    );
  }
  return (
    <div aria-busy="true">
      <HiddenText>{t('common.loading')}</HiddenText>
      <WaitingForm amount={props.amount} suggested={props.suggested} />
    </div>
  );
}
