import { useSyncExternalStore } from 'react';
import { isRepeatedClick } from '@/domain/links/plainClick';
import { useTexts } from '@/i18n/useTexts';
import '@/ui/button.css';
import { useSaveLines } from '../useSaveLines';
import type { ChosenLines } from './chosenLines';
import { repeatable, useRepeat, type RecordLine } from './useRepeat';
import './chosen-lines.css';

interface Props {
  /** Number of the order or offer. */
  readonly orderNo: string;
  readonly lines: readonly RecordLine[];
  readonly chosen: ChosenLines;
}

/** Keeps the chosen lines in a list, all where none are chosen, and orders the chosen ones again; nothing where none can be. */
export function ChosenActions({ orderNo, lines, chosen }: Props) {
  const { t } = useTexts();
  const repeat = useRepeat(orderNo);
  const save = useSaveLines(orderNo);
  const places = useSyncExternalStore(chosen.subscribe, chosen.all);
  if (repeatable(lines).length === 0) return null;
  const isAny = places.size > 0;
  const chosenLines = () => lines.filter((_, place) => places.has(place));
  return (
    <span className="vt-chosen-lines__actions">
      <button
        type="button"
        className="vt-button vt-button--quiet vt-button--compact"
        aria-label={t(isAny ? 'records.saveChosenOf' : 'records.saveOf', { orderNo })}
        onClick={() => {
          save(repeatable(isAny ? chosenLines() : lines));
        }}
      >
        {t(isAny ? 'records.saveChosen' : 'common.saveToList')}
      </button>
      {isAny && (
        <button
          type="button"
          className="vt-button vt-button--compact"
          aria-label={t('records.repeatChosenOf', { orderNo })}
          onClick={(event) => {
            if (!isRepeatedClick(event)) repeat(chosenLines());
          }}
        >
          {t('records.repeatChosen')}
        </button>
      )}
    </span>
  );
}
