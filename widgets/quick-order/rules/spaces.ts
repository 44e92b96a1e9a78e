import { readCellNumber } from './cellNumber';
import { isUnitWord } from './units';

type Words = readonly string[];

const isNumber = (word: string | undefined) => word !== undefined && readCellNumber(word) !== null;

/**
 * Lines of words as rows of code, quantity and unit, where nothing but spaces stands between them: 'A 12 5 KOLİ' is the code
 * 'A 12' with the quantity '5'. Whether the quantity stands before or behind the codes is judged over all lines, as codes may be
 * numbers and may hold spaces.
 */
export function rowsOfWords(lines: readonly Words[]): ReadonlyArray<readonly string[]> {
  const parted = lines.map(withoutUnit);
  const several = parted.filter(({ words }) => words.length > 1);
  const behind = several.filter(({ words }) => isNumber(words.at(-1)));
  const before = several.filter(({ words }) => isNumber(words[0]));
  const isFirst = before.length > behind.length || (before.length === behind.length && isFirstShorter(before));
  return parted.map(({ words, unit }) => {
    const quantity = isFirst ? words[0] : words.at(-1);
    if (words.length < 2 || !isNumber(quantity)) return [words.join(' '), '', unit];
    const code = isFirst ? words.slice(1) : words.slice(0, -1);
    return [code.join(' '), quantity ?? '', unit];
  });
}

interface Parted {
  readonly words: Words;
  readonly unit: string;
}

/** A line without the unit that it ends in, or that follows the number with which it begins. */
function withoutUnit(words: Words): Parted {
  const last = words.at(-1) ?? '';
  if (words.length > 2 && isUnitWord(last)) return { words: words.slice(0, -1), unit: last };
  const [first, second = '', ...others] = words;
  if (first !== undefined && others.length > 0 && isNumber(first) && isUnitWord(second))
    return { words: [first, ...others], unit: second };
  return { words, unit: '' };
}

/** Where both ends are numbers, the shorter ones are the quantities: '1.500,00' has four digits. */
function isFirstShorter(lines: readonly Parted[]): boolean {
  const digits = (word = '') => readCellNumber(word)?.digits ?? word.length;
  const more = lines.reduce((sum, { words }) => sum + digits(words[0]) - digits(words.at(-1)), 0);
  return more < 0;
}
