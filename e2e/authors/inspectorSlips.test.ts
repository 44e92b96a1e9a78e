// @module-tag proof
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { GOOD, SLIPS, type Slip } from '@/testing/slips';
import { IN_EVERY_LOOK } from '../support/looks';
import { demoShop } from '../support/visit';
import { resize } from '../support/windowSize';

/** With these the script does not run, and so nothing of ours: the checker names them (docs/inspector.md). */
const NEVER_RUNS = [
  'a classic script',
  'defer instead',
  'a wrong type',
  'a blank in its type',
  'a name that no release has',
  'capitals in its name',
  'no script',
  'a nonce that the script has not',
];
/** Browsers mend these before anybody can see them: likewise. */
const MENDED = [
  'an attribute twice',
  'a container in a table',
  'a container in a <noscript>',
  'a container in a list of choices',
  'a comment that does not end',
];
/** A slip that only the closest look sees, with what it reads last: once it is told, all is told. */
const LAST = ['"defaultSort": "price"', '"defaultSort": "cheapest"'] as const;

const shop = demoShop();

/** The codes that the inspector shows, once one of them is there. */
async function codesOn(page: Page, awaited: string): Promise<readonly string[]> {
  const codes = page.getByRole('region', { name: 'Vitrin inspector' }).locator('li code');
  await codes.filter({ hasText: awaited }).first().waitFor({ state: 'attached' });
  return codes.allTextContents();
}

/** What the inspector says of each page, in one browser page; null where nothing of ours runs. */
async function sayOfEach(
  pages: ReadonlyArray<readonly [name: string, html: string, awaited: string]>,
): Promise<ReadonlyArray<readonly [name: string, codes: readonly string[] | null]>> {
  const visit = await shop.visit('/deneme', { body: '' });
  await resize(visit.page, 1280, 3000);
  let shown = '';
  await visit.context.route('**/slip?*', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: shown }));
  const said: Array<readonly [string, readonly string[] | null]> = [];
  for (const [name, html, awaited] of pages) {
    shown = html;
    await visit.page.goto(`${shop.url()}/slip?vitrin-inspect=en`);
    const runs = await visit.page.evaluate(() => window.vitrin !== undefined);
    said.push([name, runs ? await codesOn(visit.page, awaited) : null]);
  }
  // What the last page says may come after what the inspector shows of it.
  await visit.context.close();
  visit.console.length = 0;
  return said;
}

const withSlip = ([from, to]: Slip[1]) => GOOD.replace(from, () => to);
const isHarmless = ([name, , told]: Slip) => typeof told === 'string' || MENDED.includes(name);
const neverRuns = ([name]: Slip) => NEVER_RUNS.includes(name);
const named = SLIPS.flatMap((slip) => {
  const [name, change, told] = slip;
  return typeof told === 'string' || isHarmless(slip) || neverRuns(slip) ? [] : [[name, withSlip(change), told[0]] as const];
});

describe('of the slips of theme authors', () => {
  it('the inspector names all that a running page can show', async () => {
    expect(named).toHaveLength(107);
    // All of them with every other look: `npm run a11y`.
    const pages = named.filter((_, place) => IN_EVERY_LOOK || place % 4 === 0);
    const said = await sayOfEach(pages);
    expect(said.filter(([, codes], index) => !codes?.includes(pages[index]?.[2] ?? ''))).toEqual([]);
  });

  it('it says nothing of those that are harmless, nor of pages without one', async () => {
    const good = [['the good page', ['', '']] as const, ['its script tag in capitals', ['"module"', '"MODULE"']] as const];
    const pages = [...good, ...SLIPS.filter(isHarmless)].map(
      ([name, change]) => [name, withSlip(change).replace(...LAST), 'invalid-page-data'] as const,
    );
    expect(await sayOfEach(pages)).toEqual(pages.map(([name]) => [name, ['invalid-page-data']]));
  });

  it('the rest does not let the script run', async () => {
    const pages = SLIPS.filter(neverRuns).map(([name, change]) => [name, withSlip(change), ''] as const);
    expect(await sayOfEach(pages)).toEqual(NEVER_RUNS.map((name) => [name, null]));
  });
});
