import { dom } from '@/runtime/page/dom';
import { useEffect, useId, useRef } from 'react';
import { useContainer } from '@/page/container/context';
import { emit } from '@/runtime/page/events';
import { listen } from '@/runtime/page/listen';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { SEARCH_PATH } from './searchPath';
import { Icon } from '@/ui/Icon';
import { Spinner } from '@/ui/Spinner';
import { pressKey } from './keys';
import { optionId } from './suggestions/optionId';
import { SuggestionPanel } from './suggestions/SuggestionPanel';
import { useSearchBar } from './useSearchBar';
import '@/ui/button.css';
import './search-bar.css';

interface Props {
  /** Where the search leads; the page's route `search` without it. */
  readonly action?: string | undefined;
  readonly value: string;
}

/** The shop's search: a form that works by itself, with suggestions under its field. S2-1.04, S2 §2 and §4. */
export function SearchBar({ action, value }: Props) {
  const { t } = useTexts();
  const container = useContainer();
  const { routes } = usePage();
  const form = useRef<HTMLFormElement>(null);
  const listId = useId();
  const bar = useSearchBar(value);
  const { field, text, shown, active, isBusy, type, close } = bar;
  const target = action ?? routes.search;

  useEffect(() => {
    const onElsewhere = ({ target: pressed }: Event) => {
      if (!(pressed instanceof Node && form.current?.contains(pressed))) close();
    };
    // A page that the browser brings back must not show the list under which it was left.
    return listen(window, onElsewhere, 'pointerdown', 'pagehide');
  }, [close]);

  return (
    <form
      ref={form}
      className="vt-search"
      role="search"
      method="get"
      action={target}
      onSubmit={() => {
        close();
        emit(container, 'vitrin:search', { query: text.trim(), how: 'submit' });
      }}
    >
      <div className="vt-search__box">
        <input
          ref={field}
          className="vt-search__field"
          type="text"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          role="combobox"
          aria-label={t('search.label')}
          aria-autocomplete="list"
          aria-expanded={Boolean(shown?.length)}
          aria-controls={listId}
          aria-describedby={`${listId}-hint`}
          aria-activedescendant={active !== null ? optionId(listId, active) : ''}
          placeholder={t('search.placeholder')}
          value={text}
          onChange={({ target: { value: next }, nativeEvent }) => {
            type(next, isDraft(nativeEvent));
          }}
          onCompositionEnd={({ currentTarget }) => {
            type(currentTarget.value, false);
          }}
          onKeyDown={(event) => {
            pressKey(bar, event);
          }}
          onBlur={({ currentTarget }) => {
            // A window that is left keeps its focus for the return.
            if (dom.activeElement !== currentTarget) close();
          }}
        />
        {isBusy && (
          <span className="vt-search__busy">
            <Spinner />
          </span>
        )}
      </div>
      <button type="submit" className="vt-button vt-button--primary vt-search__button" aria-label={t('search.submit')}>
        <Icon path={SEARCH_PATH} />
      </button>
      {/* A form that is sent by GET drops the query of its own address. */}
      {[...new URL(target, location.href).searchParams].map(([name, given], place) =>
        name === 'q' ? null : <input key={place} type="hidden" name={name} value={given} />,
      )}
      <span id={`${listId}-hint`} style={{ display: 'none' }}>
        {t('search.hint')}
      </span>
      <SuggestionPanel id={listId} bar={bar} />
    </form>
  );
}

/** On Android the keyboard composes every word, Latin ones too: there, composing is typing. */
function isDraft(event: Event): boolean {
  // What React calls a change is the browser's input event.
  return (event as InputEvent).isComposing && !navigator.userAgent.includes('Android');
}
