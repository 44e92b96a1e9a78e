// @module-tag proof
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sheetsOf, THEMES, type Theme } from '../../demo-theme/themes';
import { IN_EVERY_LOOK } from '../support/looks';
import { PARTS } from '../support/parts';
import { demoShop, settled, type Visit } from '../support/visit';
import { resize } from '../support/windowSize';

const shop = demoShop();

/** Widths of the list in CSS pixels from which it is a table, and those at which its columns change, from both sides. */
const WIDTHS = [640, 768, 899, 900, 1024, 1099, 1100, 1199, 1200, 1239, 1240, 1319, 1320, 1366, 1600, 1920];
const PLANS = ['Peşin', '30 Gün', '60 Gün', '90 Gün', 'Kredi Kartı'];

type Density = 'comfortable' | 'compact';

/** The most that a row may be high, in CSS pixels. With payment plans as pairs of name and price it may be 96. */
const MOST = { comfortable: 64, compact: 40, touched: 56, pairs: 96 } as const;

interface Look {
  readonly heights: readonly number[];
  readonly sideways: number;
  /** Names and codes that are cut or leave their cell, and parts that lie over another one. */
  readonly faults: readonly string[];
  readonly arePlansAside: boolean;
  /** How far prices stand below the rule above their row, in CSS pixels, by what is drawn of them. */
  readonly air: number;
}

const BARCODE = '8690000001234';

const withBarcode = (part: object, id: number) => {
  const defaultPrice = { value: 12.5, currency: 'TL' };
  return { ...part, defaultUnit: { id, value: 'ADET', multiplier: 1, barcode: BARCODE, defaultPrice, listPrice: null } };
};

/** A page with a list of car parts and nothing else, in the style sheets of a theme, with all of its rows. */
async function open(theme: Theme, plans: number, density: Density, parts: readonly object[] = PARTS): Promise<Visit> {
  const settings = {
    ...{ showPriceStatus: '1', showListPrice: '1', showStokInfo: '1', stockInfoStatus: '0', cookieAllowed: '1' },
    b2b_urun_detay_ozel_kod_baslik: 'Raf Kodu',
    showPaymentPlanPrice: plans > 0 ? '1' : '0',
    advencePriceInfo: PLANS.slice(0, plans).map((name, index) => ({ name, priceName: `advencePrice${index + 1}` })),
  };
  const json = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');
  const list = json({ items: parts, total: parts.length, page: 1, pages: 1 });
  const visit = await shop.visit('/deneme', {
    document: ({ csrfToken }) => `<!doctype html><html lang="tr"><head><title>Deneme</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width"><meta name="csrf-token" content="${csrfToken}">
${sheetsOf(theme, [])
  .map((href) => `<link rel="stylesheet" href="${href}">`)
  .join('')}
<script type="module" src="/assets/vitrin/vitrin.js"></script></head><body>
<div data-widget="product-list" data-view="list" data-density="${density}"><script type="application/json">${list}</script></div>
<script type="application/json" id="vitrin-page">${json({ user: { id: 1, name: 'A' }, settings })}</script></body></html>`,
  });
  await settled(visit.page);
  // On a busy machine rows come slice by slice, after the widget is ready.
  await visit.page
    .locator('tbody .vt-list-rows__row')
    .nth(parts.length - 1)
    .waitFor();
  return visit;
}

async function touch({ page, context }: Visit): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'pointer', value: 'coarse' }] });
}

