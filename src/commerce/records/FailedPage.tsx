import { translate } from '@/i18n';
import { useTexts } from '@/i18n/useTexts';
import { isSignedOut } from '@/data/failure';
import { failureReason } from '@/data/failureReason';
import { usePage } from '@/data/hooks';
import type { Query } from '@/data/query/useQuery';
import { WARNING } from '@/ui/icon/paths';
import { Icon } from '@/ui/Icon';
import '@/ui/button.css';
import '../order/panel.css';
import './records.css';

interface Props {
  readonly error: NonNullable<Query<unknown>['error']>;
  readonly title: string;
  readonly onRetry: () => void;
}

/** A page that could not be fetched, and what can be done about it; rows on the screen are those before. Decisions 9 and 50. */
export function FailedPage(props: Props) {
  return isSignedOut(props.error) ? <SignIn /> : <Failure {...props} />;
}

interface FailureProps extends Props {
  /** A status where an alert beside it says the same already. */
  readonly role?: 'alert' | 'status';
}

/** What could not be fetched, why, and a way to try again: the one look that failures of the desk have. */
export function Failure({ error, title, onRetry, role = 'alert' }: FailureProps) {
  const { t } = useTexts();
  return (
    <div className="vt-desk-panel vt-records__notice vt-records__notice--failure" role={role}>
      <span className="vt-records__sign">
        <Icon path={WARNING} size={24} />
      </span>
      <h2 className="vt-desk-panel__title">{title}</h2>
      <p className="vt-records__text">{translate({ t }, failureReason(error, 'list.failedText'))}</p>
      <button type="button" className="vt-button vt-button--quiet" onClick={onRetry}>
        {t('common.retry')}
      </button>
    </div>
  );
}

/** Visitors have neither orders nor offers: none are asked for. */
export function SignIn() {
  const { t } = useTexts();
  const { login } = usePage().routes;
  return (
    <div className="vt-desk-panel vt-records__notice" role="status">
      <p className="vt-records__text">{t('records.visitor')}</p>
      <a className="vt-button vt-button--primary" href={login}>
        {t('cartPage.signIn')}
      </a>
    </div>
  );
}
