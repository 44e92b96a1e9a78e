import { useState, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { goToBox, type BoxName } from './moves';

interface Props {
  /** Id of its row. */
  readonly row: number;
  readonly name: BoxName;
  readonly label: string;
  /** What counts. */
  readonly value: string;
  readonly describedBy: string | undefined;
  readonly isWrong: boolean;
  readonly readOnly: boolean;
  readonly inputRef?: RefObject<HTMLInputElement> | undefined;
  /** What was typed counts now: at Enter, an arrow, and when the box is left. */
  readonly onCommit: (text: string) => void;
  /** Enter, after that: the row is finished. */
  readonly onEnter: (box: HTMLInputElement) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** A box of the grid. Enter and the arrows go from row to row, as in a spreadsheet; Escape brings back what counted. */
export function Box({ row, name, label, value, describedBy, isWrong, readOnly, inputRef, onCommit, onEnter, onPaste }: Props) {
  /** What stands in the box while it is being typed. */
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft === null) return;
    flushSync(() => {
      setDraft(null);
      onCommit(draft);
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget: box, key, shiftKey } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (key === 'Escape' && draft !== null) {
      event.stopPropagation();
      event.preventDefault();
      setDraft(null);
      return;
    }
    // What is said of the row may change, and take the button away that would have the focus next.
    if (key === 'Tab') commit();
    const step = { Enter: shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[key] as 1 | -1 | undefined;
    if (!step) return;
    // Enter would send a form of the page, and the arrows would move the caret.
    event.preventDefault();
    commit();
    if (key === 'Enter' && step === 1) onEnter(box);
    else goToBox(box, step, name);
  };
  return (
    <input
      ref={inputRef}
      className={`vt-quick__box vt-quick__box--${name}${isWrong ? ' vt-quick__box--wrong' : ''}`}
      type="text"
      data-box={name}
      data-typed={draft === null ? undefined : row}
      inputMode={name === 'quantity' ? 'decimal' : undefined}
      enterKeyHint="next"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isWrong || undefined}
      readOnly={readOnly}
      value={draft ?? value}
      onChange={({ target }) => {
        setDraft(target.value);
      }}
      onBlur={commit}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    />
  );
}
