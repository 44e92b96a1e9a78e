import { expect, it } from 'vitest';
import { HARMLESS } from '../../src/diagnostics/harmless';
import { check } from './source';
import { GOOD, SLIPS } from '../../src/testing/slips';

const URL_OF_SHOP = 'https://shop.example/';

it('has nothing to say of the good page, as a file or from a server', async () => {
  expect(await check(GOOD)).toEqual([]);
  expect(await check(GOOD, URL_OF_SHOP, { syntax: 'plain', url: URL_OF_SHOP })).toEqual([]);
});

it.each(SLIPS)('%s is told with its cure, once, or is harmless', async (_, [from, to], told) => {
  expect(GOOD).toContain(from);
  const problems = await check(GOOD.replace(from, () => to));
  if (typeof told === 'string') {
    expect(problems).toEqual([]);
    expect(HARMLESS).toHaveProperty(told);
    return;
  }
  const [code, fix] = told;
  expect(problems).toMatchObject([{ code, fix: expect.stringContaining(fix) as string }]);
});

it('each slip that is called harmless stands for one of the documents’ list, and the list is short', () => {
  const harmless = SLIPS.flatMap(([, , told]) => (typeof told === 'string' ? [told] : []));
  expect([...new Set<string>(harmless)].sort()).toEqual(Object.keys(HARMLESS).sort());
  expect(harmless.length).toBeLessThanOrEqual(14);
});
