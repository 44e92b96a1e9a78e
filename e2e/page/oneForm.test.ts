import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillCart } from '../support/goods';
import { demoShop, settled } from '../support/visit';

const demo = demoShop();

/** Presses Enter in a box of each kind that somebody types into or checks; answers how many of all boxes belong to the page's form. */
async function pressEnterEverywhere(page: Page): Promise<number> {
  const boxes = page.locator('[data-widget] input:not([type=hidden], [type=file]):visible');
  const { owned, kinds } = await boxes.evaluateAll((all) => {
    const kindOf = ({ className, type }: HTMLInputElement) => `${type} ${className}`;
    const inputs = all.filter((box) => box instanceof HTMLInputElement);
    const firsts = new Map(inputs.map((box, place) => [kindOf(box), place] as const).reverse());
    return { owned: inputs.filter(({ form }) => form?.id === 'page').length, kinds: [...firsts.values()] };
  });
  for (const place of kinds) await boxes.nth(place).press('Enter');
  return owned;
}

it('sends no page that is one form, as ASP.NET makes them, by Enter in a box or by a button', async () => {
  const { page } = await demo.visit('/deneme', {
    body: `<form id="page" action="/gitti"><input type="submit" value="Gönder">
      <div data-widget="cart"></div><div data-widget="product-list" data-path="/elektrik" data-load="eager"></div></form>`,
    // So many that they can be looked for, picked and sorted.
    prepare: (shop) => {
      fillCart(shop, 25);
    },
  });
  await settled(page);
  await page.locator('.vt-switch').waitFor();
  await page.locator('.vt-cart-lines__box').first().waitFor();
  await page.evaluate(() => {
    document.querySelector('#page')?.addEventListener('submit', (event) => {
      event.preventDefault();
      document.title = 'gönderildi';
    });
  });
  // Boxes of quantities at least, whose keys are their own.
  expect(await pressEnterEverywhere(page)).toBeGreaterThan(0);
  const senders = page.locator('[data-widget] :is(button, input)');
  const isSender = (all: readonly Element[]) =>
    all.filter(
      (each) => ['submit', 'image'].includes((each as HTMLButtonElement).type) && (each as HTMLButtonElement).form?.id === 'page',
    );
  expect(await senders.evaluateAll(isSender)).toEqual([]);
  expect(await page.title()).toBe('Deneme');
});
