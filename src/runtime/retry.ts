import { after } from './page/run';

/** Milliseconds before the second and the third try. */
const PAUSES: readonly number[] = [400, 1600];

/** Tries `load` up to three times, and not again after `ending`; rejects with the last failure. */
export async function withRetry<T>(load: () => Promise<T>, ending: AbortSignal): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await load();
    } catch (failure) {
      if (ending.aborted) throw failure;
      await new Promise<void>((resolve) => {
        after(pause, ending, resolve);
      });
    }
  }
  return load();
}
