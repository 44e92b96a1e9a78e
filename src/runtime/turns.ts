/** Milliseconds for which others wait for who is first and is still on its way. */
const PATIENCE = 100;

/** In which order widgets are mounted, each in a task of its own, so that the page can paint and answer in between. */
export interface Turns {
  /** One who goes first is on its way, until the answer is called. */
  expect(this: void): () => void;
  /** Resolves when it is one's turn: first those who go first, else as they came. */
  wait(this: void, isFirst: boolean): Promise<void>;
}

export function createTurns(): Turns {
  const first: Array<() => void> = [];
  const others: Array<() => void> = [];
  let expected = 0;
  return {
    expect() {
      expected += 1;
      return () => {
        expected -= 1;
      };
    },
    wait: (isFirst) =>
      new Promise((resolve) => {
        (isFirst ? first : others).push(resolve);
        setTimeout(() => (first.shift() ?? others.shift())?.(), !isFirst && expected > 0 ? PATIENCE : 0);
      }),
  };
}
