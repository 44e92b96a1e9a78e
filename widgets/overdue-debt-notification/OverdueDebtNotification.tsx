import { isOverdueDebtShown, overdueDebtMessage } from './rules';
import { translate } from '@/i18n';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { Icon } from '@/ui/Icon';
import { WARNING } from '@/ui/icon/paths';
import './overdue-debt-notification.css';

/** Reminds the customer of a debt that should have been paid; nothing where there is none. S2 §2, decision 37. */
export function OverdueDebtNotification() {
  const texts = useTexts();
  const { debitAging, settings, currencies } = usePage();
  if (!debitAging || !isOverdueDebtShown({ settings, ...debitAging })) return null;
  return (
    <section className="vt-overdue-debt" aria-label={texts.t('overdueDebt.label')}>
      <span className="vt-overdue-debt__icon">
        <Icon path={WARNING} />
      </span>
      <p className="vt-overdue-debt__text">{translate(texts, overdueDebtMessage(debitAging, currencies))}</p>
    </section>
  );
}
