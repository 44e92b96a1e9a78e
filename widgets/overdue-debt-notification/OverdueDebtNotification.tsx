import { isOverdueDebtShown, overdueDebtMessage } from './rules';
import { translate } from '@/i18n';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { Icon } from '@/ui/Icon';
import { WARNING } from '@/ui/icon/paths';
import './overdue-debt-notification.css';

/** Reminds the customer of a debt that should have been paid; nothing where there is none. `payHref`, else the page's route, leads to where it is paid. S2 §2, decision 37, contract §2. */
export function OverdueDebtNotification({ payHref }: { readonly payHref: string | null }) {
  const texts = useTexts();
  const { debitAging, settings, currencies, routes } = usePage();
  const href = payHref ?? routes.payDebt;
  if (!debitAging || !isOverdueDebtShown({ settings, ...debitAging })) return null;
  return (
    <section className="vt-overdue-debt" aria-label={texts.t('overdueDebt.label')}>
      <span className="vt-overdue-debt__icon">
        <Icon path={WARNING} />
      </span>
      <p className="vt-overdue-debt__text">{translate(texts, overdueDebtMessage(debitAging, currencies))}</p>
      {href !== null && (
        <a className="vt-overdue-debt__pay" href={href}>
          {texts.t('overdueDebt.pay')}
        </a>
      )}
    </section>
  );
}
