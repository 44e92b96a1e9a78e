import { describe, expect, it } from 'vitest';
import { axeViolations } from '../support/axe';
import { LOCALES } from '../support/looks';
import { demoShop, settled } from '../support/visit';

const shop = demoShop();

describe.each(LOCALES)('accessible in every state (%s)', { tags: ['proof'] }, (locale) => {
  it('with the warehouse dialog open', async () => {
    const { page } = await shop.visit('/hirdavat', { scenario: { settings: { locale } } });
    await settled(page);
    const opener = page.locator('.vt-stock--opener').first();
    await opener.click();
    await page.getByRole('dialog').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('with the mini cart open, empty and full, at 360 px', async () => {
    const { page } = await shop.visit('/elektrik', { width: 360, scenario: { settings: { locale } } });
    await settled(page);
    const icon = page.locator('[data-widget=cart-icon] button');
    await icon.click();
    await page.locator('.vt-cart-panel').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.vt-add').first().click();
    await page.locator('.vt-cart-icon__badge').waitFor();
    await icon.click();
    await page.locator('.vt-cart-panel__line').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it('while loading, after a failure and with a message', async () => {
    const visit = await shop.visit('/', {
      scenario: { settings: { locale }, faults: { products: 'timeout', 'cart.add': '500' } },
    });
    await settled(visit.page);
    await visit.page.locator('.vt-list [aria-busy=true]').waitFor();
    expect(await axeViolations(visit.page)).toEqual([]);

    visit.shop.setScenario({ faults: { products: 'html', 'cart.add': '500' } });
    await visit.page.goto(`${shop.url()}/hirdavat`);
    const retry = visit.page.locator('.vt-list button', { hasText: locale === 'tr' ? 'Tekrar dene' : 'Try again' });
    await retry.waitFor();
    expect(await axeViolations(visit.page)).toEqual([]);

    visit.shop.setScenario({ faults: { 'cart.add': '500' } });
    await retry.click();
    await visit.page.locator('.vt-add').first().click();
    await visit.page.getByRole('alert').waitFor();
    expect(await axeViolations(visit.page)).toEqual([]);
    // Chromium itself notes an answer of 500.
    expect(visit.console.splice(0)).toEqual([
      expect.stringContaining('GET /api/catalog/products/hirdavat: the answer is no JSON'),
      expect.stringContaining('500'),
    ]);
  });
});

it('a toast stands top centre and closes after 5 s', { tags: ['S1-8.03', 'S1-9.19', 'S2-9.35', 'D-8', 'proof'] }, async () => {
  const visit = await shop.visit('/hirdavat', { scenario: { as: 'administrator' } });
  await settled(visit.page);
  await visit.page.locator('.vt-add').first().click();
  const toast = visit.page.getByText('Yönetici hesabı ile bu işlemi gerçekleştiremezsiniz.');
  await toast.waitFor();
  const box = await visit.page.locator('.vt-toast').boundingBox();
  // Below the head of the page, where the search is.
  const head = await visit.page.getByRole('search').boundingBox();
  const isBelow = box && head && box.y >= head.y + head.height && box.y < 300;
  expect(box && { centre: Math.round(box.x + box.width / 2), isBelow }).toEqual({ centre: 640, isBelow: true });
  // Its clock is an animation, so that the pointer and the focus can hold it.
  const clocks = await visit.page
    .locator('.vt-toast')
    .evaluate((element) => element.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration));
  expect(clocks).toEqual([5000]);
  await toast.waitFor({ state: 'detached' });
  expect(visit.console.splice(0)).toEqual([expect.stringContaining('403')]);
});
