import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fetchSuggestions } from './api';
import type { Suggestion } from './rules/suggestion';
import { useQuery } from '@/data/query/useQuery';
import { say } from '@/runtime/page/say';

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

/** A text that is asked for; each ask is another one. */
interface Asked {
  readonly query: string;
  readonly pause: number;
}

interface Answer {
  readonly query: string;
  readonly items: readonly Suggestion[];
}

/** Milliseconds without typing before the shop is asked. S2 §9. */
const DEBOUNCE = 500;

async function findSuggestions(query: string, signal: AbortSignal): Promise<Answer | null> {
  return { query, items: await fetchSuggestions(query, signal) };
}

/** The suggestions for the text of one search field. An error is logged and changes nothing else (S2 §8). */
export function useSuggestions(text: string): Suggestions {
  const [asked, setAsked] = useState<Asked | null>(null);
  const load = useMemo(() => asked && ((signal: AbortSignal) => findSuggestions(asked.query, signal)), [asked]);
  const { value, isLoading, change } = useQuery(load, {
    delay: asked?.pause ?? 0,
    onFailure(failure) {
      say('error', '[vitrin] search suggestions:', failure);
    },
  });
  /** The text that `value` is for; what means the same is not asked for again. */
  const answered = useRef('');
  useEffect(() => {
    answered.current = value?.query ?? '';
  }, [value]);

  const stop = useCallback(() => {
    setAsked(null);
  }, []);
  const ask = useCallback(
    (wanted: string, pause = DEBOUNCE) => {
      const query = wanted.trim();
      if (query === '') {
        answered.current = '';
        change(() => null);
      }
      if (query === answered.current) stop();
      else setAsked({ query, pause });
    },
    [change, stop],
  );

  return { found: value?.query === text.trim() ? value.items : null, isBusy: isLoading, ask, stop };
}
