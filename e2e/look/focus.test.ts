// @module-tag proof
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Shop } from '@mocks/shop/shop';
import { everyKindOfLine } from '../../demo-theme/workshop/widgets/orderLines';
import { fillCart } from '../support/goods';
import { demoShop, settled } from '../support/visit';
import { resize } from '../support/windowSize';

const shop = demoShop();

/** What of nine points of the focused element something else lies over, or the window ends before; and what it is. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { share: 0, what: 'none' };
    const { left, top, width, height } = focused.getBoundingClientRect();
    const places = [0.1, 0.5, 0.9];
    const seen = places.flatMap((x) => places.map((y) => document.elementFromPoint(left + width * x, top + height * y)));
    const hidden = seen.filter((found) => !found || !(focused.contains(found) || found.contains(focused)));
    const what = `${focused.getAttribute('class') ?? focused.tagName} at ${Math.round(top)}`;
    return { share: hidden.length / seen.length, what };
  });

/** Goes through a page by the keyboard; answers with what had the focus while most of it was covered. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', stops: number): Promise<string[]> {
  const found = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    const { share, what } = await covered(page);
    if (share > 0.5) found.push(what);
  }
  return found;
}

it('the focus never goes under the head of the list, backwards and forwards', async () => {
  const { page } = await shop.visit('/hirdavat');
  await settled(page);
  await page.locator('.vt-list-rows__name').first().waitFor();
  await page.locator('.vt-pagination a').last().focus();
  expect(await walk(page, 'Shift+Tab', 110)).toEqual([]);
  expect(await walk(page, 'Tab', 60)).toEqual([]);
});

it('the focus never goes under the head of the cart, backwards and forwards', async () => {
  const prepare = (server: Shop) => {
    fillCart(server, 20);
  };
  const { page } = await shop.visit('/sepet', { prepare });
  await settled(page);
  await page.locator('.vt-cart-lines__name').last().waitFor();
  await page.locator('.vt-cart-lines__name').last().focus();
  expect(await walk(page, 'Shift+Tab', 100)).toEqual([]);
  expect(await walk(page, 'Tab', 80)).toEqual([]);
});

it('at 400 percent each line of the mini cart is seen when the focus comes to it', async () => {
  const prepare = (server: Shop) => {
    fillCart(server, 9);
  };
  const { page } = await shop.visit('/hirdavat', { prepare, width: 320 });
  await resize(page, 320, 256);
  await settled(page);
  await page.getByRole('button', { name: /^Sepet, / }).click();
  await page.locator('.vt-cart-panel__go').waitFor();
  expect(await walk(page, 'Tab', 13)).toEqual([]);
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('vt-cart-panel__go');
});

it.each(['/hirdavat/vida?view=list', '/hirdavat/vida?view=grid&tema=tailwind', '/sepet'])(
  'on a phone the focus never goes under the bar at the foot of %s',
  async (path) => {
    const prepare = (server: Shop) => {
      fillCart(server, 8);
    };
    const { page } = await shop.visit(path, { prepare, width: 360 });
    await resize(page, 360, 700);
    await settled(page);
    await page.locator('.vt-foot-bar').waitFor();
    expect((await walk(page, 'Tab', 60)).filter((what) => what.startsWith('vt-'))).toEqual([]);
  },
);

it.each(['/hirdavat/vida?view=list', '/hirdavat/vida?view=grid', '/hizli-siparis'])(
  'in a window of 640 by 400, as at 200 percent, the focus never goes under the bar at the foot of %s',
  async (path) => {
    const prepare = (server: Shop) => {
      fillCart(server, 2);
    };
    const { page } = await shop.visit(path, { prepare });
    await resize(page, 640, 400);
    await settled(page);
    await page.locator('.vt-foot-bar').waitFor();
    expect((await walk(page, 'Tab', 70)).filter((what) => what.startsWith('vt-'))).toEqual([]);
  },
);

it.each([
  [360, 700],
  [640, 360],
  // As at 400 percent: the bar alone would fill the dialog.
  [320, 256],
])(
  'in a window of %i by %i the focus never goes under the bar at the foot of a quick order in a dialog',
  async (width, height) => {
    const { page, shop: server } = await shop.visit('/deneme', {
      body: '<div data-widget="quick-order" data-view="dialog"></div>',
    });
    await resize(page, width, height);
    await settled(page);
    const rows = everyKindOfLine(server).lines.map(({ code }) => ({ code, quantity: 3 }));
    await page.evaluate((lines) => window.vitrin?.open('quick-order', { lines }), rows);
    // The rows below move until all are known.
    await page.getByText('satır sizi bekliyor').waitFor();
    expect((await walk(page, 'Tab', 60)).filter((what) => what.startsWith('vt-'))).toEqual([]);
  },
);
