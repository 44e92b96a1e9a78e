/** A small seeded generator (mulberry32): the same seed gives the same catalogue on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<T>(rows: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
  shuffled<T>(rows: readonly T[]): T[];
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (rows) => rows[between(0, rows.length - 1)] ?? rows[0],
    chance: (probability) => next() < probability,
    shuffled(rows) {
      return rows
        .map((row) => ({ row, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ row }) => row);
    },
  };
}
