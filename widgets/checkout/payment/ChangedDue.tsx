import type { Due } from '../rules/card/due';
import { formatAmount } from '@/domain/money/format';
import { useTexts } from '@/i18n/useTexts';

/** Another amount, or another number of instalments, than was shown when the payment was to start: nothing was sent. Decision 78. */
export function ChangedDue({ due: { total, installment } }: { readonly due: Due }) {
  const { t } = useTexts();
  const plan = installment === 1 ? t('card.single') : t('card.times', { n: installment });
  return (
    <p className="vt-card__note vt-card__note--changed" role="alert">
      {t('card.dueChanged', { amount: formatAmount(total), plan })}
    </p>
  );
}
