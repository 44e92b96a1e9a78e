import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { nextTask } from '@/runtime/page/nextTask';

/** Rows that are rendered with what they stand in: what a phone shows, so that its first price waits for no row below. */
const FIRST = 4;
/** So many more, where all were there, are no slice: a row that somebody begins must not wait, for who types it would write into nothing. */
const A_FEW = 8;
/** Milliseconds that all rows may take by what the first do, so that they come together: those behind take little more than half as long. */
const MOST_TIME_AT_ONCE = 80;
/** Milliseconds that rendering a slice may take: what it puts into the page at once is laid out at once. */
const MOST_TIME = 40;
const MOST_AT_ONCE = 60;

interface Slices {
  /** How many of the rows are rendered by now. */
  readonly shown: number;
  /** Has at least so many rendered with the next render. */
  readonly showTo: (count: number) => void;
}

/**
 * Of so many rows that come at once, how many are rendered by now. A quick computer renders them in one go; a slow one, or where they are
 * very many, slice by slice, each as many as it renders in {@link MOST_TIME}, and lets the visitor in between, so that the page is never
 * held up.
 */
export function useSlices(length: number): Slices {
  const [count, setCount] = useState(FIRST);
  const size = useRef(FIRST);
  // Of the slice that is being rendered; the first begins with this.
  const began = useRef<number | null>(null);
  const isFirst = useRef(true);
  const wereAllThere = useRef(false);
  if (isFirst.current) began.current ??= performance.now();
  useLayoutEffect(() => {
    if (began.current === null) return;
    const took = Math.max(0.1, performance.now() - began.current);
    began.current = null;
    if (isFirst.current && (length * took) / FIRST <= MOST_TIME_AT_ONCE) setCount(Math.max(FIRST, length));
    isFirst.current = false;
    size.current = Math.max(2, Math.min(MOST_AT_ONCE, size.current * 2, Math.floor((size.current * MOST_TIME) / took)));
  }, [count, length]);
  useEffect(() => {
    // Those that are left out for a while come back slice by slice.
    if (count > Math.max(FIRST, length)) setCount(Math.max(FIRST, length));
    if (length - count > A_FEW) wereAllThere.current = false;
    if (count >= length) {
      wereAllThere.current = true;
      return;
    }
    let isOver = false;
    void nextTask().then(() => {
      if (isOver) return;
      began.current = performance.now();
      startTransition(() => {
        setCount(count + size.current);
      });
    });
    return () => {
      isOver = true;
    };
  }, [count, length]);
  const showTo = (wanted: number) => {
    setCount((before) => Math.max(before, wanted));
  };
  const isComplete = length <= count || (wereAllThere.current && length - count <= A_FEW);
  return { shown: isComplete ? length : count, showTo };
}
