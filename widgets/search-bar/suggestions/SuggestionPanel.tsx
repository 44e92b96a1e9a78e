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
}

/** What opens under the field: the suggestions, or that there are none. The list stays in the page, which the field names. */
export function SuggestionPanel({ id, bar: { typed, shown, active, close } }: Props) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const container = useContainer();
  useEffect(() => {
    if (shown) announce(shown.length > 0 ? t('search.found', { count: shown.length }) : t('search.empty'));
  }, [shown, t, announce]);

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
      style={{ display: shown ? undefined : 'none' }}
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      {shown?.length === 0 && <p className="vt-suggestions__none">{t('search.empty')}</p>}
      <div
        className="vt-suggestions__list"
        id={id}
        role="listbox"
        aria-label={t('search.suggestions')}
        style={{ display: shown?.length ? undefined : 'none' }}
      >
        {shown?.map((suggestion, place) => (
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
    </div>
  );
}
