/** Runs tasks strictly one after the other, in the order they came. */
export interface Queue {
  /** Waits for its turn, then runs `task`; settles as it does. A failed task never holds up the next. */
  run<T>(task: () => Promise<T>): Promise<T>;
  /** The same, but as long as `task` still waits for its turn, that turn serves everybody who asks for it. */
  share<T>(task: () => Promise<T>): Promise<T>;
  /** How many turns have failed so far; a turn that begins knows of all before it. */
  readonly failures: number;
}

/** What still waits for its turn when `ending` comes is not run, and rejects. */
export function createQueue(ending: AbortSignal): Queue {
  let tail: Promise<unknown> = Promise.resolve();
  let failures = 0;
  const waiting = new Map<unknown, Promise<unknown>>();
  const run: Queue['run'] = (task) => {
    const turn = tail.then(() => {
      ending.throwIfAborted();
      return task();
    });
    tail = turn.catch(() => {
      failures += 1;
    });
    return turn;
  };
  return {
    run,
    share<T>(task: () => Promise<T>) {
      const shared = waiting.get(task) as Promise<T> | undefined;
      if (shared) return shared;
      const turn = run(() => {
        waiting.delete(task);
        return task();
      });
      waiting.set(task, turn);
      return turn;
    },
    get failures() {
      return failures;
    },
  };
}
