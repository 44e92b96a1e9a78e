import { randomUUID } from 'node:crypto';

/** Things of which the latest are kept, each under a name that cannot be guessed. */
export interface Store<T> {
  keep(thing: T): string;
  find(key: string | null | undefined): T | undefined;
}

/** At most `limit` things; the one that was kept first goes first. */
export function createStore<T>(limit: number): Store<T> {
  const things = new Map<string, T>();
  return {
    keep(thing) {
      const key = randomUUID();
      things.set(key, thing);
      for (const oldest of things.keys()) {
        if (things.size <= limit) break;
        things.delete(oldest);
      }
      return key;
    },
    find: (key) => (key ? things.get(key) : undefined),
  };
}
