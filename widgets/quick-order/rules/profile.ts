import { readCellNumber, type CellNumber } from './cellNumber';
import { isUnitWord } from './units';

/** What stands in one column of a sheet. Shares are of its filled cells, or of its numbers, from 0 to 1. */
export interface Profile {
  readonly column: number;
  readonly units: number;
  readonly distinct: number;
  /** Most of its cells are numbers that somebody may order. */
  readonly isQuantity: boolean;
  /** Digits before the decimals of the number in the middle. */
  readonly digits: number;
  /** Numbers that are not whole. */
  readonly fractions: number;
  /** Numbers with decimals, ',00' too, or with a currency. */
  readonly prices: number;
  /** How well it would do as the code. */
  readonly codeRank: number;
  /** 1, 2, 3 … or 1., 2., 3. …: it may count the rows. */
  readonly isCount: boolean;
  /** Row by row; null where none stands. */
  readonly numbers: ReadonlyArray<CellNumber | null>;
}

/** A longer number is a code: nobody orders a million. */
const MOST_DIGITS = 6;

/** Null where the column is empty. */
export function profileOf(rows: ReadonlyArray<readonly string[]>, column: number): Profile | null {
  const all = rows.map((row) => row[column] ?? '');
  const cells = all.filter((cell) => cell !== '');
  if (cells.length === 0) return null;
  const numbers = all.map(readCellNumber);
  const read = numbers.filter((number) => number !== null);
  const share = (is: (cell: string) => boolean) => cells.filter(is).length / cells.length;
  const ofNumbers = (is: (number: CellNumber) => boolean) => read.filter(is).length / Math.max(read.length, 1);
  const isNumeric = read.length * 2 >= cells.length;
  const digits = read.map((number) => number.digits).sort((a, b) => a - b)[Math.floor(read.length / 2)] ?? 0;
  const prices = ofNumbers(({ isPriceLike }) => isPriceLike);
  return {
    column,
    units: share(isUnitWord),
    distinct: new Set(cells).size / cells.length,
    isQuantity: isNumeric && digits <= MOST_DIGITS && ofNumbers(({ hasCurrency }) => hasCurrency) <= 0.5,
    digits,
    fractions: ofNumbers(({ value }) => !Number.isInteger(value)),
    prices,
    codeRank: isNumeric ? rankOfNumbers(digits, share) : rankOfTexts(share),
    isCount: cells.every((cell, at) => Number(cell) === at + 1),
    numbers,
  };
}

/** Of the cells of a column, from 0 to 1. */
type Share = (is: (cell: string) => boolean) => number;

/** One word with a digit in it is a code before anything else. */
const BEST_RANK = 6.5;

/** A number is as good a code as it has digits: 100245 before the name 'M8 vida', and that before 150. One with decimals is none. */
function rankOfNumbers(digits: number, share: Share): number {
  return share((cell) => cell.includes(',') && readCellNumber(cell) !== null) >= 0.5 ? 0 : Math.min(digits, BEST_RANK);
}

/** '%20' and '27.11.2026 10:12' are no codes. */
const NO_CODE = /^%|%$|^\d\d?[./]\d\d?[./]20\d\d/;

function rankOfTexts(share: Share): number {
  if (share((cell) => NO_CODE.test(cell)) > 0.5) return 0;
  const inOneWord = share((cell) => /\d/.test(cell) && !/\s/.test(cell));
  const inTwo = share((cell) => /\d/.test(cell) && !/\s\S*\s/.test(cell));
  return BEST_RANK - 3 + inTwo + 2 * inOneWord;
}
