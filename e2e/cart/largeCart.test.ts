// @module-tag proof
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillCart } from '@mocks/shop/fillCart';
import { demoShop, settled, type VisitOptions } from '../support/visit';
import { resize } from '../support/windowSize';

const shop = demoShop();

/**
 * A page with a cart of so many lines, whose names end in their numbers, once the first of them are there. The demo's own page prints all
 * of them as fallback content, which takes longer than what is tried here.
 */
async function open(count: number) {
  const body: VisitOptions['body'] = (server) => {
    fillCart(server, count);
    return '<div data-widget="cart" data-load="eager"></div>';
  };
  const visit = await shop.visit('/deneme', { body });
  await settled(visit.page);
  await line(visit.page, 1).waitFor();
  return visit;
}

const rows = (page: Page) => page.locator('[data-line]');
const line = (page: Page, number: number) => page.locator(`[data-line="${499 + number}"]`);
const allOf = (page: Page, count: number) => expect.poll(() => rows(page).count()).toBe(count);
/** The numbers of the lines that are in the document, in their order. */
const numbers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-line]')].map(({ dataset }) => Number(dataset.line) - 499),
  );
/** Of the lines in the window, the one in its middle. */
const inTheMiddle = (page: Page) =>
  page.evaluate(() => {
    const row = [...document.querySelectorAll<HTMLElement>('[data-line]')].find(
      (each) => each.getBoundingClientRect().bottom > innerHeight / 2,
    );
    return row && row.getBoundingClientRect().top < innerHeight / 2 ? Number(row.dataset.line) - 499 : null;
  });
const numberInFocus = (page: Page) =>
  page.evaluate(() => Number(document.activeElement?.closest<HTMLElement>('[data-line]')?.dataset.line) - 499);
const moveTo = (page: Page, part: number) =>
  page.evaluate((of) => {
    window.scroll(0, document.documentElement.scrollHeight * of);
  }, part);
/** How many lines are in the document while the page is being printed. */
async function printed(page: Page): Promise<number> {
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      document.documentElement.dataset.printed = String(document.querySelectorAll('[data-line]').length);
    });
  });
  await page.pdf();
  return Number(await page.evaluate(() => document.documentElement.dataset.printed));
}

describe('a cart of 500 lines', () => {
  it('has all of them in the document: find in page comes to the last, and it is as high before as after', async () => {
    const visit = await open(500);
    const { page } = visit;
    const early = await page.evaluate(() => document.documentElement.scrollHeight);
    await allOf(page, 500);
    expect(await page.locator('[role=table][aria-rowcount]').count()).toBe(0);
    const code = visit.shop.cart.items()[499]?.product.code ?? '';
    expect(
      await page.evaluate((text) => (Reflect.get(window, 'find') as (text: string) => boolean).call(window, text), code),
    ).toBe(true);
    const box = await line(page, 500).boundingBox();
    expect(box?.y).toBeLessThan(800);
    expect(box?.y).toBeGreaterThan(0);
    const late = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(Math.abs(late - early) / late).toBeLessThan(0.3);
    expect(await printed(page)).toBe(500);
  });
});

/** A little more than all of which are in the document. */
const MANY = 600;

describe('a mini cart', () => {
  it(`of ${MANY} lines has those that anybody scrolls to, and takes the last of them out`, async () => {
    const { page, shop: server } = await shop.visit('/siparis/tamam', { prepare: (session) => fillCart(session, MANY) });
    await settled(page);
    await page.getByRole('button', { name: /^Sepet/ }).click();
    const panel = page.getByRole('region', { name: 'Sepetim' });
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(500);
    const list = panel.getByRole('list');
    await expect
      .poll(() =>
        list.evaluate((element) => {
          element.scrollTo(0, element.scrollHeight);
          return element.childElementCount;
        }),
      )
      .toBe(MANY);
    await panel
      .getByRole('button', { name: /, değiştir: / })
      .last()
      .click();
    await panel.getByRole('button', { name: /^Sepetten çıkar/ }).click();
    await expect.poll(() => server.cart.items().length).toBe(MANY - 1);
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(MANY - 1);
  });
});

