// @module-tag proof
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../../support/axe';
import { painted } from '../../support/cells';
import { LOCALES } from '../../support/looks';
import { demoShop } from '../../support/visit';
import { byId, card, ccv, dialog, fillIn, frameOf, openForm, pay } from './paying';

const shop = demoShop();

describe('a card field', () => {
  it('holds what a script fills in, over whatever was there', async () => {
    const { page } = await openForm(shop);
    const set = (field: string, text: string) =>
      byId(page, field).evaluate((input: HTMLInputElement, value) => {
        // Past React, as browsers and password managers do.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }, text);
    await card(page).pressSequentially('4111111111111111');
    for (const [text, shown] of [
      ['5555444433332222', '5555 4444 3333 2222'],
      ['4111-2222-3333-4444', '4111 2222 3333 4444'],
      ['4000', '4000 '],
    ] as const) {
      await set('card-card', text);
      expect((await card(page).inputValue()).trim()).toBe(shown.trim());
    }
    await byId(page, 'expire').pressSequentially('1229');
    await set('expire', '01/2031');
    expect(await byId(page, 'expire').inputValue()).toBe('01/31');
    await ccv(page).focus();
    // In the frame after that the mask puts the caret back: it would undo a selection that a script has made meanwhile.
    await painted(page);
    await ccv(page).fill('999');
    await ccv(page).fill('12');
    await expect.poll(() => ccv(page).inputValue()).toBe('12');
  });

  it('holds what is pasted and edited in the middle', { tags: ['S2-5.12'] }, async () => {
    const { page } = await openForm(shop);
    const paste = (text: string) => page.keyboard.insertText(text);
    await card(page).focus();
    await paste('4111-2222-3333-4444');
    expect(await card(page).inputValue()).toBe('4111 2222 3333 4444');
    await paste('5555 6666 7777 8888');
    expect(await card(page).inputValue()).toBe('5555 6666 7777 8888');
    await page.keyboard.press('Home');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Delete');
    expect(await card(page).inputValue()).toBe('5566 6677 7788 88');
    await page.keyboard.type('12');
    expect(await card(page).inputValue()).toBe('1255 6666 7777 8888');
    await page.keyboard.press('End');
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('Backspace');
    expect((await card(page).inputValue()).trim()).toBe('1255 6666 77');
    await byId(page, 'expire').focus();
    await paste('03/2030');
    expect(await byId(page, 'expire').inputValue()).toBe('03/30');
  });
});

it('hangs up on the lookup of a card that was replaced', { tags: ['S2-5.16', 'D-41'] }, async () => {
  const { page } = await openForm(shop, { speed: 'slow' });
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await byId(page, 'amount').fill('100');
  const first = page.waitForRequest(/bin-control/);
  await card(page).fill('5400000000000000');
  await first;
  await card(page).fill('4111111111111111');
  await page.getByRole('radiogroup', { name: /Anadolu Bankası/ }).waitFor();
  expect(failed).toEqual([expect.stringContaining('bin-control')]);
});

it('fits a phone, fields and instalments and dialog', async () => {
  const { page } = await openForm(shop, { payment: 'secure' }, { width: 360 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await pay(page).click();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await fillIn(page);
  expect(await overflow()).toBeLessThanOrEqual(0);
  const rows = await page
    .locator('.vt-instalments__row')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.min(...rows)).toBeGreaterThanOrEqual(44);
  // Anywhere in a row chooses it.
  const row = page.locator('.vt-instalments__row').nth(2);
  await row.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
  });
  const place = await row.boundingBox();
  await page.mouse.click((place?.x ?? 0) + (place?.width ?? 0) - 8, (place?.y ?? 0) + 8);
  expect(await page.getByRole('radio', { name: '3 taksit' }).isChecked()).toBe(true);
  await pay(page).click();
  await page.frameLocator('.vt-payment-frame iframe').getByRole('button', { name: 'Onayla' }).waitFor();
  const box = await dialog(page).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 360 && box.y >= 0 && box.y + box.height <= 800).toBe(true);
});

describe.each(LOCALES)('is accessible (%s)', (locale) => {
  it('empty, with errors, with instalments, with the dialog loading and asking', async () => {
    const { page } = await openForm(shop, { payment: 'silent', settings: { locale } });
    expect(await axeViolations(page)).toEqual([]);
    await pay(page).click();
    await page.getByRole('alert').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.locator('.vt-toast__close').first().click();
    await fillIn(page);
    expect(await axeViolations(page)).toEqual([]);
    await pay(page).click();
    await frameOf(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.vt-payment-frame__note').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
