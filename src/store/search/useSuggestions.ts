import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchSuggestions } from '@/api/autocomplete';
import type { Suggestion } from '@/domain/search/suggestion';

export interface Suggestions {
  /** What the shop suggests for the text as it is now, never for another; null while that is not known. */
  readonly found: readonly Suggestion[] | null;
  /** A call is under way. */
  readonly isBusy: boolean;
  /** Asks for a text after `pause` ms without another ask; one that holds nothing clears what was found. S2 §4. */
  ask(text: string, pause?: number): void;
  /** Nothing is waited for any more. */
  stop(): void;
}

interface Answer {
  readonly query: string;
  readonly items: readonly Suggestion[];
}

/** Milliseconds without typing before the shop is asked. S2 §9. */
const DEBOUNCE = 500;

/** The suggestions for the text of one search field. An error is logged and changes nothing else (S2 §8). */
export function useSuggestions(text: string): Suggestions {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const answered = useRef('');
  const waiting = useRef<AbortController | null>(null);

  const stop = useCallback(() => {
    waiting.current?.abort();
    setBusy(false);
  }, []);
  useEffect(() => stop, [stop]);

  const take = useCallback((next: Answer | null) => {
    answered.current = next?.query ?? '';
    setAnswer(next);
  }, []);

  const ask = useCallback((wanted: string, pause = DEBOUNCE) => {
    stop();
    const query = wanted.trim();
    if (query === '') take(null);
    if (query === answered.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    waiting.current = controller;

    const call = async () => {
      setBusy(true);
      try {
        const items = await fetchSuggestions(query, signal);
        // An answer may have been on its way to us when the call was given up.
        if (!signal.aborted) take({ query, items });
      } catch (failure) {
        if (!signal.aborted) console.error('[vitrin] search suggestions:', failure);
      }
      if (!signal.aborted) setBusy(false);
    };
    const timer = setTimeout(() => void call(), pause);
    signal.addEventListener('abort', () => { clearTimeout(timer); });
  }, [stop, take]);

  return { found: answer?.query === text.trim() ? answer.items : null, isBusy, ask, stop };
}
