import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { button, campaign, inView, openCarousel } from './carousel';
import { demoShop } from '../visit';

const shop = demoShop();

/** Counts the timers that run, and makes them 100 times as fast, so that what moves by itself does so at once. */
const hurry = () => {
  const { setInterval: start, clearInterval: stop } = window;
  const timers = new Set<number>();
  Object.assign(window, {
    timers,
    setInterval(act: () => void, time: number) {
      const timer = start(act, time / 100);
      timers.add(timer);
      return timer;
    },
    clearInterval(timer: number) {
      timers.delete(timer);
      stop(timer);
    },
  });
};
const timers = (page: Page) => page.evaluate(() => (window as unknown as { timers: Set<number> }).timers.size);

describe('what moves by itself', () => {
  it('stops and starts by its button', { tags: ['S2-9.05', 'D-57'] }, async () => {
    const { page } = await openCarousel(shop, campaign(14), { before: hurry });
    await expect.poll(() => inView(page)).not.toContain('Ürün 1');
    await button(page, /Otomatik geçişi durdur/).click();
    await page.mouse.move(0, 700);
    expect(await timers(page)).toBe(0);
    expect(await page.locator('.vt-campaign__row').getAttribute('aria-live')).toBe('polite');
    await expect.poll(() => inView(page)).toHaveLength(6);
    const place = await inView(page);

    await button(page, /Otomatik geçişi başlat/).click();
    await page.mouse.move(0, 700);
    await expect.poll(() => inView(page)).not.toEqual(place);
    expect(await page.locator('.vt-campaign__row').getAttribute('aria-live')).toBe('off');
  });

  it.each([
    ['focus', (page: Page) => page.locator('.vt-campaign__slide:not([inert]) a').first().focus(), (page: Page) => page.getByRole('link', { name: 'Son' }).focus()],
    ['pointer', (page: Page) => page.locator('.vt-campaign__view').hover(), (page: Page) => page.mouse.move(0, 790)],
  ])('waits while the %s is in it', { tags: ['D-57'] }, async (_, enter, leave) => {
    const { page } = await openCarousel(shop, campaign(14), { before: hurry });
    // What was to be entered may have moved on in the same moment.
    await expect.poll(async () => {
      await enter(page);
      return timers(page);
    }).toBe(0);
    expect(await page.locator('.vt-campaign__row').getAttribute('aria-live')).toBe('polite');
    await leave(page);
    await expect.poll(() => timers(page)).toBe(1);
  });

  it('begins at rest where motion is to be reduced, and rests when that is wished later', { tags: ['D-57'] }, async () => {
    const { page } = await openCarousel(shop, campaign(14), { before: hurry });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await button(page, /Otomatik geçişi başlat/).waitFor();
    await page.reload();
    await page.locator('.vt-campaign__view--initialized').waitFor();
    expect(await button(page, /Otomatik geçişi başlat/).isVisible()).toBe(true);
    expect(await timers(page)).toBe(0);
    await button(page, /Otomatik geçişi başlat/).click();
    await page.mouse.move(0, 700);
    await expect.poll(() => inView(page)).not.toContain('Ürün 1');
  });
});
