import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { everyKindOfLine } from '../../demo-theme/workshop/widgets/orderLines';
import { demoShop, settled } from '../support/visit';
import { resize } from '../support/windowSize';

const shop = demoShop();

const BODY = `<div data-widget="quick-order" data-view="dialog"></div>
<div hidden><div data-widget="saved-lists"></div></div>`;

/** How many open dialogs darken what is behind them. */
const darkened = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('dialog[open]')].filter(
        (dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor !== 'rgba(0, 0, 0, 0)',
      ).length,
  );

it.each([360, 1280])('a dialog over another darkens the page once, and gives the focus back to it, %i px wide', async (width) => {
  const { page } = await shop.visit('/deneme', { width, body: BODY });
  await settled(page);
  const lines = [{ code: 'CVT-M8X30-001', quantity: 2 }];
  await page.evaluate((given) => window.vitrin?.open('quick-order', { lines: given }), lines);
  const order = page.locator('dialog').filter({ has: page.locator('.vt-quick') });
  await order.waitFor();
  await expect.poll(() => order.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.evaluate((given) => window.vitrin?.open('saved-lists', { name: 'Vida', lines: given }), lines);
  await page.locator('dialog').nth(1).waitFor();
  expect(await darkened(page)).toBe(1);
  // Only the one in front closes.
  await page.keyboard.press('Escape');
  await page.locator('dialog').nth(1).waitFor({ state: 'detached' });
  expect(await order.isVisible()).toBe(true);
  expect(await darkened(page)).toBe(1);
  expect(await order.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
});

it.each([
  ['a closed details element', '<details><summary>Destek</summary>', '</details>'],
  ['what its page does not show', '<div class="closed" hidden="until-found">', '</div>'],
  ['a menu that is not visible', '<div class="menu">', '</div>'],
  ['a menu that takes no pointer', '<div class="faded">', '</div>'],
])('dialogs of containers in %s can be used when something else opens them', { tags: ['S2-2.76'] }, async (kind, start, end) => {
  const { page } = await shop.visit('/deneme', {
    body: `${start}<div data-widget="warranty-inquiry"></div><div data-widget="quick-order"></div>${end}
<button type="button" data-vitrin-open="warranty-inquiry">Garanti</button>
<button type="button" data-vitrin-open="quick-order">Hızlı sipariş</button>`,
    before: () => {
      const style = new CSSStyleSheet();
      style.replaceSync('.menu { visibility: hidden } .faded { opacity: 0; pointer-events: none }');
      document.adoptedStyleSheets = [style];
    },
  });
  await settled(page);
  // The form of a quick order has room in the menu, faded or not.
  for (const name of kind.includes('pointer') ? ['Garanti'] : ['Garanti', 'Hızlı sipariş']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.locator('dialog').getByRole('button', { name: 'Kapat' }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
});

it('a dialog closes whose page hides what it stands in: nothing else could be used', async () => {
  const { page } = await shop.visit('/deneme', {
    body: `<div id="tab"><div data-widget="quick-order" data-view="dialog"></div></div><button type="button">Sekme</button>`,
  });
  await settled(page);
  await page.getByRole('button', { name: 'Hızlı sipariş' }).click();
  await page.locator('dialog[open]').waitFor();
  await page.evaluate(() => {
    document.querySelector('#tab')?.setAttribute('hidden', '');
  });
  await page.getByRole('button', { name: 'Sekme' }).click();
  expect(await page.locator('dialog').count()).toBe(0);
});

it('a dialog that a script of the page has taken out leaves nothing behind, and opens again', async () => {
  const { page } = await shop.visit('/deneme', { body: '<div data-widget="warranty-inquiry"></div>' });
  await settled(page);
  await page.evaluate(() => window.vitrin?.open('warranty-inquiry'));
  await page.locator('dialog[open]').waitFor();
  await page.evaluate(() => {
    document.querySelector('dialog')?.remove();
    window.vitrin?.close('warranty-inquiry');
  });
  await page.evaluate(() => window.vitrin?.cart.refresh());
  await page.evaluate(() => window.vitrin?.open('warranty-inquiry'));
  await page.locator('dialog[open]').waitFor();
  expect(await page.locator('dialog').count()).toBe(1);
});

it.each([360, 1280])('Escape closes a dialog that opens from within another alone, %i px wide', async (width) => {
  const { page, shop: server } = await shop.visit('/deneme', { width, body: BODY });
  await settled(page);
  const lines = everyKindOfLine(server).lines.map(({ code }) => ({ code, quantity: 3 }));
  await page.evaluate((given) => window.vitrin?.open('quick-order', { lines: given }), lines);
  const choose = page.getByRole('button', { name: 'Seç: 4. satır' });
  const hasFocus = () => choose.evaluate((button) => button === document.activeElement);
  await choose.click();
  const choices = page.getByRole('dialog', { name: /şunlardan biri mi/ });
  await choices.waitFor();
  expect(await darkened(page)).toBe(1);
  await page.keyboard.press('Escape');
  await choices.waitFor({ state: 'detached' });
  await expect.poll(hasFocus).toBe(true);
  expect(await darkened(page)).toBe(1);

  await choose.click();
  await choices.getByRole('button', { name: /^Seç/ }).last().click();
  await choices.waitFor({ state: 'detached' });
  const amount = page.getByRole('textbox', { name: 'Miktar, 4. satır' });
  await expect.poll(() => amount.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await darkened(page)).toBe(1);
});

it.each([320, 1280])('the button that closes a dialog keeps its size beside a long word, %i px wide', async (width) => {
  const { page } = await shop.visit('/yonetim/aramalar', { width, scenario: { as: 'administrator' } });
  await settled(page);
  await page.getByLabel('Arama terimi').fill('KRHCVTDIN931M8X50SIYAH109005KRHCVTDIN931M8X50');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const [frame, button] = [await dialog.boundingBox(), await dialog.getByRole('button', { name: 'Kapat' }).boundingBox()];
  if (!frame || !button) throw new Error('neither dialog nor button');
  expect(button.width).toBe(button.height);
  expect(button.x + button.width).toBeLessThan(frame.x + frame.width);
});

it('a dialog keeps within a phone’s window, to its end, on a page that is zoomed by its styles', async () => {
  const { page } = await shop.visit('/deneme', { width: 360, body: BODY });
  await settled(page);
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('body { zoom: 1.25 }');
    document.adoptedStyleSheets = [style];
  });
  const lines = Array.from({ length: 12 }, (_, index) => ({ code: `YOK-${index}`, quantity: 2 }));
  await page.evaluate((given) => window.vitrin?.open('quick-order', { lines: given }), lines);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Kapat' }).waitFor();
  const { height = 0 } = page.viewportSize() ?? {};
  const frame = await dialog.boundingBox();
  if (!frame) throw new Error('no dialog');
  expect(frame.x).toBeGreaterThanOrEqual(0);
  expect(frame.x + frame.width).toBeLessThanOrEqual(360);
  expect(frame.y).toBeGreaterThanOrEqual(0);
  expect(frame.y + frame.height).toBeLessThanOrEqual(height);
  await dialog.locator('.vt-dialog__body').evaluate((body) => {
    body.scrollTo(0, body.scrollHeight);
  });
  const last = await dialog.locator('.vt-dialog__body button:visible').last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? height)).toBeLessThan(frame.y + frame.height);
});

