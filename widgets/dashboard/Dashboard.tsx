import { useEffect, useRef } from 'react';
import { Failure } from '@/commerce/records/FailedPage';
import { useTexts } from '@/i18n/useTexts';
import { useAnnounce } from '@/page/container/context';
import { useSearchStats } from './useStats';
import { SearchForm } from './SearchForm';
import { StatsTables, WaitingTables } from './StatsTables';
import '@/ui/button.css';
import './dashboard.css';

/** Statistics of the shop's searches, for its managers. S2-1.07, S2 §2. */
export function Dashboard() {
  const { t } = useTexts();
  const region = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  const { value, error, reload } = useSearchStats();
  const isAsked = useRef(false);
  useEffect(() => {
    // What has been asked for again is told when it comes.
    if (value && isAsked.current) announce(t('stats.region'));
  }, [value, announce, t]);

  const retry = () => {
    // The button goes: the focus must not go with it.
    region.current?.focus();
    isAsked.current = true;
    reload();
  };
  return (
    <section ref={region} className="vt-stats" tabIndex={-1} aria-label={t('stats.region')} aria-busy={!value && !error}>
      <SearchForm />
      {value && <StatsTables {...value} />}
      {!value && !error && <WaitingTables />}
      {!value && error && (
        <div className="vt-stats__wide">
          {/* The toast is the alert. */}
          <Failure error={error} title={t('stats.failed')} onRetry={retry} role="status" />
        </div>
      )}
    </section>
  );
}
