/** A place in a file as editors count: lines and columns (UTF-16 units) from 1. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** Turns offsets of a text into lines and columns. */
export function spotsOf(text: string): (offset: number) => Spot {
  const starts = [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), (match) => match.index + match[0].length)];
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
