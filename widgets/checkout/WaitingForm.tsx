import { formatAmount } from '@/domain/money/format';
import { useTexts } from '@/i18n/useTexts';
import { RequiredKey } from '@/ui/Field';
import { Placeholder } from '@/ui/Placeholder';
import './payment/css/card.css';

interface Props {
  /** TRY to pay; null where the payer types it. */
  readonly amount: number | null;
  /** What then stands there at first, in TRY. */
  readonly suggested: number;
}

/** Stands in for the card form: its very fields, so that nothing moves when it comes, whatever font and widths it has. */
export function WaitingForm({ amount, suggested }: Props) {
  const { t } = useTexts();
  return (
    <div className="vt-card" aria-hidden="true">
      <div className="vt-card__form">
        <div className="vt-card__fields">
          <RequiredKey />
          {amount === null && (
            <Waiting
              isWide
              label={t('card.amount')}
              hint={suggested > 0 ? t('card.amountRead', { amount: formatAmount(suggested) }) : undefined}
            />
          )}
          <Waiting isWide label={t('card.number')} />
          <Waiting isWide label={t('card.holder')} />
          <Waiting label={t('card.expiry')} />
          <Waiting label={t('card.ccv')} hint={t('card.ccvHint')} />
        </div>
      </div>
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isWide?: boolean;
}

function Waiting({ label, hint, isWide = false }: FieldProps) {
  return (
    <div className={isWide ? 'vt-field vt-card__wide' : 'vt-field'}>
      <span className="vt-field__label vt-field__label--required">{label}</span>
      <Placeholder className="vt-field__control" />
      {hint !== undefined && <p className="vt-field__hint">{hint}</p>}
    </div>
  );
}
