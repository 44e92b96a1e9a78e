import { fold } from '@/domain/fold';
import { readCellNumber } from './cellNumber';
import { isUnitWord, splitQuantity } from './units';

/** The words of a line. */
export type Words = readonly string[];

interface Parted {
  readonly words: Words;
  readonly unit: string;
  /** The quantity stands at the end; null where the line by itself does not tell. */
  readonly isBehind: boolean | null;
}

/** '012' is the end of a code as '0 986 494 012'. */
const isNumber = (word: string | undefined): word is string =>
  word !== undefined && !/^0\d\d/.test(word) && readCellNumber(word) !== null;

/** '1.' and '1)' before a line only number it. */
const LIST_MARK = /^\d+[.)] (?=\S)/;
/** 'A-1 (5 adet)', 'A-1 x 5' and '5 x A-1', as people write to each other. */
const IN_BRACKETS = / \((\d[^()]*)\)$/;
const TIMES = / [x×*] (?=[\d.,]+(?: \p{L}+\.?)?$)/u;
const TIMES_FIRST = /^(\d+(?:\.\d{3})*) [x×*] (?=([\d.]*))/;

/** A line whose quantity may be told by a sign; of '100 adet M8 x 30' the x is the code's. */
function withoutSign(line: string): Pick<Parted, 'isBehind'> & { readonly line: string } {
  const [times, count = '', code = ''] = TIMES_FIRST.exec(line) ?? [];
  const digits = (text: string) => text.replaceAll('.', '').length;
  const lead = times !== undefined && times + code === line ? digits(count) - digits(code) : -1;
  // Of two numbers the longer one is the code: '100245 x 1.000'; of two as long the other lines tell.
  if (times !== undefined && lead <= 0) return { line: line.replace(TIMES_FIRST, '$1 '), isBehind: lead === 0 ? null : false };
  const [first, second = ''] = line.split(' ');
  const marked = isNumber(first) && isUnitWord(second) ? line : line.replace(IN_BRACKETS, ' $1').replace(TIMES, ' ');
  return { line: marked, isBehind: marked === line ? null : true };
}

/** 'A-1 2 koli (24 adet)': the amount is told already, and told again in pieces. */
const TOLD_AGAIN = /( \d[\d.,]* (\p{L}+\.?)) \([^()]*\)$/u;

