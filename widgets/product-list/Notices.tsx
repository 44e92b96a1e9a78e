import type { ApiError } from '@/data/apiError';
import { translate } from '@/i18n';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { failureReason } from '@/data/failureReason';
import { PageLink } from '@/ui/Pagination';
import '@/ui/button.css';
import './css/notices.css';

/** No product fits. S1 §2. */
export function Empty() {
  const { t } = useTexts();
  return (
    <div className="vt-list-notice">
      <h3 className="vt-list-notice__title">{t('list.emptyTitle')}</h3>
      <p className="vt-list-notice__text">{t('list.emptyText')}</p>
    </div>
  );
}

/** A visitor is shown no price that could be ordered for: a login brings them. Decision 24. */
export function SignIn() {
  const { t } = useTexts();
  const { routes } = usePage();
  return (
    <p className="vt-list-sign-in">
      <span>{t('list.signInText')}</span>
      <a className="vt-button vt-button--quiet vt-button--compact" href={routes.login}>
        {t('list.signIn')}
      </a>
    </p>
  );
}

/** The list has fewer pages than the address asks for. */
export function BeyondLast({ href, onGo }: { href: string; onGo: () => void }) {
  const { t } = useTexts();
  return (
    <div className="vt-list-notice">
      <h3 className="vt-list-notice__title">{t('list.beyondLast')}</h3>
      <PageLink className="vt-button vt-button--quiet" href={href} onGo={onGo}>
        {t('list.lastPage')}
      </PageLink>
    </div>
  );
}

/** The products could not be fetched; those on screen are the ones before. Decision 9. */
export function Failure({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <div className="vt-list-notice vt-list-notice--failure" role="alert">
      <h3 className="vt-list-notice__title">{t('list.failedTitle')}</h3>
      <p className="vt-list-notice__text">{translate({ t }, failureReason(error, 'list.failedText'))}</p>
      <button type="button" className="vt-button vt-button--quiet" onClick={onRetry}>
        {t('common.retry')}
      </button>
    </div>
  );
}
