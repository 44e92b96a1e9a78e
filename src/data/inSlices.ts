import { nextTask } from '@/runtime/page/nextTask';
import { ApiFailure } from './apiError';

/** Milliseconds after which the page may paint and answer in between. */
const MOST_TIME = 8;

/**
 * `read` of each entry, in order: few at once, many slice by slice, and what follows is then in a task of its own as well.
 * @throws ApiFailure `aborted` when `signal` comes between two slices; whatever `read` throws.
 */
export async function readInSlices<T>(
  entries: readonly unknown[],
  read: (entry: unknown) => T,
  signal: AbortSignal,
): Promise<readonly T[]> {
  const values: T[] = [];
  const first = performance.now();
  let began = first;
  const pause = async () => {
    await nextTask();
    if (signal.aborted) throw new ApiFailure({ kind: 'aborted' });
    began = performance.now();
  };
  for (const entry of entries) {
    if (performance.now() - began >= MOST_TIME) await pause();
    values.push(read(entry));
  }
  // Of several slices.
  if (began > first) await pause();
  return values;
}
