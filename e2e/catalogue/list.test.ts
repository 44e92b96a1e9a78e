import { describe, expect, it } from 'vitest';
import { findFaults } from '../look/faults/findFaults';
import { demoShop, settled } from '../support/visit';
import { resize } from '../support/windowSize';

const shop = demoShop();

describe('a list page of the shop', () => {
  it('goes from list to cart to another tab', { tags: ['D-13'] }, async () => {
    const { page, context, shop: server } = await shop.visit('/hirdavat');
    await settled(page);
    const other = await context.newPage();
    await other.goto(`${shop.url()}/hirdavat`);
    await settled(other);

    const add = page.getByRole('button', { name: /^Sepete ekle: / }).first();
    await add.click();
    await page.getByRole('button', { name: 'Sepet, 1 ürün' }).waitFor();
    expect(server.cart.items()).toHaveLength(1);
    await other.getByRole('button', { name: 'Sepet, 1 ürün' }).waitFor();

    await page.getByRole('button', { name: 'Sepet, 1 ürün' }).click();
    const line = server.cart.items()[0];
    await page
      .getByRole('link', { name: line?.product.name ?? '-' })
      .first()
      .waitFor();
  });

  it('shows pictures of cards 222 px high', { tags: ['S1-9.20'] }, async () => {
    const { page } = await shop.visit('/hirdavat?view=grid');
    await settled(page);
    const image = page.locator('.vt-list-card__image').first();
    await image.waitFor();
    expect((await image.boundingBox())?.height).toBe(222);
  });

  it('prints cards as what they show, without what is pressed', async () => {
    const { page } = await shop.visit('/hirdavat?view=grid', { width: 600 });
    await settled(page);
    await page
      .getByRole('button', { name: /^Sepete ekle: / })
      .first()
      .click();
    const toCart = page.locator('.vt-list').getByRole('link', { name: 'Sepete git' });
    await toCart.waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(
      await page
        .locator('.vt-list')
        .getByRole('button', { name: /^Sepete ekle: / })
        .count(),
    ).toBe(0);
    expect(await toCart.isVisible()).toBe(false);
    const cards = page.locator('.vt-list').getByRole('listitem');
    expect(await cards.first().textContent()).toMatch(/₺/);
    expect(new Set(await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).breakInside)))).toEqual(
      new Set(['avoid']),
    );
  });

  it('prints an order sheet with its amounts, and its sum below all rows, over none', async () => {
    const { page } = await shop.visit('/hirdavat/vida', { body: '<div data-widget="product-list" data-add="together"></div>' });
    await settled(page);
    const amount = page.locator('.vt-list').getByRole('spinbutton').first();
    await amount.fill('12');
    await amount.press('Enter');
    await page.getByText('1 satır').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await amount.isVisible()).toBe(true);
    const [rows, sheet] = [page.locator('.vt-list').getByRole('table'), page.getByRole('group', { name: 'Sipariş listesi' })];
    expect(await sheet.getByRole('button').count()).toBe(0);
    const [above, below] = [await rows.boundingBox(), await sheet.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  });

  it.each([768, 1024])('shows 10000 in a quantity box as a whole, %i px wide', { tags: ['D-28'] }, async (width) => {
    const { page } = await shop.visit('/hirdavat/vida?view=list', { width });
    await settled(page);
    const boxes = page.locator('tbody input[role=spinbutton]');
    await boxes.nth(5).waitFor();
    for (const row of [0, 1, 5]) await boxes.nth(row).fill('10000');
    await page.getByRole('heading', { level: 1 }).click();
    const hidden = await boxes.evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth));
    expect(Math.max(...hidden)).toBe(0);
  });

  it('keeps a refused box off the edges of its row', { tags: ['D-65'] }, async () => {
    const { page } = await shop.visit('/hirdavat');
    await settled(page);
    const row = page
      .locator('.vt-list-rows__row')
      .filter({ has: page.getByRole('spinbutton') })
      .first();
    await row.getByRole('spinbutton').fill('99999');
    await row.getByRole('button', { name: /^Sepete ekle: / }).click();
    const note = row.locator('.vt-row-note');
    await note.waitFor();
    const [outer, box, below] = await Promise.all([row, row.locator('.vt-quantity'), note].map((part) => part.boundingBox()));
    if (!outer || !box || !below) throw new Error('something is not shown');
    expect(box.y - outer.y).toBeGreaterThanOrEqual(4);
    expect(outer.y + outer.height - below.y - below.height).toBeGreaterThanOrEqual(4);
  });

  const laysNoControlOverAnother = async (width: number) => {
    const { page } = await shop.visit('/hirdavat', { width, isTouched: true });
    await settled(page);
    const units = page.locator('.vt-list-rows__row').filter({ has: page.locator('select') });
    await units
      .first()
      .getByRole('button', { name: /^Sepete ekle: / })
      .click();
    await units
      .first()
      .getByText(/^Sepette /)
      .waitFor();
    expect(await findFaults(page)).toEqual([]);
  };
  const title = 'lays no control over another in a window of %i px, with units or in the cart';
  it.each([360])(title, laysNoControlOverAnother);
  it.each([320, 390, 414, 600])(title, { tags: ['proof'] }, laysNoControlOverAnother);
});

describe('a phone that is turned', () => {
  it('keeps the row in sight that was uppermost, across and upright', async () => {
    const { page } = await shop.visit('/hirdavat?view=list', { width: 740, isTouched: true });
    await resize(page, 740, 360);
    await settled(page);
    const row = page.locator('.vt-list-rows__row').nth(15);
    await row.evaluate((each) => {
      each.scrollIntoView({ block: 'start' });
    });
    const isSeen = () =>
      row.evaluate((each) => each.getBoundingClientRect().bottom > 0 && each.getBoundingClientRect().top < innerHeight);
    for (const [width, height] of [
      [360, 740],
      [740, 360],
    ] as const) {
      await resize(page, width, height);
      await expect.poll(isSeen).toBe(true);
    }
  });
});
