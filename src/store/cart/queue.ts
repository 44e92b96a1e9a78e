/** Runs tasks strictly one after the other, in the order they came. */
export interface Queue {
  /** Waits for its turn, then runs `task`; settles as it does. A failed task never holds up the next. */
  run<T>(task: () => Promise<T>): Promise<T>;
}

export function createQueue(): Queue {
  let tail: Promise<unknown> = Promise.resolve();
  return {
    run(task) {
      const turn = tail.then(task);
      tail = turn.catch(() => undefined);
      return turn;
    },
  };
}
