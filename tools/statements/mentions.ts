import { textOf } from '../docs/source/files';
import { sourceFiles } from './repository';

/** "S1 §8, §9 and S2 §7", "decisions 5, 6 and 13", "S1-2.05". */
const NAMED = /\b(?:(S[12]-\d\.\d+)|(S[12]) ((?:(?:, | and | to )?§\d)+)|decisions? ((?:(?:, | and | to )?\d+)+))/gi;

/** The files whose comments name a section (`S1 §8`) or a statement (`S1-8.02`, or `D-13` for decision 13). */
export function mentions(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const path of sourceFiles()) {
    for (const name of new Set(namedIn(textOf(path)))) found.set(name, [...(found.get(name) ?? []), path]);
  }
  return found;
}

/** The sections and statements that a text names. */
export function namedIn(text: string): readonly string[] {
  const flat = text.replaceAll(/\s+(?:\*|\/\/)?\s*/g, ' ');
  return [...flat.matchAll(NAMED)].flatMap(([, statement, part = '', sections = '', decisions = '']) => [
    ...(statement === undefined ? [] : [statement]),
    ...[...sections.matchAll(/§\d/g)].map(([section]) => `${part} ${section}`),
    ...numbersIn(decisions).map((number) => `D-${number}`),
  ]);
}

/** The numbers of "40 to 43" are four. */
function numbersIn(list: string): readonly number[] {
  return [...list.matchAll(/(\d+)(?: to (\d+))?/g)].flatMap(([, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index),
  );
}
