import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '@/data/apiError';
import { dom } from '@/runtime/page/dom';
import { listen } from '@/runtime/page/listen';
import { fetchOnlineUsers } from './api';
import type { OnlineUsers } from './rules';
import { complainOnce } from '@/data/entries';
import { useQuery } from '@/data/query/useQuery';

/** Milliseconds from an answer to the next call. S2 §9. */
const PAUSE = 10_000;

interface Polled {
  /** The last list that came; null before the first. */
  readonly users: OnlineUsers | null;
  /** Why the last call brought none. It stays while the next is under way. */
  readonly error: ApiError | null;
}

/** Who is online, asked again a while after each answer; not in a hidden tab, which catches up when it shows. Decision 60. */
export function useOnlineUsers(): Polled {
  // Of what is wrong with each answer anew the console need not hear six times a minute.
  const [complain] = useState(complainOnce);
  const load = useCallback((signal: AbortSignal) => fetchOnlineUsers(signal, complain), [complain]);
  const { value, error, isLoading, reload } = useQuery(load);
  const [told, setTold] = useState(error);
  if (!isLoading && told !== error) setTold(error);

  useEffect(() => {
    if (isLoading) return undefined;
    // By a clock that nobody sets: a computer's own may be set back meanwhile.
    const due = performance.now() + PAUSE;
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      if (!dom.hidden) timer = window.setTimeout(reload, due - performance.now());
    };
    wait();
    const stop = listen(dom, wait, 'visibilitychange');
    return () => {
      clearTimeout(timer);
      stop();
    };
    // `value` and `error`, for each answer brings another: one that comes at once is drawn together with its call.
  }, [isLoading, value, error, reload]);

  return { users: value, error: told };
}
