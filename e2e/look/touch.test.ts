// @module-tag proof
import type { Page } from 'playwright-core';
import type { Shop } from '@mocks/shop/shop';
import { describe, expect, it } from 'vitest';
import { everyKindOfLine } from '../../demo-theme/workshop/widgets/orderLines';
import { openCell } from '../support/cells';
import { fillCart } from '../support/goods';
import { IN_EVERY_LOOK } from '../support/looks';
import { demoShop, settled } from '../support/visit';
import { resize } from '../support/windowSize';

const shop = demoShop();

it('links of the grid are high enough for a finger', async () => {
  const { page } = await shop.visit('/hirdavat?view=grid', { width: 360, isTouched: true });
  await settled(page);
  const links = page.locator('.vt-list-card__maker');
  await links.first().waitFor();
  const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  // Not against `innerWidth`: on a phone it grows with what leaves the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
});

it('quick taps are presses, and none of them enlarges the page', async () => {
  const { page } = await shop.visit('/hirdavat', { width: 390, isTouched: true });
  await settled(page);
  await page.locator('.vt-quantity').first().waitFor();
  const actions = await page
    .locator('.vt-quantity, .vt-button')
    .evaluateAll((all) => all.map((part) => getComputedStyle(part).touchAction));
  expect(new Set(actions)).toEqual(new Set(['manipulation']));
});

it.each([768, 1180])('titles that stay in view lie over the links of the rows below them, %i px wide', async (width) => {
  const { page } = await shop.visit('/hirdavat', { width, isTouched: true });
  await settled(page);
  const links = page.locator('.vt-list-rows__link');
  await links.nth(5).waitFor();
  const isBelow = await links.nth(5).evaluate(async (link) => {
    const titles = document.querySelector('.vt-rows__head');
    const middle = () => link.getBoundingClientRect().bottom - 8;
    window.scrollBy(0, middle() - (titles ? Number.parseFloat(getComputedStyle(titles).top) + 16 : 0));
    await new Promise(requestAnimationFrame);
    return titles?.contains(document.elementFromPoint(link.getBoundingClientRect().left + 4, middle()));
  });
  expect(isBelow).toBe(true);
});

/** What a finger needs, in CSS pixels (design §6). */
const LEAST = 44;

/** Words that are links stand above each other in a row of a table, which is 64 px high at most: what WCAG 2.5.8 asks of them. */
const LEAST_LINK = 24;

/** The controls of a widget of which a finger hits less than it needs: each with what it hits of it. */
function tooSmall(page: Page, widget: string): Promise<readonly string[]> {
  return page.evaluate(
    ({ name, control: leastControl, link: leastLink }) => {
      const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
      const found = [...document.querySelectorAll<HTMLElement>(`[data-widget="${name}"] :is(${CONTROLS})`)];
      // By four steps and then by one: each asks the browser what lies there.
      const reach = (hits: (step: number) => boolean) => {
        let step = 0;
        while (step < leastControl && hits(step + 4)) step += 4;
        while (step < leastControl && hits(step + 1)) step += 1;
        return step;
      };
      // A finger may press the picture beside the words just as well.
      const hasPicture = (words: HTMLElement) =>
        found.some(
          (picture) =>
            picture.ariaHidden === 'true' &&
            picture.nextElementSibling?.contains(words) &&
            picture.getAttribute('href') === words.getAttribute('href') &&
            Math.min(picture.offsetWidth, picture.offsetHeight) >= leastControl,
        );
      const hit = (control: HTMLElement) => {
        control.scrollIntoView({ block: 'center', inline: 'center' });
        const [box] = control.getClientRects();
        if (!box || !control.checkVisibility({ visibilityProperty: true })) return null;
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const isHit = (across: number, down: number) => {
          const at = document.elementFromPoint(x + across, y + down);
          return Boolean(at && (control.contains(at) || at.closest('label')?.control === control));
        };
        if (!isHit(0, 0)) return { across: 0, down: 0 };
        return {
          across: reach((step) => isHit(step, 0)) + reach((step) => isHit(-step, 0)) + 1,
          down: reach((step) => isHit(0, step)) + reach((step) => isHit(0, -step)) + 1,
        };
      };
      return found.flatMap((control) => {
        const area = hit(control);
        const isWords = control.matches('td a, th a') && (innerWidth >= 640 || hasPicture(control));
        const least = isWords ? leastLink : leastControl;
        // A picture leads where the name beside it does.
        if (!area || control.ariaHidden === 'true' || (area.across >= least && area.down >= least)) return [];
        const words = control.getAttribute('aria-label') ?? (control.textContent || control.className);
        return [`${control.className} (${words}): ${area.across} × ${area.down}`];
      });
    },
    { name: widget, control: LEAST, link: LEAST_LINK },
  );
}

/** Boxes and choices whose letters are smaller than 16 px: Safari zooms into these on phones, and the page stays so. */
function smallLetters(page: Page, widget: string): Promise<readonly string[]> {
  return page.locator(`[data-widget="${widget}"]`).evaluateAll((all) => {
    const boxes = all.flatMap((root) => [
      ...root.querySelectorAll('input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), select, textarea'),
    ]);
    if (boxes.length === 0) throw new Error('there is no box');
    return boxes.flatMap((box) =>
      parseFloat(getComputedStyle(box).fontSize) < 16 ? [`${box.className}: ${getComputedStyle(box).fontSize}`] : [],
    );
  });
}

