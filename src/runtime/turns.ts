import type { Disarm } from './trigger';

/** Milliseconds for which others wait for who is first and is still on its way. */
const PATIENCE = 100;

/** Milliseconds for which others leave the line to the code of who is first. */
const LINE_PATIENCE = 2000;

/** In which order widgets ask for their code and are mounted, each in a task of its own, so that the page can paint and answer in between. */
export interface Turns {
  /** One who goes first is on its way, until the answer is called. */
  expect(this: void): () => void;
  /**
   * Calls `go`, which asks for code. Who goes first asks at once, and the next ones of them in a task of their own each; others leave a slow
   * line to them, for two seconds at the most.
   */
  begin(this: void, isFirst: boolean, go: () => void): Disarm;
  /** Resolves when it is one's turn: first those who go first, else as they came. */
  wait(this: void, isFirst: boolean): Promise<void>;
}

export function createTurns(): Turns {
  const first: Array<() => void> = [];
  const others: Array<() => void> = [];
  const resting = new Set<() => void>();
  let expected = 0;
  return {
    expect() {
      expected += 1;
      return () => {
        expected -= 1;
        if (expected === 0) for (const go of [...resting]) go();
      };
    },
    begin(isFirst, go) {
      const disarm = () => {
        clearTimeout(timer);
        resting.delete(fire);
      };
      const fire = () => {
        disarm();
        go();
      };
      const timer = setTimeout(fire, isFirst ? 0 : LINE_PATIENCE);
      if (!isFirst) resting.add(fire);
      if (expected === 0) fire();
      return disarm;
    },
    wait: (isFirst) =>
      new Promise((resolve) => {
        (isFirst ? first : others).push(resolve);
        setTimeout(() => (first.shift() ?? others.shift())?.(), !isFirst && expected > 0 ? PATIENCE : 0);
      }),
  };
}
