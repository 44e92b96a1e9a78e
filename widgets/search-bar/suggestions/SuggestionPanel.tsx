import { useEffect, type MouseEvent } from 'react';
import { isPlainClick } from '@/domain/links/plainClick';
import { productHref } from '@/domain/links/product';
import type { Suggestion } from '../rules/suggestion';
import { useAnnounce, useContainer } from '@/page/container/context';
import { emit } from '@/runtime/page/events';
import { goTo } from '@/page/navigation';
import { useTexts } from '@/i18n/useTexts';
import type { SearchBarState } from '../useSearchBar';
import { optionId } from './optionId';
import { SuggestionOption } from './SuggestionOption';
import '@/ui/css/overlay.css';
import './suggestions.css';

interface Props {
  /** Of the list. */
  readonly id: string;
  readonly bar: SearchBarState;
  readonly suggestions: readonly Suggestion[];
}

/** What opens under the field: the suggestions, or that there are none. */
export function SuggestionPanel({ id, bar: { typed, active, close }, suggestions }: Props) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const container = useContainer();
  const count = suggestions.length;
  useEffect(() => {
    announce(count > 0 ? t('search.found', { count }) : t('search.empty'));
  }, [suggestions, count, t, announce]);

  const choose = (event: MouseEvent, suggestion: Suggestion) => {
    emit(container, 'vitrin:search', { query: typed.trim(), how: 'suggestion' });
    if (!isPlainClick(event)) return;
    event.preventDefault();
    close();
    goTo(productHref(suggestion));
  };

  return (
    // The focus stays in the field, whatever is pressed here: it is what opens and closes the list.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="vt-overlay vt-suggestions"
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      {count === 0 ? (
        <p className="vt-suggestions__none">{t('search.empty')}</p>
      ) : (
        <div className="vt-suggestions__list" id={id} role="listbox" aria-label={t('search.suggestions')}>
          {suggestions.map((suggestion, place) => (
            <SuggestionOption
              key={optionId(id, place)}
              id={optionId(id, place)}
              suggestion={suggestion}
              query={typed}
              isActive={place === active}
              onChoose={choose}
            />
          ))}
        </div>
      )}
    </div>
  );
}
