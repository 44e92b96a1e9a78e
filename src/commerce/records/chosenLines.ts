/** The lines of an order or offer that the visitor has chosen, by their places from 0. */
export interface ChosenLines {
  /** The same set until something is chosen or left. */
  all(): ReadonlySet<number>;
  set(place: number, isChosen: boolean): void;
  /** Calls `listener` after each change; answers with what ends that. */
  subscribe(listener: () => void): () => void;
}

/** None is chosen yet. Each box follows it by itself: a choice among a thousand lines renders one of them. */
export function createChosenLines(): ChosenLines {
  let chosen: ReadonlySet<number> = new Set();
  const listeners = new Set<() => void>();
  return {
    all: () => chosen,
    set(place, isChosen) {
      const next = new Set(chosen);
      if (isChosen) next.add(place);
      else next.delete(place);
      chosen = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