/** A widget with all that it has, and what shows that it is there. */
const TOUCHED = [
  ['product-list', '/hirdavat', '.vt-list-rows__row .vt-money'],
  ['cart', '/sepet', '[data-line] .vt-money'],
  ['quick-order', '/hizli-siparis', '.vt-quick__row--ready'],
  ['order-list', '/siparis/liste', '.vt-records .vt-money'],
] as const;

/** Of each widget one width of cards and one of tables, in turns, or all. */
const WIDTHS = [768, 1024, 1280];
const TOUCHES = TOUCHED.map(
  (touched, place) =>
    [
      ...touched,
      IN_EVERY_LOOK ? [360, ...WIDTHS] : [360, WIDTHS[place % WIDTHS.length]].filter((width) => width !== undefined),
    ] as const,
);

describe.each(TOUCHES)('every control of %s', (widget, path, ready, widths) => {
  it.each(widths)('is hit on 44 × 44 px, %i px wide', async (width) => {
    // A cart so large that its lines have boxes.
    const prepare = (server: Shop) => {
      fillCart(server, 13);
    };
    const { page, shop: server } = await shop.visit(path, { width, isTouched: true, prepare });
    await settled(page);
    const lines = everyKindOfLine(server).lines.map(({ code }) => ({ code, quantity: 3 }));
    if (widget === 'quick-order') await page.evaluate((given) => window.vitrin?.open('quick-order', { lines: given }), lines);
    await page.locator(ready).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    expect(await tooSmall(page, widget)).toEqual([]);
    if (width < 640 && widget !== 'order-list') expect(await smallLetters(page, widget)).toEqual([]);
  });
});

/** Widgets that one types into: orders have no box, and offers have some in what unfolds. */
const TYPED = [...TOUCHED.slice(0, 3), ['offer-list', '/teklif/liste', '.vt-records__toggle']] as const;

it.each(TYPED)('the boxes of %s make no page zoom on a phone held across', async (widget, path, ready) => {
  const { page } = await shop.visit(path, { width: 360, isTouched: true, prepare: fillCart });
  await resize(page, 844, 390);
  await settled(page);
  if (widget !== 'quick-order') await page.locator(ready).first().waitFor();
  if (widget === 'offer-list') {
    await page.locator(ready).first().click();
    await page.locator('.vt-offer__profit').first().waitFor();
  }
  expect(await smallLetters(page, widget)).toEqual([]);
});

/** A widget with a box for codes or words to look for, and the state of the workshop in which it is there. */
const LOOKED_FOR = [
  ['search-bar', 'full'],
  ['quick-order', 'full'],
  ['cart', 'long'],
  ['dashboard', 'full'],
] as const;

it.each(LOOKED_FOR)('iPhones make no other word of a code that is typed into %s', async (widget, state) => {
  const { page } = await shop.visit(`/atolye/${widget}/onizleme?durum=${state}`, { width: 360, isTouched: true });
  await settled(page);
  const boxes = page
    .locator(`[data-widget="${widget}"]`)
    .locator('input:is([type=text], [type=search]):not([inputmode=numeric])');
  await boxes.first().waitFor();
  const helped = await boxes.evaluateAll((all) =>
    all
      .filter((box) => box.getAttribute('autocorrect') !== 'off' || box.getAttribute('spellcheck') !== 'false')
      .map((box) => box.getAttribute('class')),
  );
  expect(helped).toEqual([]);
});

it('shows codes of a usual length whole on a tablet', async () => {
  const { page } = await shop.visit('/account/login', { isTouched: true });
  await openCell(page, shop.url(), { widget: 'quick-order', state: 'full', theme: 'anadolu', width: 700 });
  const cut = await page.locator('.vt-quick__box--code').evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const pen = document.createElement('canvas').getContext('2d');
      if (!(box instanceof HTMLInputElement) || !pen || box.value.length > 13) return [];
      const { fontSize, fontFamily, paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
      pen.font = `${fontSize} ${fontFamily}`;
      const room = box.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      return [{ code: box.value, isCut: pen.measureText(box.value).width > room }];
    }),
  );
  expect(cut).toContainEqual({ code: 'CVT-M5X16-002', isCut: false });
  expect(cut.filter(({ isCut }) => isCut)).toEqual([]);
});

it('keeps the chosen view within the round corners of its frame', async () => {
  const { page } = await shop.visit('/account/login', { isTouched: true });
  await openCell(page, shop.url(), { widget: 'product-list', state: 'full', theme: 'tailwind', width: 900 });
  const corners = (selector: string) =>
    page.locator(selector).evaluateAll((parts) => parts.map((part) => getComputedStyle(part).borderTopLeftRadius));
  const [frame = ''] = await corners('.vt-list-bar__views');
  expect(parseFloat(frame)).toBeGreaterThan(0);
  expect(new Set(await corners('.vt-list-bar__view--shown'))).toEqual(new Set([frame]));
});

it('keeps the boxes of a list off the rules of its rows', async () => {
  const { page } = await shop.visit('/account/login', { isTouched: true });
  await openCell(page, shop.url(), { widget: 'product-list', state: 'full', theme: 'anadolu', width: 1366 });
  const row = page.locator('tbody .vt-list-rows__row').first();
  const room = () =>
    row.evaluate((element) => {
      const box = element.querySelector('.vt-quantity');
      return box ? box.getBoundingClientRect().top - element.getBoundingClientRect().top : NaN;
    });
  expect(await room()).toBeGreaterThanOrEqual(2);
  await row.locator('.vt-list-rows__at--add button').click();
  await row.locator('.vt-in-cart').waitFor();
  expect(await room()).toBeGreaterThanOrEqual(2);
});
