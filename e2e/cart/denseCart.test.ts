// @module-tag proof
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sheetsOf, THEMES, type Theme } from '../../demo-theme/themes';
import { IN_EVERY_LOOK } from '../support/looks';
import { PARTS } from '../support/parts';
import { demoShop, settled, type Visit } from '../support/visit';
import { resize } from '../support/windowSize';

const shop = demoShop();

/** Widths of the window in CSS pixels: the lines stand beside the panel from 960 px on, so that they are narrow twice. */
const WIDTHS = [640, 700, 899, 900, 959, 960, 1024, 1100, 1239, 1366, 1920];

/** The most that a row may be high, in CSS pixels. */
const MOST = { comfortable: 64, compact: 40, touched: 56 } as const;

/** Where the lines of a cart have least room, alone or beside the summary: a box for a finger leaves the longest name a line more. */
const TIGHT = [640, 960];

/** Lines of car parts, with prices that need four decimals, some in packages and some with a choice of units. */
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, place) => {
    const part = PARTS[place % PARTS.length] as { defaultUnit: object };
    const carton = { ...part.defaultUnit, id: 999, value: 'KOLİ', multiplier: 12 };
    return {
      id: 500 + place,
      product: { ...part, units: place % 4 === 3 ? [part.defaultUnit, carton] : [part.defaultUnit] },
      productUnit: { ...part.defaultUnit, defaultPrice: { value: 1239.8733 + place, currency: 'TL' } },
      quantity: 3,
    };
  });

/** A page with a cart and nothing else, in the style sheets of a theme. */
async function open(theme: Theme, count: number, density: string, width = 1280): Promise<Visit> {
  const page = { user: { id: 1, name: 'A' }, settings: { showPriceStatus: '1', cookieAllowed: '1' } };
  const visit = await shop.visit('/deneme', {
    width,
    document: ({ csrfToken, cart }) => {
      Object.assign(cart, { items: () => linesOf(count) });
      return `<!doctype html><html lang="tr"><head><title>Deneme</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width"><meta name="csrf-token" content="${csrfToken}">
${sheetsOf(theme, [])
  .map((href) => `<link rel="stylesheet" href="${href}">`)
  .join('')}
<script type="module" src="/assets/vitrin/vitrin.js"></script></head><body>
<div data-widget="cart" data-density="${density}"></div>
<script type="application/json" id="vitrin-page">${JSON.stringify(page)}</script></body></html>`;
    },
  });
  await settled(visit.page);
  await visit.page
    .locator('[data-line]')
    .nth(count - 1)
    .waitFor();
  return visit;
}

/** How high the highest line without a message is, and what is wrong with the lines. */
function look(page: Page, width: number) {
  return resize(page, width).then(() =>
    page.evaluate(() => {
      const PARTS_OF_A_ROW =
        '.vt-cart-lines__words, .vt-cart-lines__unit, select, .vt-money, .vt-quantity, .vt-cart-lines__remove';
      const over = [...document.querySelectorAll('[data-line]')].flatMap((row) => {
        const parts = [...row.querySelectorAll(PARTS_OF_A_ROW)].map((part) => ({ part, box: part.getBoundingClientRect() }));
        return parts.flatMap(({ part, box }, place) =>
          parts.slice(place + 1).flatMap((other) => {
            const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
            // Lines of text stand closer than the boxes that browsers tell of them.
            const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
            return across > 0.5 && down > 3 ? [`${part.className} over ${other.part.className}`] : [];
          }),
        );
      });
      // A message makes its row higher: it must be read.
      const plain = [...document.querySelectorAll('[data-line]')].filter((row) => !row.querySelector('.vt-cart-lines__note'));
      const heights = plain.map((row) => row.getBoundingClientRect().height);
      const sideways = document.documentElement.scrollWidth - innerWidth;
      return { highest: Math.max(...heights), wrong: { over: [...new Set(over)], sideways } };
    }),
  );
}

const RIGHT = { over: [], sideways: 0 };

describe.each(THEMES.filter((_, place) => IN_EVERY_LOOK || place === 2))('a cart of car parts in $value', (theme) => {
  it.each(['comfortable', 'compact'] as const)('keeps its rows %s, and nothing over another, at every width', async (density) => {
    const { page, context } = await open(theme, PARTS.length, density);
    for (const width of WIDTHS) {
      const { highest, wrong } = await look(page, width);
      expect({ width, wrong }).toEqual({ width, wrong: RIGHT });
      expect(highest, `${width} px`).toBeLessThanOrEqual(MOST[density]);
    }
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'pointer', value: 'coarse' }] });
    for (const width of [320, 360, ...WIDTHS]) {
      const { highest, wrong } = await look(page, width);
      expect({ width, wrong }).toEqual({ width, wrong: RIGHT });
      const most = TIGHT.includes(width) ? MOST.comfortable : MOST.touched;
      if (density === 'compact' && width >= 640) expect(highest, `${width} px, touched`).toBeLessThanOrEqual(most);
    }
  });

  it.each(IN_EVERY_LOOK ? [1, 14, 259] : [1, 259])(
    'has its order button in view on a phone at once, with %i lines',
    async (count) => {
      const { page } = await open(theme, count, 'comfortable', 360);
      const box = await page.getByRole('button', { name: 'Siparişi onayla' }).boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  );
});

it.each(['comfortable', 'compact'])('has a box at each line of a %s cart, whatever the width', async (density) => {
  const [theme] = THEMES;
  if (!theme) throw new Error('the demo has no theme');
  const { page } = await open(theme, PARTS.length, density);
  const boxes = page.getByRole('checkbox', { name: /^Seç: / });
  // They come with the tools, behind the lines.
  await boxes.last().waitFor();
  for (const width of [320, ...WIDTHS]) {
    await resize(page, width);
    expect({ width, boxes: await boxes.count() }).toEqual({ width, boxes: PARTS.length });
    await boxes.nth(1).check();
    await page.getByText('1 satır seçildi', { exact: true }).waitFor();
    await boxes.nth(1).uncheck();
  }
});

it('has line 150 of 259 changed by at most 12 keys, counted from the first control of the cart', async () => {
  const [theme] = THEMES;
  if (!theme) throw new Error('the demo has no theme');
  const { page } = await open(theme, 259, 'comfortable');
  const wanted: unknown[] = [];
  await page.route('**/api/catalog/cart/**', async (route) => {
    wanted.push(route.request().method(), route.request().postDataJSON());
    await route.fulfill({ json: { ...linesOf(150)[149], quantity: 75 } });
  });
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const find = page.getByRole('searchbox', { name: 'Sepette ara' });
  await page.locator('[data-widget=cart] :is(a, button, input)').first().focus();
  while (!(await find.evaluate((box) => box === document.activeElement))) await press('Tab');
  for (const key of ['1', '5', '0', 'Enter', '7', '5', 'Enter']) await press(key);
  await expect.poll(() => wanted).toEqual(['PATCH', { quantity: 75 }]);
  expect(keys).toBeLessThanOrEqual(12);
});
