/** The name that was probably meant by `word`: the one with the fewest letters to change. Null where none is near. */
export function nearest(word: string, names: readonly string[]): string | null {
  let best: string | null = null;
  let fewest = Math.max(2, Math.floor(word.length / 4)) + 1;
  for (const name of names) {
    const changes = distance(word.toLowerCase(), name.toLowerCase());
    if (changes < fewest) [best, fewest] = [name, changes];
  }
  return best;
}

/** How many letters must be added, taken away or replaced to make `b` of `a` (Levenshtein), row by row. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (const [place, letter] of a.split('').entries()) {
    let left = place + 1;
    row = row.map((above, column) => {
      if (column === 0) return left;
      left = Math.min(above + 1, left + 1, (row[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1));
      return left;
    });
  }
  return row[b.length] ?? 0;
}
