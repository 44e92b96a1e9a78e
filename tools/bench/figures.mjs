/** The one in the middle; of an even number the upper of the two. */
export const median = (figures) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)];

/** The medians of a figure that each run has by that name. */
export const medianOf = (runs, name) => median(runs.map((run) => run[name]));

/** Seconds of milliseconds, as `1.87`. */
export const seconds = (milliseconds) => (milliseconds / 1000).toFixed(2);

/** A figure with its bar beside it: `1.87 (≤ 1.9)`, and `2.05 (≤ 1.9 MISSED)` where it lies above. Without a bar the figure alone. */
export function held(text, most) {
  if (most === undefined) return text;
  return `${text} (≤ ${most}${Number.parseFloat(text) > most ? ' MISSED' : ''})`;
}

/** Prints a table: a row of titles, then the others; the first column to the left, all others to the right. */
export function printTable(titles, rows) {
  const widths = titles.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column].length)));
  const line = (cells) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join('   ');
  console.log(`\n${[titles, ...rows].map(line).join('\n')}`);
}
