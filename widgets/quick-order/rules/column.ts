import { readCellNumber } from './cellNumber';
import { plainText } from './line';

/** A longer number is a code. */
const MOST_DIGITS = 6;

/**
 * A pasted column of quantities, a blank cell as 0, which orders nothing; null where the text is something else. A box by itself would
 * make 5103 of 5, 10 and 3.
 */
export function readColumn(text: string): readonly string[] | null {
  const cells = plainText(text)
    .trimEnd()
    .split(/\r\n?|\n/)
    .map((cell) => cell.trim());
  const isQuantity = (cell: string) => cell === '' || (readCellNumber(cell)?.digits ?? MOST_DIGITS + 1) <= MOST_DIGITS;
  return cells.length > 1 && cells.every(isQuantity) ? cells.map((cell) => cell || '0') : null;
}
