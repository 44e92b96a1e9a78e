import { useState } from 'react';

/** The value, or while it is held the one that it was before: what is under way must not change under the eyes. */
export function useHeld<T>(value: T, isHeld: boolean): T {
  const [last, setLast] = useState(value);
  if (isHeld) return last;
  if (last !== value) setLast(value);
  return value;
}
