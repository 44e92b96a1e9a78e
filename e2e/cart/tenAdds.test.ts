// @module-tag proof
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { IN_EVERY_LOOK } from '../support/looks';
import { below, listenTo, ofRole, readOut, type Ear } from './tree';
import { demoShop, settled, type Visit } from '../support/visit';

const shop = demoShop();

/** How the server takes each of ten rows, from the top. */
const FATES = ['taken', 'short', 'taken', 'broken', 'short', 'taken', 'lost', 'taken', 'short', 'taken'] as const;
type Fate = (typeof FATES)[number];

/** More than the shop has of anything. */
const TOO_MANY = '9000';
const BROKEN = 'Sunucuda beklenmeyen bir hata oluştu.';
const LOST = 'Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edip tekrar deneyin.';

interface Row {
  readonly name: string;
  readonly fate: Fate;
  /** Why it is not in the cart, as its row and as the message say it. */
  readonly atRow: string;
  readonly inMessage: string;
}

/** The first ten products of the list that can be added, as a screen reader is told of them. */
async function readRows(ear: Ear, { catalogue }: Visit['shop']): Promise<readonly Row[]> {
  const names = ofRole(await ear.hear(), 'row').flatMap((row) => {
    const box = ofRole(row, 'spinbutton').find(({ description }) => description === '');
    return box && ofRole(row, 'button').some(({ name }) => name.startsWith('Sepete ekle: ')) ? [box.name.slice(8)] : [];
  });
  return FATES.map((fate, place) => {
    const product = catalogue.all.find(({ name }) => name === names[place]);
    if (!product?.defaultUnit) throw new Error('the list has no ten products to add');
    const { multiplier, value } = product.defaultUnit;
    const why = {
      taken: ['', ''],
      short: [
        `En fazla ${Math.floor(Number(product.quantity) / multiplier)} ${value}`,
        `Bu üründen ${Number(TOO_MANY) * multiplier} adet bulunmamaktadır!`,
      ],
      broken: ['Sepete eklenemedi.', BROKEN],
      lost: ['Sepete eklenemedi.', LOST],
    } as const;
    return { name: product.name, fate, atRow: why[fate][0], inMessage: why[fate][1] };
  });
}

/** Lets the adds of the rows that fail break on their way. */
async function breakAdds({ page, shop: { catalogue } }: Visit, rows: readonly Row[]): Promise<void> {
  for (const { name, fate } of rows) {
    const path = `**/api/catalog/cart/${catalogue.all.find((product) => product.name === name)?.id}`;
    if (fate === 'broken') {
      await page.route(path, (route) => route.fulfill({ status: 500, json: { error: { messages: { type: BROKEN } } } }));
    } else if (fate === 'lost') await page.route(path, (route) => route.abort());
  }
}

/** Presses Tab, or with `back` Shift+Tab, until what has the focus is called so. */
async function tabTo(page: Page, ear: Ear, isIt: (name: string) => boolean, back = false): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    if (isIt((await ear.focused()).name)) return;
  }
  throw new Error('not reached by Tab');
}

const alerts = async (ear: Ear) => ofRole(await ear.hear(), 'alert').map(readOut);
/** What is said in passing. */
const said = async (ear: Ear) =>
  below(await ear.hear())
    .filter(({ live }) => live === 'polite')
    .map(readOut);

/** Adds a row by keyboard, and waits until what became of it has been said. */
async function add(page: Page, ear: Ear, { name, fate }: Row): Promise<void> {
  await tabTo(page, ear, (focused) => focused === `Miktar: ${name}`);
  if (fate === 'short') await page.keyboard.type(TOO_MANY);
  await tabTo(page, ear, (focused) => focused === `Sepete ekle: ${name}`);
  await page.keyboard.press('Enter');
  if (fate === 'taken') await expect.poll(() => said(ear)).toContain(`${name} sepete eklendi`);
  else await expect.poll(() => alerts(ear)).toContainEqual(expect.stringContaining(name));
  expect((await ear.focused()).name).toBe(`Sepete ekle: ${name}`);
}

describe.each(IN_EVERY_LOOK ? [1280, 360] : [360])('ten adds of which five fail, at %d px, by keyboard and by ear', (width) => {
  it('can be told apart afterwards', { tags: ['D-64', 'D-65'] }, async () => {
    const visit = await shop.visit('/search?q=klipsli&view=list', { width });
    const { page } = visit;
    await settled(page);
    const ear = await listenTo(page);
    await expect.poll(async () => ofRole(await ear.hear(), 'spinbutton').length).toBeGreaterThanOrEqual(FATES.length);
    const rows = await readRows(ear, visit.shop);
    await breakAdds(visit, rows);
    await tabTo(page, ear, (name) => name === 'İçeriğe geç');
    await page.keyboard.press('Enter');
    for (const row of rows) await add(page, ear, row);
    // Chromium itself notes an answer of 500 and a connection that broke.
    visit.console.splice(0);

    const tree = await ear.hear();
    expect(ofRole(tree, 'columnheader').map(({ name }) => name)).toEqual(expect.arrayContaining(['Ürün', 'Miktar', 'Stok']));
    const told = ofRole(tree, 'alert').map(readOut);
    for (const { name, atRow, inMessage } of rows) {
      const row = ofRole(tree, 'row').find((each) => ofRole(each, 'rowheader').some((head) => head.name === name));
      if (!row) throw new Error(`${name} has no row`);
      expect(ofRole(row, 'spinbutton')[0]?.description).toBe(atRow);
      expect(readOut(row)).toContain(atRow);
      const about = told.filter((message) => message.includes(name));
      expect(about).toEqual(atRow ? [expect.stringContaining(inMessage)] : []);
    }

    await tabTo(page, ear, (name) => name === 'Sepet, 5 ürün', true);
    await page.keyboard.press('Enter');
    const inCart = async () => {
      const cart = ofRole(await ear.hear(), 'region').find(({ name }) => name === 'Sepetim');
      return cart ? ofRole(cart, 'listitem').flatMap((line) => ofRole(line, 'link').map(({ name }) => name)) : [];
    };
    await expect.poll(inCart).toEqual(rows.filter(({ fate }) => fate === 'taken').map(({ name }) => name));
    // What is not in the cart is still told beside it.
    expect(await alerts(ear)).toEqual(told);
  });
});
