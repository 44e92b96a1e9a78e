import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isInRepository } from '../docs/documents';

const own = (path: string) => import(new URL(path, import.meta.url).href) as Promise<{ default: { mutate: readonly string[] } }>;

/** The files that a pattern names one by one: `src/{one,other}.ts`. */
const filesOf = (pattern: string) => {
  const [head = '', names, tail = ''] = pattern.split(/[{}]/);
  return names === undefined ? [head] : names.split(',').map((name) => head + name + tail);
};

// Stryker passes over what is not there, and counts nothing of it.
it.each(['calls', 'rules'])('%s: the files that are named are there', async (name) => {
  const { mutate } = (await own(`./${name}.config.mjs`)).default;
  const named = mutate.filter((pattern) => !/[!*]/.test(pattern)).flatMap(filesOf);
  expect(named).not.toEqual([]);
  expect(named.filter((file) => !isInRepository(file))).toEqual([]);
});

it('calls: the same files are loaded before the first test', async () => {
  const { mutate } = (await own('./calls.config.mjs')).default;
  const loaded = readFileSync('tools/mutants/load.ts', 'utf8');
  expect(mutate.filter((pattern) => !pattern.startsWith('!') && !loaded.includes(`'/${pattern}'`))).toEqual([]);
});
