import { appendFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { THEMES } from '../../demo-theme/themes';
import { WIDGETS } from '../../demo-theme/workshop/widgets/groups';
import { setupOf, STATES, type StateName } from '../../demo-theme/workshop/widgets/kind';
import { demoShop, settled } from '../support/visit';
import { resize } from '../support/windowSize';
import { ENGINES } from './engines';
import { LEFT_OUT } from './leftOut';

const CACHE = fileURLToPath(new URL('../../.cache', import.meta.url));
const WIDTHS = [1280, 360];

/** Judges each widget in each state, in each theme and at each width, by every engine. It takes its time: `npm run a11y`. */
export function judgeStates(locale: 'tr' | 'en'): void {
  const demo = demoShop();
  const looks = WIDGETS.flatMap((widget) => THEMES.map((theme) => [widget.name, theme.value, widget] as const));
  it.each(looks)(`no engine finds a fault in %s with the theme %s, in ${locale}`, async (name, theme, widget) => {
    const visit = await demo.visit('/atolye');
    for (const state of STATES.filter((each) => typeof setupOf(widget, each) !== 'string')) {
      await resize(visit.page, 1280);
      await visit.page.goto(`${demo.url()}/atolye/${name}/onizleme?durum=${state}&dil=${locale}&tema=${theme}`);
      await shown(visit.page, state);
      for (const width of WIDTHS) {
        await resize(visit.page, width);
        expect(await findFaults(visit.page), `${state}, ${width} px`).toEqual([]);
      }
      // A state that fails says so there.
      if (state === 'error') visit.console.splice(0);
      // As one of the engines does, of colours that it does not know.
      visit.console.splice(0, Infinity, ...visit.console.filter((line) => !line.startsWith('log: unable to get color combo')));
    }
  });
}

/** Waits until the widget shows the state. */
async function shown(page: Page, state: StateName): Promise<void> {
  await settled(page);
  const container = page.locator('[data-widget]').first();
  await container.scrollIntoViewIfNeeded();
  await page.locator('[data-vitrin-state=ready], [data-vitrin-state=error]').first().waitFor({ state: 'attached' });
  if (state !== 'loading') await expect.poll(() => container.locator('[aria-busy=true]').count()).toBe(0);
}

/** What the engines hold against the page as it stands, one after the other. Notes how much of which rule that is. */
async function findFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  const rules: string[] = [];
  for (const [engine, judge] of Object.entries(ENGINES)) {
    for (const { rule, says, html } of await judge(page)) {
      rules.push(`${engine} ${rule}`);
      const found = `${engine} ${rule}: ${says} ${html}`;
      if (!LEFT_OUT.some((left) => left.rule === rule && (left.matches?.test(found) ?? true))) faults.push(found);
    }
  }
  mkdirSync(CACHE, { recursive: true });
  appendFileSync(`${CACHE}/looks.jsonl`, `${JSON.stringify(rules)}\n`);
  return faults;
}
