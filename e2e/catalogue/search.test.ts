import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../support/axe';
import { LOCALES } from '../support/looks';
import { tabTo } from '../support/keys';
import { demoShop, settled } from '../support/visit';

const shop = demoShop();

const field = (page: Page) => page.locator('[data-widget=search-bar] input[name=q]');
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

/** Where a suggestion leads. */
const addressOf = async (option: Locator) => shop.url() + ((await option.getAttribute('href')) ?? '?');

it('searches by keyboard alone, to the results and to the product', { tags: ['S2-1.04', 'proof'] }, async () => {
  const { page } = await shop.visit('/');
  await settled(page);
  await tabTo(page, '.vt-search__field');
  await page.keyboard.type('matkap ucu');
  await options(page).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const name = await field(page).inputValue();
  expect(await page.getByRole('listbox').getByRole('option', { selected: true }).innerText()).toContain(name);

  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('q') === name);
  await settled(page);
  expect(await field(page).inputValue()).toBe(name);
  await page.locator('.vt-list-rows__name').first().waitFor();
  await tabTo(page, '.vt-list-rows__name');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
});

it(
  'opens a suggestion at a click, in a tab of its own with the middle button, and comes back with the list closed',
  { tags: ['S2-2.07'] },
  async () => {
    const { page, context } = await shop.visit('/');
    await settled(page);
    await field(page).fill('matkap ucu');
    await options(page).first().waitFor();
    const address = await addressOf(options(page).first());

    const opening = context.waitForEvent('page');
    await options(page).first().click({ button: 'middle' });
    await (await opening).waitForURL(address);
    expect(await options(page).first().isVisible()).toBe(true);

    await options(page).first().click();
    await page.waitForURL(address);
    await page.goBack();
    await settled(page);
    expect(await page.getByRole('listbox').count()).toBe(0);
  },
);

it('fits a phone', { tags: ['proof'] }, async () => {
  const { page } = await shop.visit('/hirdavat', { width: 360 });
  await settled(page);
  await field(page).fill('vida 25');
  const last = options(page).last();
  await last.waitFor();
  const inWindow = await page.getByRole('listbox').evaluate((list) => {
    const { left, right, bottom } = list.getBoundingClientRect();
    return left >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
  expect(inWindow).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const heights = await options(page).evaluateAll((all) => all.map((option) => option.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);

  // The highlighted one is scrolled to.
  await field(page).press('ArrowUp');
  const box = await last.boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(800);
  const address = await addressOf(last);
  await last.click();
  await page.waitForURL(address);
});

it('takes over from the fallback while the visitor types, and nothing moves', { tags: ['proof'] }, async () => {
  const { page } = await shop.visit('/sepet');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/vitrin.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await field(page).waitFor();
  await field(page).pressSequentially('matkp');
  await page.keyboard.press('ArrowLeft');
  const before = await field(page).boundingBox();
  release();
  await page.locator('.vt-search__field').waitFor();
  expect(await field(page).boundingBox()).toEqual(before);
  await page.keyboard.type('a');
  expect(await field(page).inputValue()).toBe('matkap');
  await options(page).first().waitFor();
});

describe.each(LOCALES)('is accessible (%s)', { tags: ['proof'] }, (locale) => {
  it('with suggestions, with one highlighted, with none', async () => {
    const { page } = await shop.visit('/account/login', { scenario: { settings: { locale } } });
    await settled(page);
    await field(page).fill('matkap');
    await options(page).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await field(page).press('ArrowDown');
    expect(await axeViolations(page)).toEqual([]);
    await field(page).fill('zzzz');
    await page
      .getByText(locale === 'tr' ? 'Sonuç bulunamadı.' : 'No results found.')
      .first()
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
