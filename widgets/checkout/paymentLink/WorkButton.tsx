import { isRepeatedClick } from '@/domain/links/plainClick';
import { useTexts } from '@/i18n/useTexts';
import type { PaymentLinkWork } from './usePaymentLink';
import { HiddenText } from '@/ui/HiddenText';
import { Spinner } from '@/ui/Spinner';

interface Props {
  readonly kind: PaymentLinkWork;
  /** What is under way. */
  readonly work: PaymentLinkWork | null;
  /** Without it the button sends its form. */
  readonly onClick?: () => void;
}

/** Begins a piece of work, and turns while that is under way. It keeps the focus; meanwhile it does nothing. */
export function WorkButton({ kind, work, onClick }: Props) {
  const { t } = useTexts();
  const off = work === null ? '' : ' vt-payment-link__off';
  return (
    <button
      type={onClick ? 'button' : 'submit'}
      className={`vt-button vt-button--${kind === 'create' ? 'primary' : 'quiet'}${off}`}
      aria-disabled={work !== null}
      onClick={(event) => {
        // The second click of a double click, when the first is done already: nobody wants two links, or two mails.
        if (isRepeatedClick(event)) event.preventDefault();
        else onClick?.();
      }}
    >
      {work === kind && <Spinner />}
      {t(`paymentLink.${kind}`)}
      {kind === 'share' && (
        <>
          {' '}
          <HiddenText>{t('cartPage.newTab')}</HiddenText>
        </>
      )}
    </button>
  );
}