async function look(page: Page, width: number): Promise<Look> {
  await resize(page, width);
  return page.evaluate(() => {
    const PARTS_OF_A_ROW =
      '.vt-quantity, .vt-button, .vt-stock, .vt-money, .vt-list-rows__name, .vt-list-rows__code, .vt-unit-note, td:not(:has(*))';
    const rows = [...document.querySelectorAll('tbody .vt-list-rows__row')];
    const textBox = (part: Element) => {
      const text = document.createRange();
      text.selectNodeContents(part);
      return text.getBoundingClientRect();
    };
    const faults = rows.flatMap((row) => {
      // Links reach further than their text, so that they can be hit; facts reach as far as their words, whatever room they have.
      const boxOf = (part: Element) => (part.matches('a, td') ? textBox(part) : part.getBoundingClientRect());
      const parts = [...row.querySelectorAll(PARTS_OF_A_ROW)].map((part) => ({ part, box: boxOf(part) }));
      const over = parts.flatMap(({ part, box }, index) =>
        parts.slice(index + 1).flatMap((other) => {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          // Lines of text stand closer than the boxes that browsers tell of them.
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          return across > 0.5 && down > 2 ? [`${part.className} over ${other.part.className}`] : [];
        }),
      );
      const cut = [...row.querySelectorAll('.vt-list-rows__name, .vt-list-rows__code')].flatMap((part) => {
        const cell = part.closest('td, th')?.getBoundingClientRect();
        return cell && textBox(part).right > cell.right + 0.5 ? [`${part.className} leaves its cell`] : [];
      });
      return [...over, ...cut];
    });
    for (const part of document.querySelectorAll('.vt-list *')) {
      if (part.textContent !== '' && part.getBoundingClientRect().right > innerWidth + 0.5)
        faults.push(`${part.className} leaves the window`);
    }
    // Where a row has a unit to choose as well, its box is 34 px wide at some widths: four digits then.
    for (const box of document.querySelectorAll<HTMLInputElement>('.vt-quantity__input')) {
      const { value, offsetWidth } = box;
      box.value = offsetWidth > 34 ? '12500' : '1250';
      if (offsetWidth > 0 && box.scrollWidth > box.clientWidth) faults.push(`an amount is cut in ${offsetWidth} px`);
      box.value = value;
    }
    const pen = document.createElement('canvas').getContext('2d');
    const airOf = (price: Element) => {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(price);
      if (!pen) return 0;
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const { fontBoundingBoxAscent, actualBoundingBoxAscent } = pen.measureText(price.textContent);
      const row = price.closest('.vt-list-rows__row')?.getBoundingClientRect().top ?? 0;
      return textBox(price).top + fontBoundingBoxAscent - actualBoundingBoxAscent - row;
    };
    const plans = [...document.querySelectorAll('tbody tr:first-child .vt-list-rows__at--plan')];
    return {
      heights: rows.map((row) => row.getBoundingClientRect().height),
      sideways: document.documentElement.scrollWidth - innerWidth,
      faults: [...new Set(faults)],
      air: Math.min(...[...document.querySelectorAll('tbody .vt-list-rows__row .vt-money')].map(airOf)),
      arePlansAside: new Set(plans.map((plan) => plan.getBoundingClientRect().top)).size === 1,
    };
  });
}

const DENSITIES = ['comfortable', 'compact'] as const;

/** Each theme with plans or without, comfortable or compact, in turns; or each with all of it. */
const cases = THEMES.flatMap((theme, index) =>
  [0, 5].flatMap((plans, place) =>
    DENSITIES.filter((_, kind) => IN_EVERY_LOOK || (place === index % 2 && kind === Math.floor(index / 2) % 2)).map(
      (density) => [theme.value, plans, density, theme] as const,
    ),
  ),
);

describe.each(cases)('a list of car parts in %s with %i payment plans', (_, plans, density, theme) => {
  it(`keeps its rows ${density}, and nothing over another, at every width`, async () => {
    const visit = await open(theme, plans, density);
    const { page } = visit;
    for (const width of WIDTHS) {
      const { heights, faults, sideways, arePlansAside, air } = await look(page, width);
      // Text is laid out in 64ths of a pixel.
      const leastAir = plans === 0 && density === 'comfortable' && width >= 900 ? 6 : 2;
      expect(air, `${width} px`).toBeGreaterThanOrEqual(leastAir - 1 / 64);
      const areColumns = plans === 0 || width >= 1100;
      expect(Math.max(...heights), `${width} px`).toBeLessThanOrEqual(areColumns ? MOST[density] : MOST.pairs);
      expect({ width, faults, sideways }).toEqual({ width, faults: [], sideways: 0 });
      if (plans > 0) expect(arePlansAside, `${width} px`).toBe(areColumns);
    }
    await touch(visit);
    for (const width of WIDTHS) {
      const { heights, faults, sideways } = await look(page, width);
      expect({ width, faults, sideways }).toEqual({ width, faults: [], sideways: 0 });
      if (density === 'compact' && plans === 0) expect(Math.max(...heights), `${width} px`).toBeLessThanOrEqual(MOST.touched);
    }
    for (const width of [320, 360, 480, 639]) {
      const { faults, sideways } = await look(page, width);
      expect({ width, faults, sideways }).toEqual({ width, faults: [], sideways: 0 });
    }
    await page.emulateMedia({ media: 'print' });
    // Bootstrap 4 prints no page narrower than 992 px.
    expect((await look(page, 1000)).faults, 'on paper').toEqual([]);
  });
});

