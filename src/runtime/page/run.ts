import type { ContainerLog } from './log';

/** Vitrin's run on a page, from `start` to `stop`. */
export interface Run {
  /** Aborted by `stop`: whoever listens, waits or observes for longer than a moment ends with it. */
  readonly ending: AbortSignal;
  readonly log: ContainerLog;
}

/** Runs `then` after so many milliseconds, unless `ending` comes first. */
export function after(milliseconds: number, ending: AbortSignal, then: () => void): void {
  if (ending.aborted) return;
  const cancel = () => {
    clearTimeout(timer);
  };
  const timer = setTimeout(() => {
    ending.removeEventListener('abort', cancel);
    then();
  }, milliseconds);
  ending.addEventListener('abort', cancel, { once: true });
}
