import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillCart } from '../support/goods';
import { demoShop, settled } from '../support/visit';

const shop = demoShop();

/** A press that leaves the amount for a name below it begins: the message that comes moves the name away under the mouse. */
async function beginPress() {
  const { page } = await shop.visit('/odeme/cari', { scenario: { overdueBalance: 1250 } });
  await settled(page);
  await page.getByRole('textbox', { name: 'Tutar' }).fill('beş');
  const name = await page.locator('label', { hasText: 'Kart numarası' }).boundingBox();
  const at = { x: (name?.x ?? 0) + 20, y: (name?.y ?? 0) + (name?.height ?? 0) / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.getByText('Tutar girmediniz!').first().waitFor();
  return { page, at };
}

/** What stands in the box of that name once a digit has been typed. */
async function typedNumber(page: Page): Promise<string> {
  await page.keyboard.type('4');
  return page.getByRole('textbox', { name: 'Kart numarası' }).inputValue();
}

it('reaches what was pressed, though a message moves it away before the button of the mouse is up', async () => {
  const { page } = await beginPress();
  await page.mouse.up();
  expect(await typedNumber(page)).toBe('4');
});

it('takes a press back that is drawn away, as ever', async () => {
  const { page, at } = await beginPress();
  await page.mouse.move(at.x + 100, at.y, { steps: 3 });
  await page.mouse.up();
  expect(await typedNumber(page)).toBe('');
});

it('takes an amount that was typed into a line of the cart where a press beside it closes the mini cart', async () => {
  const { page, shop: server } = await shop.visit('/hirdavat/vida');
  await settled(page);
  await page
    .getByRole('button', { name: /^Sepete ekle/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Sepette 1 / }).waitFor();
  await page
    .getByRole('button', { name: /^Sepet\b/ })
    .first()
    .click();
  const panel = page.getByRole('region', { name: 'Sepetim' });
  await panel.getByRole('button', { name: /, değiştir: / }).click();
  await panel.getByRole('spinbutton').waitFor();
  await page.keyboard.type('7');
  await page.getByRole('heading', { level: 1 }).click();
  await panel.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Sepette 7 / }).waitFor();
  await expect.poll(() => server.cart.items().map(({ quantity }) => quantity)).toEqual([7]);
});

it('opens a line of the mini cart that moves up as the press closes the one above it', async () => {
  const { page } = await shop.visit('/hirdavat/vida', { prepare: (server) => fillCart(server, 3) });
  await settled(page);
  await page
    .getByRole('button', { name: /^Sepet\b/ })
    .first()
    .click();
  const lines = page.getByRole('region', { name: 'Sepetim' }).getByRole('button', { name: /, değiştir: / });
  await lines.first().click();
  // The focus is on a button then, in no box.
  await page
    .getByRole('group', { name: /^Sepetteki: / })
    .getByRole('button', { name: /^Artır/ })
    .click();
  await lines.last().hover();
  await page.mouse.down();
  await page.getByRole('group', { name: /^Sepetteki: / }).waitFor({ state: 'detached' });
  await page.mouse.up();
  await expect.poll(() => lines.last().getAttribute('aria-expanded')).toBe('true');
});
