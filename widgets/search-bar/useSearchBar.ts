import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Suggestion } from './rules/suggestion';
import { useContainer } from '@/page/container/context';
import { useSuggestions } from './useSuggestions';
import { takeOver } from './takeOver';

export interface SearchBarState {
  readonly field: RefObject<HTMLInputElement>;
  /** What stands in the field: the highlighted suggestion's name, else what was typed (decision 52). */
  readonly text: string;
  readonly typed: string;
  /** The open list, which may be empty; null while closed. */
  readonly shown: readonly Suggestion[] | null;
  /** Place of the highlighted suggestion. */
  readonly active: number | null;
  readonly isBusy: boolean;
  /** `isDraft`: an input method is still composing it, and nothing is asked yet. */
  type(text: string, isDraft: boolean): void;
  /** Opens the list, and asks at once for what is not known yet. */
  open(): void;
  /** Opens the list or goes through it, from the last suggestion to the first. */
  move(step: 1 | -1): void;
  /** Closes the list; what stands in the field stays. */
  close(): void;
  /** Escape: closes the list and brings the typed text back, else clears the field. Answers whether it did either. */
  escape(): boolean;
}

/** Text, list and highlight of one search field. S2 §4. `value` is what its container says. */
export function useSearchBar(value: string): SearchBarState {
  const container = useContainer();
  const field = useRef<HTMLInputElement>(null);
  const [beginning] = useState(() => takeOver(container, value));
  const [typed, setTyped] = useState(beginning.text);
  const [active, setActive] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { found, isBusy, ask, stop } = useSuggestions(typed);
  const shown = isOpen ? found : null;
  const text = (active === null ? null : shown?.[active]?.name) ?? typed;

  const end = useCallback(
    (left: string) => {
      stop();
      setTyped(left);
      setActive(null);
      setOpen(false);
    },
    [stop],
  );
  const close = useCallback(() => {
    end(text);
  }, [end, text]);

  const type = useCallback(
    (next: string, isDraft: boolean) => {
      setTyped(next);
      setActive(null);
      setOpen(true);
      if (isDraft) stop();
      else ask(next);
    },
    [ask, stop],
  );

  useLayoutEffect(() => {
    const { text: begun, caret, isBeingTyped } = beginning;
    if (caret) field.current?.setSelectionRange(...caret);
    if (isBeingTyped) type(begun, false);
  }, [beginning, type]);

  const open = () => {
    setOpen(true);
    // Asked again, a call that is under way would be broken off: a key that is held would never let an answer come.
    if (!isBusy) ask(typed, 0);
  };

  return {
    field,
    text,
    typed,
    shown,
    active,
    isBusy,
    type,
    open,
    close,
    move(step) {
      open();
      const count = found?.length ?? 0;
      if (count > 0) setActive(((active ?? (step === 1 ? -1 : count)) + step + count) % count);
    },
    escape() {
      if (shown !== null || isBusy) end(typed);
      else if (text) type('', false);
      else return false;
      return true;
    },
  };
}
