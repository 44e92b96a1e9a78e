import { useState, type ReactNode } from 'react';
import { useTexts } from '@/i18n/useTexts';
import '@/ui/button.css';
import { useSaveLines } from '../useSaveLines';
import { repeatable, useRepeat, type RecordLine } from './useRepeat';
import './chosen-lines.css';

interface NamedLine extends RecordLine {
  readonly name: string;
}

interface ChosenLines {
  /** The words of a line, with the box that chooses it before them; without one where the whole can be ordered again as well. */
  box(this: void, place: number, words: ReactNode): ReactNode;
  /** Keeps them in a list, all where none are chosen, and orders the chosen ones again; nothing where none can be. */
  readonly action: ReactNode;
}

/** Lines of an order or offer that the visitor chooses to order again. They are known by their places, from 0. */
export function useChosenLines(orderNo: string, lines: readonly NamedLine[]): ChosenLines {
  const { t } = useTexts();
  const repeat = useRepeat(orderNo);
  const save = useSaveLines(orderNo);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const chosenLines = () => lines.filter((_, place) => chosen.has(place));
  const isOffered = repeatable(lines).length > 1;
  return {
    box(place, words) {
      const line = lines[place];
      if (!isOffered || !line || repeatable([line]).length === 0) return words;
      return (
        <span className="vt-chosen-lines__line">
          <label className="vt-chosen-lines__label">
            <input
              className="vt-chosen-lines__box"
              type="checkbox"
              aria-label={t('records.choose', { name: line.name })}
              checked={chosen.has(place)}
              onChange={({ target: { checked } }) => {
                setChosen((before) => new Set(checked ? [...before, place] : [...before].filter((each) => each !== place)));
              }}
            />
          </label>
          {words}
        </span>
      );
    },
    action: repeatable(lines).length > 0 && (
      <span className="vt-chosen-lines__actions">
        <button
          type="button"
          className="vt-button vt-button--quiet vt-button--compact"
          aria-label={t(chosen.size > 0 ? 'records.saveChosenOf' : 'records.saveOf', { orderNo })}
          onClick={() => {
            save(repeatable(chosen.size > 0 ? chosenLines() : lines));
          }}
        >
          {t(chosen.size > 0 ? 'records.saveChosen' : 'common.saveToList')}
        </button>
        {chosen.size > 0 && (
          <button
            type="button"
            className="vt-button vt-button--compact"
            aria-label={t('records.repeatChosenOf', { orderNo })}
            onClick={() => {
              repeat(chosenLines());
            }}
          >
            {t('records.repeatChosen')}
          </button>
        )}
      </span>
    ),
  };
}
