import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillCart } from '../support/goods';
import { demoShop, settled } from '../support/visit';

const shop = demoShop();

/** Holds Enter down for as long as the key repeats so many times. */
async function holdEnter(page: Page): Promise<void> {
  for (let repeats = 0; repeats < 10; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

/** Clicks twice at one place, as slowly as people do: what comes by the first click stands there before the second. */
async function doubleClick(page: Page, pressed: Locator, come: () => Promise<void>): Promise<void> {
  await pressed.scrollIntoViewIfNeeded();
  const box = await pressed.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await come();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

it('chooses no product by a double click that opens them', async () => {
  const { page } = await shop.visit('/servis');
  await settled(page);
  const dialog = page.getByRole('dialog', { name: 'Arızalı ürünü seçin' });
  await doubleClick(page, page.getByRole('button', { name: 'Hırdavat' }), () => dialog.getByRole('listitem').first().waitFor());
  expect(await dialog.isVisible()).toBe(true);
});

it('takes Enter that is held down for one press, also where it moves the focus', async () => {
  const { page } = await shop.visit('/hirdavat/vida?view=list');
  await settled(page);
  await page.getByRole('button', { name: 'Satırları listeye kaydet' }).focus();
  await page.keyboard.press('Enter');
  const name = page.getByRole('textbox', { name: 'Liste adı' });
  await name.waitFor();
  await holdEnter(page);
  await name.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByText(/listesine kaydedildi/).count()).toBe(1);
});

it('adds a product once by Enter that is held down on its button', async () => {
  const { page, shop: server } = await shop.visit('/hirdavat/vida?view=list');
  await settled(page);
  await page
    .getByRole('button', { name: /^Sepete ekle/ })
    .first()
    .focus();
  for (let holds = 0; holds < 4; holds += 1) {
    await page.keyboard.down('Enter');
    await page.getByRole('button', { name: /^Sepette / }).waitFor();
  }
  await page.keyboard.up('Enter');
  expect(server.cart.items().map(({ quantity }) => quantity)).toEqual([1]);
});

it('orders nothing by a double click on the banner of cookies, which lies over the order button of a phone', async () => {
  const { page, shop: server } = await shop.visit('/sepet', {
    width: 390,
    scenario: { settings: { cookieAllowed: '0' } },
    prepare: (each) => fillCart(each, 1),
  });
  await settled(page);
  const accept = page.getByRole('button', { name: 'Kabul et' });
  await doubleClick(page, accept, () => accept.waitFor({ state: 'detached' }));
  await page.getByRole('button', { name: 'Sepeti boşalt' }).click();
  expect(await page.getByRole('alertdialog').isVisible()).toBe(true);
  expect(server.cart.orders).toEqual([]);
});
