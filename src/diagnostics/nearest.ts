/** The name that was probably meant by `word`: the one with the fewest slips in it. Null where none is near. */
export function nearest(word: string, names: readonly string[]): string | null {
  let best: string | null = null;
  let fewest = slipsIn(word) + 1;
  for (const name of names) {
    const slips = distance(word.toLowerCase(), name.toLowerCase());
    if (slips < fewest) [best, fewest] = [name, slips];
  }
  return best;
}

/** How many slips a word may have and still be the same one: a short word is soon another. */
function slipsIn({ length }: string): number {
  return length < 4 ? 0 : length < 7 ? 1 : length < 12 ? 2 : 3;
}

/** How many letters must be added, taken away, replaced or swapped with their neighbour to make `b` of `a`, row by row. */
function distance(a: string, b: string): number {
  let before: readonly number[] = [];
  let row = ['', ...b.split('')].map((_, column) => column);
  for (let place = 0; place < a.length; place += 1) {
    const next = [place + 1];
    for (let column = 1; column <= b.length; column += 1) {
      const swapped =
        a[place] === b[column - 2] && a[place - 1] === b[column - 1] ? (before[column - 2] ?? Infinity) + 1 : Infinity;
      const replaced = (row[column - 1] ?? 0) + (a[place] === b[column - 1] ? 0 : 1);
      next.push(Math.min(swapped, replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
