import { OUTDATED_AFTER } from '@/page/whenSeen';
import { ApiFailure } from '../apiError';

/** Runs writes strictly one after the other, in the order they came, and reads only while none of them is under way. */
export interface Queue {
  /** Waits for its turn, then runs the write `task`; settles as it does. A failed task never holds up the next. */
  run<T>(task: () => Promise<T>): Promise<T>;
  /**
   * Reads once all writes before it are over. A write that comes meanwhile goes past it: the read is broken off, what it
   * brings counts no more, and it is made again after the write. As long as `task` waits for its turn, that turn serves
   * everybody who asks for it.
   */
  read<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** How many writes have failed so far; one that begins knows of all before it. */
  readonly failures: number;
  /** It was read so long ago, or never, that another computer may have written meanwhile. */
  readonly isOld: boolean;
}

/** What still waits for its turn when `ending` comes is not run: it rejects as a call that was given up. */
export function createQueue(ending: AbortSignal): Queue {
  let lastWrite: Promise<unknown> = Promise.resolve();
  let lastRead: Promise<unknown> = Promise.resolve();
  let failures = 0;
  let readAt = 0;
  /** Breaks off the reads that are under way. */
  let overtaking = new AbortController();
  const waiting = new Map<unknown, Promise<unknown>>();
  ending.addEventListener('abort', () => {
    overtaking.abort();
  });

  const stopIfEnded = () => {
    if (ending.aborted) throw new ApiFailure({ kind: 'aborted' });
  };

  const allIsDone = async () => {
    for (;;) {
      const write = lastWrite;
      await Promise.all([write, lastRead]);
      if (write === lastWrite) return;
    }
  };

  const makeRead = async <T>(task: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    await allIsDone();
    stopIfEnded();
    waiting.delete(task);
    const { signal } = overtaking;
    const answer = task(signal);
    lastRead = answer.catch(() => undefined);
    try {
      const value = await answer;
      if (!signal.aborted) {
        readAt = Date.now();
        return value;
      }
    } catch (failure) {
      if (!signal.aborted) throw failure;
    }
    stopIfEnded();
    return queue.read(task);
  };

  const queue: Queue = {
    run(task) {
      overtaking.abort();
      overtaking = new AbortController();
      const turn = lastWrite.then(() => {
        stopIfEnded();
        return task();
      });
      lastWrite = turn.catch(() => {
        failures += 1;
      });
      return turn;
    },
    read<T>(task: (signal: AbortSignal) => Promise<T>) {
      const shared = waiting.get(task) as Promise<T> | undefined;
      if (shared) return shared;
      const turn = makeRead(task);
      waiting.set(task, turn);
      return turn;
    },
    get failures() {
      return failures;
    },
    get isOld() {
      return Date.now() - readAt >= OUTDATED_AFTER;
    },
  };
  return queue;
}