/** Opens a quick order with rows of every kind in a dialog. */
async function openOrder(width: number, height: number, before?: () => void) {
  const { page, shop: server } = await shop.visit('/deneme', { body: BODY, ...(before && { before }) });
  await resize(page, width, height);
  await settled(page);
  const rows = everyKindOfLine(server).lines.map(({ code }) => ({ code, quantity: 3 }));
  await page.evaluate((lines) => window.vitrin?.open('quick-order', { lines }), rows);
  await page.getByRole('button', { name: /sepete ekle$/ }).waitFor();
  return page.getByRole('dialog');
}

it('rows that scroll in a dialog show neither above its titles nor below its bar, whatever the page keeps at its edges', async () => {
  const dialog = await openOrder(1280, 500, () => {
    const style = new CSSStyleSheet();
    style.replaceSync(':root { --vt-sticky-top: 96px; --vt-sticky-bottom: 96px }');
    document.adoptedStyleSheets = [style];
  });
  const gaps = await dialog.evaluate((element) => {
    const [body, head, foot] = ['.vt-dialog__body', 'thead', '.vt-foot-bar'].map((part) => element.querySelector(part));
    if (!body || !head || !foot) throw new Error('not all of it is there');
    body.scrollTop = 250;
    const { top, bottom } = body.getBoundingClientRect();
    return [head.getBoundingClientRect().top - top, bottom - foot.getBoundingClientRect().bottom];
  });
  expect(gaps).toEqual([0, 0]);
  // The keyboard comes back to a row that went under them: the whole of its ring is seen.
  await dialog.locator('.vt-quick__box--code').first().focus();
  const above = await dialog.evaluate((element) => {
    const [ring, head] = [element.querySelector(':focus'), element.querySelector('thead')];
    return (ring?.getBoundingClientRect().top ?? 0) - (head?.getBoundingClientRect().bottom ?? 0);
  });
  expect(above).toBeGreaterThanOrEqual(4);
});

it('what is found far down in a dialog never takes its title and close button out of sight', async () => {
  const dialog = await openOrder(320, 256);
  const close = dialog.getByRole('button', { name: 'Kapat' });
  const place = await close.boundingBox();
  // As the search of the browser does with words that are for screen readers alone.
  await dialog.evaluate((element) => {
    for (const part of element.querySelectorAll('thead, .vt-hidden-text')) part.scrollIntoView({ block: 'start' });
  });
  expect(await close.boundingBox()).toEqual(place);
});
