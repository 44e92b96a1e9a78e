/** Milliseconds before the second and the third try. */
const PAUSES: readonly number[] = [400, 1600];

/** Tries `load` up to three times; rejects with the last failure. */
export async function withRetry<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}