/** 'A-1'den 5 adet', 'A-1den', 'A-1 den': what names nothing. */
const OF_IT = /['’][dt][ae]n$/i;
const OF_IT_BARE = /(^|\d)[dt][ae]n$/;

/** A line in its parts, without what stands between its words and says nothing: list marks, '>' of a mail, 'A-1: 5', 'A-1 - 5', 'A-1=5'. */
export function partQuantity(words: Words): Parted {
  const bare = words
    .join(' ')
    .replace(LIST_MARK, '')
    .replace(/[.,]$/, '')
    .replace(TOLD_AGAIN, (whole, told: string, unit: string) => (isUnitWord(unit) ? told : whole));
  const { line, isBehind } = withoutSign(bare.replace(/\b=(?=\d+$)/, ' '));
  const plain = line
    .split(' ')
    .map((word) =>
      word
        .replace(/[:;,!]$/, '')
        .replace(OF_IT, '')
        .replace(OF_IT_BARE, '$1'),
    )
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const parted = withoutUnit(plain);
  return { ...parted, isBehind: (parted.unit ? null : isBehind) ?? parted.isBehind };
}

/**
 * Lines of words as rows of code, quantity and unit, where nothing but spaces stands between them: 'A 12 5 KOLİ' is the code
 * 'A 12' with the quantity '5'. Whether the quantity stands before or behind the codes is judged over all lines, as codes may be
 * numbers and may hold spaces.
 */
export function rowsOfWords(lines: readonly Words[]): ReadonlyArray<readonly string[]> {
  const parted = lines.map(partQuantity);
  const several = parted.filter(({ words }) => words.length > 1);
  const behind = several.filter(({ words }) => isNumber(words.at(-1)));
  const before = several.filter(({ words }) => isNumber(words[0]) && words[0] !== '0');
  // What has its unit behind it, or an x before it, is the quantity.
  const isNamed = several.filter(({ isBehind }) => isBehind).length * 2 > several.length;
  const isCounted = isCount(behind, isNamed);
  const isFirst =
    !isCounted && (before.length > behind.length || (before.length === behind.length && !isNamed && isFirstShorter(before)));
  if (!isFirst && areCodes(behind)) return parted.map(({ words }) => [words.join(' '), '', '']);
  return parted.map(({ words: all, unit, isBehind }) => {
    const words = isCounted && isNumber(all.at(-1)) ? all.slice(1) : all;
    const isInFront = isBehind === null ? isFirst : !isBehind;
    const quantity = isInFront ? words[0] : words.at(-1);
    // Seven digits are a barcode, as of a list of codes with theirs.
    if (words.length < 2 || !isNumber(quantity) || /\d{7}/.test(quantity)) return [words.join(' '), '', unit];
    const code = isInFront ? words.slice(1) : words.slice(0, -1);
    return [code.join(' '), quantity, unit];
  });
}

/** 'HRD 12' and 'HRD 13' are codes: nobody orders the same word twice. */
function areCodes(lines: readonly Parted[]): boolean {
  const names = lines.map(({ words }) => fold(words.slice(0, -1).join(' ')));
  const areWords = lines.every(({ isBehind }, at) => isBehind === null && !/\d/.test(names[at] ?? ''));
  return areWords && new Set(names).size < names.length;
}

/** 1, 2, 3 … before codes that have a quantity behind them only count the lines. */
function isCount(lines: readonly Parted[], isNamed: boolean): boolean {
  const isCode = (words: Words) => /\d/.test(words.slice(1, -1).join(''));
  return (
    lines.length > (isNamed ? 1 : 2) &&
    lines.every(({ words }, at) => words[0] === String(at + 1) && words.length > 2 && isCode(words))
  );
}

/** A line without the unit that it ends in, or that follows the number with which it begins. */
function withoutUnit(words: Words): Parted {
  const last = words.at(-1) ?? '';
  if (words.length > 2 && isUnitWord(last)) return { words: words.slice(0, -1), unit: last, isBehind: true };
  const [first, second = '', ...others] = words;
  if (first !== undefined && others.length > 0 && isNumber(first) && isUnitWord(second))
    return { words: [first, ...others], unit: second, isBehind: false };
  // '5AD' beside a 3 may be the code: the other lines tell.
  const isNamed = (word = '', code = '') => splitQuantity(word).unit !== null && (readCellNumber(code)?.digits ?? 9) > 3;
  return { words, unit: '', isBehind: isNamed(last, first) || (isNamed(first, last) ? false : null) };
}

/** Where both ends are numbers, the shorter ones are the quantities: '1.500,00' has four digits. */
function isFirstShorter(lines: readonly Parted[]): boolean {
  const digits = (word = '') => readCellNumber(word)?.digits ?? word.length;
  const more = lines.reduce((sum, { words }) => sum + digits(words[0]) - digits(words.at(-1)), 0);
  return more < 0;
}

/** '100245 5' and '5 100245', which are no '1 500'. */
const TWO_NUMBERS = /^(?:\d{4,} \d+|\d+ \d{4,})$/;

/** Whether it is a line in itself, and not a code or a quantity alone. */
export function isLine(text: string): boolean {
  const { words } = partQuantity(text.split(/\s+/));
  return words.length > 1 && (TWO_NUMBERS.test(text) || !isNumber(text)) && (isNumber(words[0]) || isNumber(words.at(-1)));
}

/** Whether all cells are lines in themselves: 'A-1 5 adet, B-2 10 adet'; or codes in one line: 'A-1, B-2'. */
export function isListOfLines(rows: readonly Words[]): boolean {
  const filled = rows.map((row) => row.filter(Boolean));
  // 'Merhaba,' stands alone in its line; 'Saygılar, Ali Veli' has no number.
  const beside = filled.filter((cells) => cells.length > 1 && /\d/.test(cells.join()));
  const cells = (beside[0] ? beside : filled).flat();
  // Of two short numbers one may be the quantity.
  const shortest = cells.length > 2 ? 5 : 7;
  const isCode = (cell: string) => /\d/.test(cell) && !/\s/.test(cell) && (readCellNumber(cell)?.digits ?? 7) >= shortest;
  return cells.every(isLine) || (rows.length === 1 && cells.length > 1 && cells.every(isCode));
}

/** The lines that stand in one, where others stand alone: 'A-1 5 adet, B-2 10 adet', 'A-1 5 adet ve B-2 10 adet'. */
export function partLine(words: Words): readonly Words[] {
  const parts = words.join(' ').split(/(?:[,;]| ve) /);
  return parts.every(isLine) ? parts.map((part) => part.split(' ')) : [words];
}
