import { useSyncExternalStore } from 'react';
import { useTexts } from '@/i18n/useTexts';
import type { ChosenLines } from './chosenLines';
import './chosen-lines.css';

interface Props {
  readonly chosen: ChosenLines;
  readonly place: number;
  /** What is chosen by it, in words. */
  readonly name: string;
}

/** Chooses a line. */
export function ChosenBox({ chosen, place, name }: Props) {
  const { t } = useTexts();
  const isChosen = useSyncExternalStore(chosen.subscribe, () => chosen.all().has(place));
  return (
    <label className="vt-chosen-lines__label">
      <input
        className="vt-chosen-lines__box"
        type="checkbox"
        form=""
        aria-label={t('records.choose', { name })}
        checked={isChosen}
        onChange={({ target: { checked } }) => {
          chosen.set(place, checked);
        }}
      />
    </label>
  );
}
