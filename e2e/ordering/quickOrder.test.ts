import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../support/axe';
import { pasteRows } from './paste';
import { demoShop, settled, type Visit } from '../support/visit';
import { resize } from '../support/windowSize';

const shop = demoShop();

const LINES = 20;

/** Codes of products that can be bought as they are. */
function codesOf({ catalogue: { all, variantCheck } }: Visit['shop']): readonly string[] {
  return all
    .filter(
      ({ id, quantity, salePrice, defaultUnit }) =>
        Number(quantity) > 200 &&
        salePrice &&
        salePrice.value > 0 &&
        defaultUnit?.multiplier === 1 &&
        variantCheck(id) === undefined,
    )
    .map(({ code }) => code)
    .filter((code, place, codes) => codes.indexOf(code) === place)
    .slice(0, LINES);
}

interface Counts {
  clicks: number;
  keys: number;
}

/** What the hand does on the page from now on. */
async function countHand(page: Page): Promise<() => Promise<Counts>> {
  await page.evaluate(() => {
    const counts = { clicks: 0, keys: 0 };
    Object.assign(window, { counts });
    addEventListener('click', ({ detail }) => (counts.clicks += detail > 0 ? 1 : 0), true);
    addEventListener('keydown', () => (counts.keys += 1), true);
  });
  // A page that was loaded anew has none.
  return () => page.evaluate(() => (window as Window & { counts?: Counts }).counts ?? { clicks: -1, keys: -1 });
}

const added = ({ shop: { requests } }: Visit) => requests.filter(({ call }) => call === 'cart.add').length;

it('keeps what was pasted where the code that reads it does not come, until it is read', async () => {
  const visit = await shop.visit('/hizli-siparis');
  const { page, context } = visit;
  await settled(page);
  let isBlocked = true;
  await context.route(/chunks\/sheet-/, (route) => (isBlocked ? route.abort() : route.continue()));
  await page.getByRole('textbox', { name: 'Kod, 1. satır' }).click();
  const [code = ''] = codesOf(visit.shop);
  await pasteRows(page, [[code, 3]]);
  const retry = page.getByRole('button', { name: 'Tekrar dene' });
  await retry.waitFor();
  expect(visit.console.splice(0).join()).toContain('ERR_FAILED');
  isBlocked = false;
  await retry.click();
  await page.getByText('1 / 1 satır hazır').waitFor();
});

it('a code that is typed again takes its quantity as it did at first: CODE Tab 5 Enter', async () => {
  const visit = await shop.visit('/hizli-siparis');
  const { page } = visit;
  await settled(page);
  const [code = ''] = codesOf(visit.shop);
  const type = async (row: number, quantity: number) => {
    await page.getByRole('textbox', { name: `Kod, ${row}. satır` }).focus();
    await page.keyboard.type(code);
    await page.keyboard.press('Tab');
    await page.keyboard.type(String(quantity));
    await page.keyboard.press('Enter');
  };
  await type(1, 3);
  await page.getByText('1 / 1 satır hazır').waitFor();
  await type(2, 5);
  await page.getByText(`${code} zaten vardı: 1. satırda şimdi 8`).first().waitFor();
});

describe('twenty known codes', () => {
  it('are pasted and added by two clicks, without a page load', async () => {
    const visit = await shop.visit('/hizli-siparis');
    const { page } = visit;
    await settled(page);
    const counted = await countHand(page);
    await page.getByRole('textbox', { name: 'Kod, 1. satır' }).click();
    await pasteRows(
      page,
      codesOf(visit.shop).map((code, at) => [code, at + 1]),
    );
    await page.getByText(`${LINES} / ${LINES} satır hazır`).waitFor();
    for (const width of [320, 768, 1280]) {
      // High enough for all rows: what the bar at the foot of the window covers for now is scrolled from under it.
      await resize(page, width, 6000);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.getByRole('button', { name: `${LINES} satırı sepete ekle` }).click();
    await page.getByRole('region', { name: 'Hızlı sipariş' }).getByText(`${LINES} satır sepete eklendi.`).waitFor();
    expect(await counted()).toEqual({ clicks: 2, keys: 0 });
    expect(added(visit)).toBe(LINES);
  });

  it('are typed with two keys a line beside their characters', { tags: ['proof'] }, async () => {
    const visit = await shop.visit('/hizli-siparis');
    const { page } = visit;
    await settled(page);
    await page.getByRole('textbox', { name: 'Kod, 1. satır' }).focus();
    const counted = await countHand(page);
    const codes = codesOf(visit.shop);
    for (const code of codes) {
      await page.keyboard.type(code);
      await page.keyboard.press('Tab');
      await page.keyboard.type('12');
      await page.keyboard.press('Enter');
    }
    await page.getByText(`${LINES} / ${LINES} satır hazır`).waitFor();
    const characters = codes.join('').length + LINES * 2;
    const { keys } = await counted();
    expect(keys).toBeLessThanOrEqual(characters + LINES * 2);
  });

  it('takes a code that is selected elsewhere and drawn into a box', async () => {
    const visit = await shop.visit('/hizli-siparis');
    const { page } = visit;
    await settled(page);
    const [code = ''] = codesOf(visit.shop);
    await page.evaluate((text) => {
      const mail = document.createElement('span');
      mail.textContent = text;
      document.querySelector('h1')?.append(mail);
      getSelection()?.selectAllChildren(mail);
    }, code);
    const box = page.getByRole('textbox', { name: 'Kod, 1. satır' });
    await page.locator('h1 span').hover();
    await page.mouse.down();
    await box.hover();
    await box.hover({ position: { x: 9, y: 9 } });
    await page.mouse.up();
    await expect.poll(() => box.inputValue()).toBe(code);
  });
});

it('of 1,000 rows has those about the window in the document, and the empty one in any case', { tags: ['proof'] }, async () => {
  const { page } = await shop.visit('/hizli-siparis');
  await settled(page);
  // Which products they are is not asked here: no answer comes.
  await page.route('**/api/catalog/products/search?*', () => undefined);
  await page.getByRole('textbox', { name: 'Kod, 1. satır' }).click();
  await pasteRows(
    page,
    Array.from({ length: 1000 }, (_, at) => [`KOD-${at + 1}A`, at + 1]),
  );
  const boxes = page.locator('[data-box=code]');
  const box = (row: number) => page.getByRole('textbox', { name: `Kod, ${row}. satır`, exact: true });
  await expect.poll(() => page.locator('[data-place]').count()).toBeGreaterThan(10);
  await box(1001).waitFor();
  // Into it was pasted: typing goes on there.
  expect(await box(1001).evaluate((each) => each === document.activeElement)).toBe(true);
  expect(await boxes.count()).toBeLessThan(80);
  expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('1002');

  await box(5).focus();
  await page.evaluate(() => {
    window.scroll(0, document.documentElement.scrollHeight / 2);
  });
  await expect
    .poll(() => boxes.evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().y > 0).length))
    .toBeGreaterThan(5);
  expect(await box(5).evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => box(6).evaluate((each) => each === document.activeElement)).toBe(true);
});
