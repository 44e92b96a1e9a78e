// @module-tag proof
import { expect, it } from 'vitest';
import { openCell, painted, setWidth } from '../support/cells';
import { demoShop } from '../support/visit';
import { findFaults } from './faults/findFaults';

const shop = demoShop();

const SPACIOUS = ':root { --vt-space: 6px }';
const LARGE_CONTROLS = ':root { --vt-control-size: 56px; --vt-control-size-compact: 44px; --vt-quantity-size: 40px }';
const LARGE_LETTERS = 'body { font-size: 20px }';

// docs/theming.md: the space scales gaps and paddings, controls may be larger, and letters are the page’s own.
it.each([
  ['cart', SPACIOUS],
  ['cart', LARGE_CONTROLS],
  ['quick-order', SPACIOUS],
  ['quick-order', LARGE_CONTROLS],
  ['product-list', SPACIOUS],
  ['product-list', LARGE_LETTERS],
  ['order-list', SPACIOUS],
])('%s has its parts where they belong with a theme’s %s', async (widget, css) => {
  const { page } = await shop.visit('/account/login');
  await openCell(page, shop.url(), { widget, state: 'full', theme: 'anadolu', width: 1280 });
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  for (const width of [360, 700, 768, 1024, 1280]) {
    await setWidth(page, width);
    await painted(page);
    expect(await findFaults(page), `${width} px`).toEqual([]);
  }
});
