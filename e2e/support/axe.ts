import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { IN_EVERY_LOOK } from './looks';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Half of axe's time. */
const MEASURED_BESIDES = ['color-contrast', 'target-size'];

/**
 * What axe finds against WCAG 2.2 AA on the page as it stands: one line for each violation and element. `asksAll`: contrast and the
 * size of targets, too. Of widgets both are measured besides: contrast in all states (`faults.test.ts`), fingers' 44 px in `touch.test.ts`.
 */
export async function axeViolations(page: Page, asksAll = IN_EVERY_LOOK): Promise<string[]> {
  // Evaluated through the debugger, which a page's CSP does not bind.
  await page.evaluate(SOURCE);
  const results = await page.evaluate(
    async (left) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      // A dialog behind another one nobody reaches, and axe takes the one that comes later in the document for the one in front.
      const front = document.activeElement?.closest('dialog');
      const behind = [...document.querySelectorAll<HTMLElement>('dialog:modal')].filter((dialog) => front && dialog !== front);
      for (const dialog of behind) dialog.style.visibility = 'hidden';
      // What a bar at the window's foot covers just now is scrolled out from beneath it.
      const bars = [...document.querySelectorAll<HTMLElement>('.vt-foot-bar')];
      for (const bar of bars) bar.style.position = 'static';
      const found = await engine.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // What passed is not described, nor where anything stands: that is most of the work, and nobody reads it.
        resultTypes: ['violations'],
        selectors: false,
        rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
      });
      for (const dialog of behind) dialog.style.visibility = '';
      for (const bar of bars) bar.style.position = '';
      return found;
    },
    asksAll ? [] : MEASURED_BESIDES,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
