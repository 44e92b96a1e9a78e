import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const { slowExpressions } = (await import(new URL('./regularExpressions.mjs', import.meta.url).href)) as {
  slowExpressions(root: string, folders?: readonly string[]): Promise<string[]>;
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrin-'));
  mkdirSync(join(root, 'src/tests'), { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const faultsOf = (text: string, file = 'src/rule.ts') => {
  writeFileSync(join(root, file), text);
  return slowExpressions(root, ['src']);
};

it.each([
  ['what runs to the end from every "<"', String.raw`/<[a-z][^>]*>/gi`],
  ['what runs to the end from every "<!--"', String.raw`/<!--.*?-->/gs`],
  ['two runs beside each other', String.raw`/^\d+\.?\d*$/`],
  ['a run of runs', String.raw`/^(?:\w+)*$/`],
  ['one that is made of a text', String.raw`new RegExp('^\\d+\\.?\\d*$')`],
])('names file, line and text of %s', async (_, expression) => {
  const [fault, ...more] = await faultsOf(`export const a = 1;\n\nexport const rule = ${expression};\n`);
  expect(fault).toMatch(/^src\/rule\.ts:3: \/.*\/[a-z]*: (2nd degree polynomial|exponential)/);
  expect(more).toEqual([]);
});

it('refuses one that is put together as it runs', async () => {
  expect(await faultsOf('export const rule = (word: string) => new RegExp(`^(${word})+$`);')).toEqual([
    'src/rule.ts:1: is put together as it runs; nobody can judge it',
  ]);
});

it.each([
  String.raw`/<[a-z][^<>]*>/gi`,
  String.raw`/<!--.*?(?:-->|$)/gs`,
  String.raw`/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/`,
  String.raw`'a comment of /<[a-z][^>]*>/gi'`,
])('finds nothing in %s', async (expression) => {
  expect(await faultsOf(`export const rule = ${expression};`)).toEqual([]);
});

it('looks at no test', async () => {
  expect(await faultsOf('export const rule = /<[a-z][^>]*>/gi;', 'src/rule.test.ts')).toEqual([]);
});
