import { readCellNumber } from './cellNumber';
import { readCells, type Delimiter } from './cells';
import { judgeColumns, stackTables, type Columns } from './columns';
import { createLine, faultOf, MOST_LINES, plainText, type Line } from './line';
import { createMerger, type Merger } from './merge';
import { isLine, isListOfLines, partLine, rowsOfWords } from './spaces';
import { joinTurns } from './turns';
import { isUnitWord, splitQuantity } from './units';

/** A pasted text or a file as lines of an order. */
export interface Sheet {
  /** At most {@link MOST_LINES}, each code and unit once. */
  readonly lines: readonly Line[];
  /** The rows beyond, as they came, below their titles: they are kept out, and can be taken away as a file. */
  readonly titles: ReadonlyArray<readonly string[]>;
  readonly leftOut: ReadonlyArray<readonly string[]>;
  /** How many lines were added to another one of the same code. */
  readonly merged: number;
}

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

/** Reads what was pasted: tab, `;`, comma or spaces; code and quantity in either order, with or without unit and titles. */
export function readSheet(text: string): Sheet {
  const { delimiter, rows: cells } = readCells(text);
  const codes = delimiter === '\t' ? null : codesInOneRow(cells);
  if (codes) return readRows(codes.map((code) => [code]));
  const isWritten = delimiter === ',' && text.includes(', ');
  // '12,5 mm boru, 3 m': in one line a comma without a space is rather a decimal one.
  const oneLine = isWritten && cells.length === 1 ? inPairs(text.trim().split(', ')) : null;
  const rows = oneLine ?? (isWritten ? cells.flatMap(inNamedPairs) : cells);
  if (delimiter === 'space') return readRows(rowsOfWords(joinTurns(rows.flatMap(partLine))), delimiter);
  const isList = isListOfLines(rows) && judgeColumns(rows).header === null;
  // 'Civata, siyah' is one good, and loses no word.
  if (oneLine && !isList && judgeColumns(rows).quantity === null) return readRows([[text]], delimiter);
  // 'A-1, 5 adet' beside 'B-2 3 adet': some write a comma, some do not.
  const mixed = delimiter === ',' && rows.some(({ length }) => length === 1) ? rows.map((row) => row.join(', ')) : [];
  // 'Saygılar, Ali' says nothing of that.
  const numbered = mixed.filter((line) => /\d/.test(line));
  const isMixed = numbered.length > 1 && numbered.every(isLine);
  if (delimiter === '\t' || !(isList || isMixed)) return readRows(rows, delimiter);
  const lines = isList ? rows.flat().filter(Boolean) : mixed;
  return readRows(rowsOfWords(lines.map((line) => line.split(/\s+/))), 'space');
}

/**
 * The numbers of one line, where none is the amount of another: '6204, 6205, 6206'. They are as long as each other; where two and two might
 * belong together, each second one would be round. Two of four digits are rather a code and its amount.
 */
function codesInOneRow([first = [], ...others]: ReadonlyArray<readonly string[]>): readonly string[] | null {
  const cells = first.filter((cell) => /[\p{L}\p{N}]/u.test(cell));
  const { length } = cells[0] ?? '';
  const isAlike = cells.every((cell) => /^[1-9]\d{3,}$/.test(cell) && cell.length === length);
  const isRound = (cell: string) => Number(cell) % 10 ** (length - 3) === 0;
  const isInPairs = cells.length % 2 === 0 && cells.every((cell, at) => at % 2 === 0 || isRound(cell));
  return others.length === 0 && isAlike && cells.length > (length > 4 ? 1 : 2) && !isInPairs ? cells : null;
}

/** 'A-1, 5 adet, A-2, 10 adet' in one line as a row of each code and its amount; any other line as one row. */
function inPairs(cells: readonly string[]): ReadonlyArray<readonly string[]> {
  const digits = (cell: string) => readCellNumber(cell)?.digits ?? (/\d/.test(cell) ? 9 : 0);
  const isPair = (at: number) => {
    const ofCode = digits(cells[at] ?? '');
    const amount = cells[at + 1] ?? '';
    // '10000' beside a longer code is an amount, as anything with a unit is; six digits, and five beside six, may be another code.
    const most = /\p{L}/u.test(amount) ? MOST_DIGITS : Math.max(4, Math.min(ofCode, 8) - 3);
    return ofCode > 3 && digits(amount) <= most;
  };
  return pairsWhere(cells, isPair);
}

