import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds against WCAG 2.2 AA on the page as it stands: one line for each violation and element. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Evaluated through the debugger, which a page's CSP does not bind.
  await page.evaluate(SOURCE);
  const results = await page.evaluate(async () => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    return engine.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // What passed is not described, nor where anything stands: that is most of the work, and nobody reads it.
      resultTypes: ['violations'],
      selectors: false,
    });
  });
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
