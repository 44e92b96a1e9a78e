import { beforeEach, expect, it, vi } from 'vitest';
import { runParts } from './parts.mjs';

const passed = { passed: true };
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    said.push(line);
  });
});

it('runs two at a time, and one that needs another after it', async () => {
  const order: string[] = [];
  let running = 0;
  let most = 0;
  const part = (name: string, needs?: string) => ({
    name,
    ...(needs && { needs }),
    run: async () => {
      most = Math.max(most, (running += 1));
      order.push(name);
      await new Promise(setImmediate);
      running -= 1;
      return passed;
    },
  });
  expect(await runParts([part('browser', 'build'), part('build'), part('types'), part('unit')], 2)).toEqual({
    passed: 4,
    failed: 0,
  });
  expect(most).toBe(2);
  expect(order.indexOf('browser')).toBeGreaterThan(order.indexOf('build'));
  expect(said.at(-1)).toMatch(/^\d+\.\d s in all$/);
  expect(said.filter((line) => /^✓ (browser|build|types|unit), \d+\.\d s$/.test(line))).toHaveLength(4);
});

it('has nothing beside what keeps every core busy by itself', async () => {
  const running = new Set<string>();
  const beside: string[] = [];
  const part = (name: string, isAlone: boolean) => ({
    name,
    isAlone,
    run: async () => {
      running.add(name);
      await new Promise(setImmediate);
      if (isAlone) beside.push([...running].join());
      running.delete(name);
      return passed;
    },
  });
  await runParts([part('types', false), part('browser', true), part('unit', false), part('component', true)], 3);
  expect(beside).toEqual(['browser', 'component']);
});

it('tells all that failed in one list, with what mends it, and no stack', async () => {
  const counts = await runParts(
    [
      {
        name: 'documents',
        mend: 'npm run docs',
        run: () => Promise.resolve({ passed: false, output: 'out of date: README.md', failures: ['README.md: old'] }),
      },
      { name: 'build', mend: 'npm run build', run: () => Promise.reject(new Error('vite ended with an error')) },
      { name: 'browser', needs: 'build', run: () => Promise.resolve(passed) },
      { name: 'unit', run: () => Promise.resolve({ ...passed, note: '3 passed', count: { passed: 3, failed: 0 } }) },
    ],
    2,
  );
  expect(counts).toEqual({ passed: 3, failed: 3 });
  expect(said).toContain('  out of date: README.md');
  expect(said).toContain('  vite ended with an error');
  expect(said).toContain('  not run, for build has failed');
  expect(said.some((line) => line.startsWith('✓ unit') && line.endsWith(': 3 passed'))).toBe(true);
  expect(said.slice(said.indexOf('\nFailed:'), -1)).toEqual([
    '\nFailed:',
    '✗ documents: npm run docs',
    '  README.md: old',
    '✗ build: npm run build',
    '✗ browser',
  ]);
});

it('ends where most places have nothing to do, and where what is needed is not among the parts', async () => {
  const slow = {
    name: 'build',
    run: async () => {
      await new Promise(setImmediate);
      return passed;
    },
  };
  const after = ['a', 'b', 'c'].map((name) => ({ name, needs: 'build', run: () => Promise.resolve(passed) }));
  expect(await runParts([slow, ...after], 4)).toEqual({ passed: 4, failed: 0 });
  expect(await runParts([{ name: 'browser', needs: 'build', run: () => Promise.resolve(passed) }], 2)).toEqual({
    passed: 1,
    failed: 0,
  });
});