/** The same in a line among others, where each code has a digit and each amount its unit: a table may have as many columns. */
function inNamedPairs(cells: readonly string[]): ReadonlyArray<readonly string[]> {
  return pairsWhere(cells, (at) => /\d/.test(cells[at] ?? '') && splitQuantity(cells[at + 1] ?? '').unit !== null);
}

/** Two and two cells, where all of them are a pair, from the place of its first on; else the cells as they came. */
function pairsWhere(cells: readonly string[], isPair: (at: number) => boolean): ReadonlyArray<readonly string[]> {
  const starts = cells.flatMap((_, at) => (at % 2 === 0 ? [at] : []));
  return cells.length > 3 && starts.every(isPair) ? starts.map((at) => cells.slice(at, at + 2)) : [cells];
}

/** The same for rows of cells, as a spreadsheet has them. */
export function readRows(all: ReadonlyArray<readonly string[]>, delimiter: Delimiter = '\t'): Sheet {
  const rows = stackTables(delimiter === ',' ? all.map((row) => withDecimals(row, all)) : all);
  const judged = judgeColumns(rows);
  // Spaces are judged line by line before: their first column is the code in any case.
  const columns = delimiter === 'space' ? { ...columnsOfWords(rows), header: judged.header } : judged;
  const unit = unitInTitle(rows[columns.header ?? -1]?.[columns.quantity ?? -1]);
  const merger = createMerger();
  for (let at = 0; at < rows.length; at += 1) {
    // Above the titles stand the name of a form and its customer, too.
    const isTop = at < (columns.header ?? 0) && columns.quantity !== null && !rows[at]?.[columns.quantity];
    if (at === columns.header || isTop) continue;
    if (merger.lines.length === MOST_LINES) {
      const titles = rows.filter((_, row) => row === columns.header);
      return { ...sheetOf(merger), titles, leftOut: rows.slice(at) };
    }
    const line = toLine(rows[at] ?? [], columns, unit);
    if (line.code !== '' || line.quantity !== '') merger.add(line);
  }
  return sheetOf(merger);
}

function columnsOfWords(rows: ReadonlyArray<readonly string[]>): Omit<Columns, 'header'> {
  return { code: 0, quantity: rows.some((row) => row[1] !== '') ? 1 : null, unit: 2 };
}

const sheetOf = ({ lines, merged }: Merger): Sheet => ({ lines, merged, titles: [], leftOut: [] });

/** A decimal comma that nobody has put in quotes has parted a row's last cell: 'A-1,2,5' among rows of two. */
function withDecimals(row: readonly string[], rows: ReadonlyArray<readonly string[]>): readonly string[] {
  const width = rows[0]?.length ?? 0;
  const isParted = width > 1 && row.length === width + 1 && /^\d+$/.test(row.at(-1) ?? '') && /^\d+$/.test(row.at(-2) ?? '');
  return isParted ? [...row.slice(0, -2), row.slice(-2).join(',')] : row;
}

/** '="00123"', as an ERP writes a code into a CSV file lest Excel takes its zeros. */
const TEXT_FORMULA = /^="([^"]+)"$/;

/** 'Miktar (KOLİ)' is said of all rows that name no other unit. */
function unitInTitle(title = ''): string | null {
  const [, unit = ''] = /\((\p{L}+\.?)\)/u.exec(title) ?? [];
  return isUnitWord(unit) ? unit : null;
}

function toLine(
  row: readonly string[],
  { code: codeAt, quantity: quantityAt, unit: unitAt }: Columns,
  usual: string | null,
): Line {
  const written = (row[codeAt] ?? '').replace(TEXT_FORMULA, '$1');
  // Our own files, and others', put an apostrophe before what a spreadsheet would take for a formula (decision 61).
  const code = written.replace(/^'(?=[=+\-@\d])/, '');
  const cell = quantityAt === null ? '' : (row[quantityAt] ?? '');
  const { quantity, unit } = splitQuantity(cell);
  const named = unitAt === null ? '' : (row[unitAt] ?? '');
  // In a price list with a few quantities filled in, the others are not wanted: they wait, as a 0 does. Codes alone are one each.
  const isBlank = quantityAt !== null && cell === '' && code !== '';
  return { ...createLine(code, isBlank ? '0' : quantity, named || unit || usual), fault: faultOf(written, cell) };
}
