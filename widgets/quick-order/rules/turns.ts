import { readCellNumber } from './cellNumber';
import { partQuantity, type Words } from './spaces';
import { splitQuantity } from './units';

/** Digits up to which a number in a line of its own is an amount, and those from which it is a code. */
const AMOUNT = 3;
const CODE = 6;

/** Two and two lines of which one is the amount of the other, as one; null where they do not stand in turns. */
function inTurns(lines: readonly Words[]): readonly Words[] | null {
  const digitsOf = (words: Words) => readCellNumber(words.join(' '))?.digits ?? null;
  const isNamed = (words: Words) => splitQuantity(words.join(' ')).unit !== null;
  const isAmount = (words: Words) => isNamed(words) || (digitsOf(words) ?? CODE) <= AMOUNT;
  const isFirst = isAmount(lines[0] ?? []);
  const amounts = lines.filter((_, at) => (at % 2 === 0) === isFirst);
  const codes = lines.filter((_, at) => (at % 2 === 0) !== isFirst);
  const hasOwn = (words: Words) => isAmount(words) || partQuantity(words).unit !== '';
  if (codes.length !== amounts.length || !amounts.every(isAmount) || codes.some(hasOwn)) return null;
  // '6204' and '608' below it may be two codes, and so may two lines.
  const areLong = codes.every((words) => (digitsOf(words) ?? CODE) >= CODE);
  if (!amounts.every(isNamed) && (lines.length === 2 || !areLong)) return null;
  return codes.map((words, at) => [...words, ...(amounts[at] ?? [])]);
}

/** Lines of which each second one is the amount of the other, 'A-1' and below it '5 adet', as lists on phones are copied: as lines that have both. */
export function joinTurns(lines: readonly Words[]): readonly Words[] {
  const all = inTurns(lines);
  if (all) return all;
  const hasNumber = (words: Words) => /\d/.test(words.join());
  // Greetings stand above and below.
  const joined = inTurns(lines.filter(hasNumber));
  return joined ? [...lines.filter((words) => !hasNumber(words)), ...joined] : lines;
}
