import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/store/hooks';
import type { Loaded } from '@/store/own/useLoaded';
import '@/ui/button.css';
import '../order/panel.css';
import './records.css';

interface Props {
  readonly error: NonNullable<Loaded<unknown>['error']>;
  readonly title: string;
  readonly onRetry: () => void;
}

/** A page that could not be fetched, and what can be done about it; rows on the screen are those before. Decisions 9 and 50. */
export function Notice({ error, title, onRetry }: Props) {
  const { t } = useTexts();
  if (error.kind === 'http' && error.status === 401) return <SignIn />;
  const offline = error.kind === 'network' || error.kind === 'timeout';
  return (
    <div className="vt-desk-panel vt-records__notice vt-records__notice--failure" role="alert">
      <p className="vt-desk-panel__title">{title}</p>
      <p className="vt-records__text">{t(offline ? 'common.offline' : 'list.failedText')}</p>
      <button type="button" className="vt-button vt-button--quiet" onClick={onRetry}>{t('common.retry')}</button>
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
      <a className="vt-button vt-button--primary" href={login}>{t('cartPage.signIn')}</a>
    </div>
  );
}
