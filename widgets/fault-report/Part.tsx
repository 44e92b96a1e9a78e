import { useId, type ReactNode } from 'react';
import { useTexts } from '@/i18n/useTexts';
import type { Query } from '@/data/query/useQuery';
import { Spinner } from '@/ui/Spinner';

interface Props {
  /** What it is a part of: several may fail at once. */
  readonly label: string;
  readonly loaded: Query<unknown>;
  /** What has come. */
  readonly children: ReactNode;
}

/** A part of the chooser that has a call of its own: on its way, failed, or there. */
export function Part({ label, loaded: { value, error, isLoading, reload }, children }: Props) {
  const { t } = useTexts();
  const id = useId();
  return (
    // It takes the focus of the button that goes when the call is made again.
    <div className="vt-fault__text" tabIndex={-1} aria-busy={isLoading}>
      {value ? (
        children
      ) : (
        <p className="vt-fault__text" role={error ? 'alert' : undefined}>
          {error ? (
            <span id={id}>
              {label} – {t('common.loadFailed')}
            </span>
          ) : (
            <Spinner />
          )}{' '}
          {error ? (
            <button
              type="button"
              className="vt-button vt-button--quiet"
              aria-describedby={id}
              onClick={({ currentTarget }) => {
                currentTarget.closest<HTMLElement>('[tabindex]')?.focus();
                reload();
              }}
            >
              {t('common.retry')}
            </button>
          ) : (
            t('common.loading')
          )}
        </p>
      )}
    </div>
  );
}
