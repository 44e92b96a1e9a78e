import { ApiFailure } from '@/data/apiError';
import { after } from '@/runtime/page/run';

/** A call that the shop asks to make again later: so many calls at once are too many for it (429). */
export class Paused extends Error {
  override readonly name = 'Paused';

  /** @param delay Milliseconds. */
  constructor(readonly delay: number) {
    super('the shop asks to wait');
  }
}

interface Waiting {
  readonly signal: AbortSignal;
  start(): void;
}

/** Runs tasks, a few at a time and in their order. */
export interface Limiter {
  /**
   * Waits for its turn, then runs the task; settles as it does. One that throws {@link Paused} holds all others up for so long and is
   * then the first to be tried again. One that is aborted before its turn is never run. @throws ApiFailure `aborted`, or what the task throws
   */
  run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

/** @param onPause told when all wait, and when they go on. */
export function createLimiter(most: number, ending: AbortSignal, onPause: (isPaused: boolean) => void): Limiter {
  const waiting: Waiting[] = [];
  let running = 0;
  let pauses = 0;

  const next = () => {
    while (pauses === 0 && running < most) {
      const first = waiting.shift();
      if (!first) return;
      if (!first.signal.aborted) first.start();
    }
  };
  const pause = (delay: number) => {
    pauses += 1;
    onPause(true);
    after(delay, ending, () => {
      pauses -= 1;
      if (pauses > 0) return;
      onPause(false);
      next();
    });
  };

  return {
    run: <T>(task: () => Promise<T>, signal: AbortSignal) =>
      new Promise<T>((resolve, reject) => {
        const giveUp = () => {
          reject(new ApiFailure({ kind: 'aborted' }));
        };
        if (signal.aborted) giveUp();
        signal.addEventListener('abort', giveUp, { once: true });
        const start = () => {
          running += 1;
          task()
            .then(resolve, (failure: unknown) => {
              if (!(failure instanceof Paused)) {
                reject(failure instanceof Error ? failure : new Error(String(failure)));
                return;
              }
              waiting.unshift({ signal, start });
              pause(failure.delay);
            })
            .finally(() => {
              running -= 1;
              next();
            });
        };
        waiting.push({ signal, start });
        next();
      }),
  };
}
