import type { ContainerLog } from './log';

/** Vitrin's run on a page, from `start` to `stop`. */
export interface Run {
  /** Aborted by `stop`: whoever listens, waits or observes for longer than a moment ends with it. */
  readonly ending: AbortSignal;
  readonly log: ContainerLog;
  /** Called when the page may have changed: its data, or its address (decision 74). Each is taken out by who has put it in. */
  readonly followers: Set<() => void>;
  /** Begins anew with the containers without a widget, or with `all` and another shell: the page data are others. */
  beginAnew(this: void, all: boolean): void;
  /** Loads the waiting containers of a widget. Answers whether the page has any that has not failed. */
  wake(this: void, widget: string): boolean;
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
