import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CALL_NAMES } from '../mocks/shop/scenario';
import { adapters } from '../src/domain/golden/adapters';

const inRepository = (path: string) => new URL(`../${path}`, import.meta.url);
const read = (path: string) => readFileSync(inRepository(path), 'utf8');

const EXAMPLES = 'src/domain/golden/golden.test.ts';

/** The rows of docs/coverage.md, a list of cells each. */
const rows = read('docs/coverage.md').split('\n')
  .filter((line) => /^\| (S\d|Fault|Decision)/.test(line))
  .map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));

const sources = rows.flatMap(([, , where = '']) => where.split(', ').map((path) => path.replaceAll('`', '')));
const proofs = rows.flatMap(([, , , proven = '']) => proven.split('<br>').map((proof) => /^`([^`]+)` › `([^`]+)`$/.exec(proof)?.slice(1) ?? [proof, '']));

/** The titles in a test file: texts that are the first of several arguments. */
const titlesOf = (path: string) =>
  [...read(path).matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\\n])*)\1,/g)].map(([, , title = '']) => title.replaceAll(/\\(.)/g, '$1'));

/** Whether a test file has that title. The worked examples have one for each rule. */
function isProof([path = '', title = '']: readonly string[]): boolean {
  if (!existsSync(inRepository(path))) return false;
  if (path !== EXAMPLES) return titlesOf(path).includes(title);
  const [rule = ''] = title.split(' ');
  return Object.hasOwn(adapters, rule) && titlesOf(path).includes(title.replace(rule, '${rule}'));
}

describe('docs/coverage.md', () => {
  it('has four cells in every row', () => {
    expect(rows.filter((row) => row.length !== 4)).toEqual([]);
  });

  it.each(['S1', 'S2'].flatMap((part) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((section) => `${part} §${section}`)))('has rows for %s', (place) => {
    expect(rows.filter(([named]) => named === place)).not.toEqual([]);
  });

  it.each(CALL_NAMES)('says what comes of %s when it fails', (call) => {
    expect(rows.filter(([named, what]) => named === 'Fault' && what?.startsWith(`\`${call}\``))).toHaveLength(1);
  });

  it('has each of the 62 decisions, in their order', () => {
    const named = rows.flatMap(([place = '']) => /^Decision (\d+)$/.exec(place)?.slice(1).map(Number) ?? []);
    expect(named).toEqual(Array.from({ length: 62 }, (_, index) => index + 1));
  });

  it('names files that are there', () => {
    expect(sources.filter((path) => !existsSync(inRepository(path)))).toEqual([]);
  });

  it('names tests that are there', () => {
    expect(proofs.filter((proof) => !isProof(proof))).toEqual([]);
  });
});
