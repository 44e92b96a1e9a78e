import { after } from './page/run';

/** Milliseconds before the second and the third try. */
const PAUSES: readonly number[] = [400, 1600];

/** Milliseconds after which nothing is tried again by itself: the page has waited long enough. */
const LIMIT = 15_000;

/** Tries `load` up to three times, and not again after `ending` or where it took long; rejects with the last failure. */
export async function withRetry<T>(load: () => Promise<T>, ending: AbortSignal): Promise<T> {
  const start = performance.now();
  for (const pause of PAUSES) {
    try {
      return await load();
    } catch (failure) {
      if (ending.aborted || performance.now() - start > LIMIT) throw failure;
      await new Promise<void>((resolve) => {
        after(pause, ending, resolve);
      });
    }
  }
  return load();
}
