import { useEffect, useState } from 'react';
import { nextTask } from '@/runtime/page/nextTask';

/** Rows that one task renders: as many as an old computer renders within a frame or two. */
const SLICE = 50;

/**
 * Of many rows that come at once, those that are rendered by now: a slice more with each task, so that the page is never held up. The
 * last one is always among them: it is the empty one that is written in.
 */
export function useInSlices(ids: readonly number[]): readonly number[] {
  const [count, setCount] = useState(SLICE);
  const { length } = ids;
  useEffect(() => {
    if (count >= length) return;
    let isOver = false;
    void nextTask().then(() => {
      if (!isOver) setCount(count + SLICE);
    });
    return () => {
      isOver = true;
    };
  }, [count, length]);
  return length - count <= 1 ? ids : [...ids.slice(0, count), ...ids.slice(-1)];
}
