import { useCallback, useState, type ReactNode } from 'react';
import { ChosenActions } from './ChosenActions';
import { ChosenBox } from './ChosenBox';
import { createChosenLines } from './chosenLines';
import { repeatable, type RecordLine } from './useRepeat';

interface NamedLine extends RecordLine {
  readonly name: string;
}

interface Choice {
  /**
   * The words of a line, with the box that chooses it before them; without one where the whole can be ordered again as well. The same
   * function for the same lines.
   */
  box(this: void, place: number, words: ReactNode): ReactNode;
  /** What can be done with the chosen lines. */
  readonly action: ReactNode;
}

/** Lines of an order or offer that the visitor chooses to order again. They are known by their places, from 0. */
export function useChosenLines(orderNo: string, lines: readonly NamedLine[]): Choice {
  const [chosen] = useState(createChosenLines);
  const isOffered = repeatable(lines).length > 1;
  const box = useCallback(
    (place: number, words: ReactNode) => {
      const line = lines[place];
      if (!isOffered || !line || repeatable([line]).length === 0) return words;
      return (
        <span className="vt-chosen-lines__line">
          <ChosenBox chosen={chosen} place={place} name={line.name} />
          {words}
        </span>
      );
    },
    [lines, isOffered, chosen],
  );
  return { box, action: <ChosenActions orderNo={orderNo} lines={lines} chosen={chosen} /> };
}
