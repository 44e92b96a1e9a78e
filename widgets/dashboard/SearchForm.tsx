import { useId, useRef, useState } from 'react';
import type { SearchType } from './rules';
import { useTexts } from '@/i18n/useTexts';
import { alerted, alertWithdrawn } from '@/data/alert';
import { useAlertWhile } from '@/data/query/useAlertWhile';
import { useAppDispatch } from '@/data/hooks';
import { useSearches } from './useStats';
import { Field, RequiredKey } from '@/ui/Field';
import { Select } from '@/ui/Select';
import { Spinner } from '@/ui/Spinner';
import { SearchesDialog } from './SearchesDialog';

/** Looks up who searched a word, or what a user searched; what is found opens in a dialog. S2 §2, §4 and §5. */
export function SearchForm() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [type, setType] = useState<SearchType>('kelime');
  const [isMissing, setMissing] = useState(false);
  const { found, isBusy, lookUp } = useSearches();

  useAlertWhile('stats/search', isMissing);

  const submit = () => {
    const query = field.current?.value.trim() ?? '';
    setMissing(query === '');
    // What was looked up before opens no dialog any more.
    lookUp(query === '' ? null : { query, type });
    if (query !== '') {
      dispatch(alertWithdrawn({ action: 'stats/search' }));
      return;
    }
    field.current?.focus();
    dispatch(alerted({ source: { action: 'stats/search' }, message: { key: 'stats.noTerm' } }));
  };
  return (
    <>
      <form
        className="vt-stats__row vt-stats__form"
        aria-busy={isBusy}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <RequiredKey />
        <label className="vt-field">
          <span className="vt-field__label">{t('stats.type')}</span>
          <Select
            options={[
              { value: 'kelime', label: t('stats.byWord') },
              { value: 'kullanıcı', label: t('stats.byUser') },
            ]}
            value={type}
            onChange={setType}
          />
        </label>
        <Field
          id={id}
          label={t('stats.term')}
          isRequired
          error={isMissing ? t('stats.noTerm') : undefined}
          className="vt-stats__term"
        >
          {(control) => (
            <input
              {...control}
              ref={field}
              type="text"
              enterKeyHint="search"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              onChange={() => {
                setMissing(false);
              }}
            />
          )}
        </Field>
        <button type="submit" className="vt-button vt-button--primary vt-stats__submit">
          {isBusy && <Spinner />}
          {t('search.submit')}
        </button>
      </form>
      {found && (
        <SearchesDialog
          {...found}
          onClose={() => {
            lookUp(null);
          }}
        />
      )}
    </>
  );
}