describe(`a cart of ${MANY} lines`, () => {
  it('has those about the window in the document, and says of each which it is of how many', async () => {
    const { page } = await open(MANY);
    const table = page.getByRole('table', { name: 'Sepetteki ürünler' });
    await expect.poll(() => page.locator('[data-place]').count()).toBeGreaterThan(10);
    expect(await rows(page).count()).toBeLessThan(60);
    expect(await table.getAttribute('aria-rowcount')).toBe('601');
    expect(await line(page, 3).getAttribute('aria-rowindex')).toBe('4');

    await moveTo(page, 0.5);
    await expect.poll(() => inTheMiddle(page)).toBeGreaterThan(200);
    expect(await inTheMiddle(page)).toBeLessThan(400);
    const shown = await numbers(page);
    expect(shown).toEqual(shown.map((_, place) => (shown[0] ?? 0) + place));

    await page.keyboard.press('Control+End');
    await line(page, MANY).waitFor();
    expect(await printed(page)).toBe(MANY);
    await expect.poll(() => rows(page).count()).toBeLessThan(60);
  });

  it('has them in a tab of the page that was hidden when it came', async () => {
    const { page } = await shop.visit('/deneme', {
      body: (server) => {
        fillCart(server, MANY);
        return '<div id="tab" hidden><div data-widget="cart" data-load="eager"></div></div>';
      },
    });
    await page.locator('[data-line]').nth(20).waitFor({ state: 'attached' });
    await page.evaluate(() => {
      document.querySelector('#tab')?.removeAttribute('hidden');
    });
    await line(page, 1).waitFor();
    await moveTo(page, 0.5);
    await expect.poll(() => inTheMiddle(page)).toBeGreaterThan(200);
  });

  it.each(['zoom: 0.8', 'zoom: 1.25'])('has those about the window on a page with %s', async (rule) => {
    const { page } = await open(MANY);
    await page.evaluate((zoom) => {
      const style = new CSSStyleSheet();
      style.replaceSync(`body { ${zoom} }`);
      document.adoptedStyleSheets = [style];
    }, rule);
    for (const [part, from] of [
      [0.3, 100],
      [0.7, 350],
    ] as const) {
      await moveTo(page, part);
      await expect.poll(() => inTheMiddle(page)).toBeGreaterThan(from);
    }
  });

  it('finds a line by its number, and has all of them again', async () => {
    const { page, shop: server } = await open(MANY);
    const find = page.getByRole('searchbox', { name: 'Sepette ara' });
    await find.fill('450');
    await find.press('Enter');
    await page.keyboard.type('25');
    await page.keyboard.press('Enter');
    await expect.poll(() => server.cart.items()[449]?.quantity).toBe(25);
    await find.fill('');
    await expect.poll(() => page.locator('[data-place]').count()).toBeGreaterThan(10);
    expect(await rows(page).count()).toBeLessThan(60);
  });

  it('keeps the focus wherever the page is moved', async () => {
    const { page, shop: server } = await open(MANY);
    await expect.poll(() => page.locator('[data-place]').count()).toBeGreaterThan(10);
    await line(page, 3).getByRole('spinbutton').click();
    await moveTo(page, 0.7);
    await expect.poll(() => inTheMiddle(page)).toBeGreaterThan(350);
    expect(await numberInFocus(page)).toBe(3);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => server.cart.items()[2]?.quantity).toBe(4);
    // The keyboard goes on from there, into rows that were not in the document.
    for (let key = 0; key < 30; key += 1) await page.keyboard.press('Tab');
    await expect.poll(() => numberInFocus(page)).toBeGreaterThan(5);
  });

  it('takes a line out, and leads to it where it is put back: as the last of all', async () => {
    const { page } = await open(MANY);
    await expect.poll(() => page.locator('[data-place]').count()).toBeGreaterThan(10);
    await line(page, 2)
      .getByRole('button', { name: /^Sepetten çıkar/ })
      .click();
    const undo = page.locator('.vt-cart-undo button');
    await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => numberInFocus(page)).toBe(MANY + 1);
    const box = await line(page, MANY + 1).boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(800);
  });
});

it('is printed on wide paper with the numbers of its lines, and without the boxes that pick them', async () => {
  const { page } = await open(12);
  await line(page, 12).getByRole('checkbox').waitFor();
  await page.emulateMedia({ media: 'print' });
  await resize(page, 1050, 740);
  expect(await line(page, 12).locator('.vt-cart-lines__number').isVisible()).toBe(true);
  expect(await page.getByRole('checkbox').count()).toBe(0);
});

it('is printed with a rule below its titles, and each number below its own', async () => {
  const { page } = await open(12);
  await line(page, 12).waitFor();
  await page.emulateMedia({ media: 'print' });
  await resize(page, 760, 740);
  const title = page.getByRole('columnheader', { name: 'Miktar' });
  const [head, number] = [await title.boundingBox(), await line(page, 1).getByRole('spinbutton').boundingBox()];
  if (!head || !number) throw new Error('Nothing is printed.');
  expect(Math.abs(head.x + head.width / 2 - number.x - number.width / 2)).toBeLessThanOrEqual(1);
  const titles = await page.getByRole('rowgroup').first().boundingBox();
  if (!titles) throw new Error('No titles are printed.');
  // At the start of the table there is no text: what is seen there is the rule alone.
  const look = (y: number) => page.screenshot({ clip: { x: titles.x + 1, y, width: 6, height: 4 } });
  const end = titles.y + titles.height;
  expect((await look(end - 2)).equals(await look(titles.y + 8))).toBe(false);
});
