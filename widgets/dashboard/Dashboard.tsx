import { useRef } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { useSearchStats } from './useStats';
import { Placeholder } from '@/ui/Placeholder';
import { SearchForm } from './SearchForm';
import { StatsTables } from './StatsTables';
import '@/ui/button.css';
import './dashboard.css';

/** Statistics of the shop's searches, for its managers. S2-1.07, S2 §2. */
export function Dashboard() {
  const { t } = useTexts();
  const region = useRef<HTMLElement>(null);
  const { value, error, reload } = useSearchStats();

  const retry = () => {
    // The button goes: the focus must not go with it.
    region.current?.focus();
    reload();
  };
  return (
    <section ref={region} className="vt-stats" tabIndex={-1} aria-label={t('stats.region')} aria-busy={!value && !error}>
      <SearchForm />
      {value ? (
        <StatsTables {...value} />
      ) : (
        <>
          <div className={error ? 'vt-desk-panel vt-stats__wide' : 'vt-stats__wide'}>
            <p className="vt-stats__row" role="status">
              {t(error ? 'stats.failed' : 'common.loading')}
            </p>
            {error && (
              <p className="vt-stats__row">
                <button type="button" className="vt-button vt-button--quiet" onClick={retry}>
                  {t('common.retry')}
                </button>
              </p>
            )}
          </div>
          {!error && <Placeholder className="vt-stats__waiting" />}
        </>
      )}
    </section>
  );
}