it.each(THEMES.slice(0, 1))('keeps brands in one column, at the middle of their rows, also in a wide font', async (theme) => {
  const { page } = await open(theme, 0, 'comfortable');
  await resize(page, 1336);
  const brands = await page.evaluate(() => {
    document.body.style.cssText = 'margin: 8px; font-family: Verdana, "DejaVu Sans"; letter-spacing: 0.03em';
    return [...document.querySelectorAll('.vt-list-rows__at--brand')].slice(1).map((cell) => {
      const row = cell.closest('tr')?.getBoundingClientRect() ?? new DOMRect();
      const { left, top, height } = cell.getBoundingClientRect();
      return { left: Math.round(left), fromMiddle: Math.round(top + height / 2 - row.top - row.height / 2) };
    });
  });
  expect(brands.length).toBeGreaterThan(5);
  expect(new Set(brands.map(({ left }) => left)).size).toBe(1);
  expect(Math.max(...brands.map(({ fromMiddle }) => Math.abs(fromMiddle)))).toBeLessThan(3);
});

it(
  'cuts no brand to letters, and keeps rows low, where parts have a special code and five plans',
  { tags: ['S1-2.28'] },
  async () => {
    const theme = THEMES[0];
    if (!theme) throw new Error('There is no theme.');
    const special = PARTS.map((part) => ({ ...part, ozelkod: 'RAF-12-B' }));
    const { page } = await open(theme, 5, 'comfortable', special);
    for (const width of [1239, 1240, 1264, 1319, 1320, 1366, 1599, 1600]) {
      const { heights } = await look(page, width);
      expect(Math.max(...heights), `${width} px`).toBeLessThanOrEqual(72);
      const brands = page.locator('tbody .vt-list-rows__at--brand');
      const widths = await brands.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
      expect(Math.min(...widths), `${width} px`).toBeGreaterThan(60);
    }
  },
);

it('keeps rows low where parts have a barcode, a long code, a special code and five plans', { tags: ['S1-2.28'] }, async () => {
  const [theme] = THEMES;
  if (!theme) throw new Error('There is no theme.');
  const parts = PARTS.map((part, index) => ({
    ...withBarcode(part, index),
    code: 'KRH-CVT-DIN931-M8X50-SIYAH109',
    ozelkod: index === 3 ? 'DEPO-2/RAF-12-B-SOL-UST-KAT-BOLME-5' : 'RAF-12-B',
  }));
  const { page } = await open(theme, 5, 'comfortable', parts);
  await page.getByText(BARCODE).first().waitFor();
  for (const width of [1116, 1140, 1180]) {
    const { heights, faults, sideways } = await look(page, width);
    expect(Math.max(...heights.filter((_, index) => index !== 3)), `${width} px`).toBeLessThan(69);
    expect([faults, sideways], `${width} px`).toEqual([[], 0]);
  }
});

it.each(THEMES.slice(0, 1))('keeps rows equally high, with a special code or without', { tags: ['S1-2.28'] }, async (theme) => {
  const parts = PARTS.map((part, index) => ({
    ...withBarcode(part, index),
    name: 'Matkap uçlu vida',
    brand: { code: 'B1', name: 'Karahisar' },
    model: { id: 12, name: 'Matkap Uçlu' },
    code: 'VDA-35X25MM-016',
    ozelkod: index % 2 === 0 ? 'B-15-1' : '',
  }));
  const { page } = await open(theme, 0, 'comfortable', parts);
  for (const width of [900, 1100, 1199, 1200, 1256, 1319, 1320]) {
    const { heights } = await look(page, width);
    expect(new Set(heights).size, `${width} px`).toBe(1);
  }
});
