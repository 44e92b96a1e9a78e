// @module-tag proof
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { campaign, openCarousel } from '../catalogue/campaign/carousel';
import { demoShop, settled } from '../support/visit';

const shop = demoShop();

async function open(path: string) {
  const { page } = await shop.visit(path);
  await settled(page);
  return page;
}
const attribute = (element: Locator, name: string) => element.getAttribute(name);
const isFocused = (element: Locator) => element.evaluate((found) => found === document.activeElement);

describe('a dialog', () => {
  const opener = (page: Page) => page.locator('.vt-stock--opener').first();
  async function openDialog() {
    const page = await open('/hirdavat');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    return { page, dialog };
  }
  const holdsFocus = (dialog: Locator) => dialog.evaluate((found) => found.contains(document.activeElement));

  it('is announced by its opener, named by its title, and takes the focus', async () => {
    const { page, dialog } = await openDialog();
    expect(await attribute(opener(page), 'aria-haspopup')).toBe('dialog');
    const title = await dialog.getByRole('heading').first().innerText();
    expect(await page.getByRole('dialog', { name: title }).count()).toBe(1);
    await expect.poll(() => holdsFocus(dialog)).toBe(true);
  });

  it('keeps the focus: nothing behind it takes it, by Tab, backwards or by script', async () => {
    const { page, dialog } = await openDialog();
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      // After its last stop comes the browser's own frame, in which the document has no focus.
      const inside = await dialog.evaluate(
        (found) => found.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(inside).toBe(true);
    }
    await opener(page).evaluate((element: HTMLElement) => {
      element.focus();
    });
    expect(await isFocused(opener(page))).toBe(false);
  });

  it('closes by Escape and gives the focus back', async () => {
    const { page, dialog } = await openDialog();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await isFocused(opener(page))).toBe(true);
  });
});

it('a question is an alert dialog: named, described by its text, and begun on the answer that changes nothing', async () => {
  const page = await open('/siparis/liste');
  const cancel = page.getByRole('button', { name: /^İptal et: / }).first();
  await cancel.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Sipariş iptal edilsin mi?' });
  await question.waitFor();
  const text = page.locator(`[id="${(await attribute(question, 'aria-describedby')) ?? ''}"]`);
  expect(await text.innerText()).toContain('Bu işlem geri alınamaz.');
  await expect.poll(() => isFocused(question.getByRole('button', { name: 'Geri dön' }))).toBe(true);
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  expect(await isFocused(cancel)).toBe(true);
});

it('a quantity box is a spin button: named, with its value and bounds, stepped by the arrows', async () => {
  const page = await open('/hirdavat?sort=-quantity');
  const box = page.getByRole('spinbutton').first();
  const state = () => Promise.all(['aria-valuenow', 'aria-valuemin'].map((name) => attribute(box, name)));
  expect(await attribute(box, 'aria-label')).toMatch(/^Miktar: .+/);
  await box.focus();
  expect(await state()).toEqual(['1', '1']);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await state()).toEqual(['3', '1']);
  await page.keyboard.press('ArrowDown');
  expect(await state()).toEqual(['2', '1']);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  expect(await state()).toEqual(['1', '1']);
  expect(await isFocused(box)).toBe(true);
});

it('the two buttons of a quantity box are no stops of the keyboard, and step', async () => {
  const page = await open('/hirdavat?sort=-quantity');
  const more = page.getByRole('button', { name: /^Artır: / }).first();
  expect(await attribute(more, 'tabindex')).toBe('-1');
  const name = (await attribute(more, 'aria-label'))?.replace('Artır: ', '') ?? '';
  await more.click();
  expect(await attribute(page.getByRole('spinbutton', { name: `Miktar: ${name}`, exact: true }), 'aria-valuenow')).toBe('2');
});

it('a switch is named, tells its state, and is turned by the space bar', async () => {
  const page = await open('/hirdavat');
  const toggle = page.getByRole('switch', { name: 'Sadece stoktakiler' });
  const was = await toggle.isChecked();
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => toggle.isChecked()).toBe(!was);
  expect(await isFocused(toggle)).toBe(true);
  expect(await page.getByRole('switch', { name: 'Sadece stoktakiler' }).count()).toBe(1);
});

it.each(['Enter', 'Space'])('what unfolds a row tells whether it is unfolded, and does so by %s', async (key) => {
  const page = await open('/teklif/liste');
  const button = page.locator('[data-widget=offer-list] button[aria-expanded]:not([aria-haspopup])').first();
  await button.focus();
  expect(await attribute(button, 'aria-expanded')).toBe('false');
  await page.keyboard.press(key);
  await expect.poll(() => attribute(button, 'aria-expanded')).toBe('true');
  const unfolded = page.locator(`[id="${(await attribute(button, 'aria-controls')) ?? ''}"]`);
  expect(await unfolded.isVisible()).toBe(true);
  await page.keyboard.press(key);
  await expect.poll(() => attribute(button, 'aria-expanded')).toBe('false');
  expect(await isFocused(button)).toBe(true);
});

it(
  'a carousel is a named region of slides, each a group that says its place, with buttons before them',
  { tags: ['D-57'] },
  async () => {
    const { page } = await openCarousel(shop, campaign(14));
    const carousel = page.getByRole('region', { name: 'Fırsatlar' });
    expect(await attribute(carousel, 'aria-roledescription')).toBe('kaydırmalı ürün listesi');
    const slides = carousel.getByRole('group', { includeHidden: true });
    expect(await slides.count()).toBeGreaterThanOrEqual(14);
    expect(await attribute(slides.first(), 'aria-label')).toMatch(/^\d+ \/ 14$/);
    const first = await carousel.evaluate((found) => found.querySelector('button, a')?.tagName);
    expect(first).toBe('BUTTON');
  },
);
