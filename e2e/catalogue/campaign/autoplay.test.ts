// @module-tag proof
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { button, campaign, inView, next, openCarousel } from './carousel';
import { demoShop } from '../../support/visit';
import { resize } from '../../support/windowSize';

const shop = demoShop();

/** Notes the timers of a move by itself, of 5 to 7 seconds, and makes them 100 times as fast, so that they end at once. */
const hurry = () => {
  const { setTimeout: start, clearTimeout: stop } = window;
  const timers = new Set<number>();
  const delays: number[] = [];
  Object.assign(window, {
    timers,
    delays,
    setTimeout(act: () => void, time = 0) {
      if (time < 5000 || time > 7000) return start(act, time);
      const timer = start(() => {
        timers.delete(timer);
        act();
      }, time / 100);
      timers.add(timer);
      delays.push(time);
      return timer;
    },
    clearTimeout(timer: number) {
      timers.delete(timer);
      stop(timer);
    },
  });
};
interface Hurried {
  readonly timers: Set<number>;
  readonly delays: number[];
}
const timers = (page: Page) => page.evaluate(() => (window as unknown as Hurried).timers.size);
const delays = (page: Page) => page.evaluate(() => (window as unknown as Hurried).delays);
/** Whether the slides are announced as they move: they do not move by themselves. */
const live = (page: Page) => page.locator('.vt-campaign__row').getAttribute('aria-live');

describe('what moves by itself', () => {
  it('stops and starts by its button', { tags: ['S2-9.05', 'D-57'] }, async () => {
    const { page } = await openCarousel(shop, campaign(14), { before: hurry });
    await expect.poll(() => inView(page)).not.toContain('Ürün 1');
    await button(page, /Otomatik geçişi durdur/).click();
    await page.mouse.move(0, 700);
    await expect.poll(() => live(page)).toBe('polite');
    expect(await timers(page)).toBe(0);
    await expect.poll(() => inView(page)).toHaveLength(6);
    const place = await inView(page);

    await button(page, /Otomatik geçişi başlat/).click();
    await page.mouse.move(0, 700);
    await expect.poll(() => inView(page)).not.toEqual(place);
    expect(await live(page)).toBe('off');
  });

  it.each([
    [
      'focus',
      (page: Page) => page.locator('.vt-campaign__slide:not([inert]) a').first().focus(),
      (page: Page) => page.getByRole('link', { name: 'Son' }).focus(),
    ],
    ['pointer', (page: Page) => page.locator('.vt-campaign__view').hover(), (page: Page) => page.mouse.move(0, 790)],
  ])('waits while the %s is in it', { tags: ['D-57'] }, async (_, enter, leave) => {
    const { page } = await openCarousel(shop, campaign(14), { before: hurry });
    // What was to be entered may have moved on in the same moment.
    await expect
      .poll(async () => {
        await enter(page);
        return live(page);
      })
      .toBe('polite');
    expect(await timers(page)).toBe(0);
    const begun = await delays(page);
    await leave(page);
    await expect.poll(async () => (await delays(page)).length).toBeGreaterThan(begun.length + 1);
  });

  it('waits each time as long, in another width and after a pause, too', { tags: ['S2-9.05', 'D-57'] }, async () => {
    const { page } = await openCarousel(shop, campaign(14), { before: hurry });
    const more = async () => {
      const begun = (await delays(page)).length;
      await expect.poll(async () => (await delays(page)).length).toBeGreaterThan(begun + 1);
    };
    await more();
    await resize(page, 700);
    await more();
    await button(page, /Otomatik geçişi durdur/).click();
    await button(page, /Otomatik geçişi başlat/).click();
    await page.mouse.move(0, 790);
    await more();
    const [first = 0, ...others] = new Set(await delays(page));
    expect(others).toEqual([]);
    expect(Number.isInteger(first)).toBe(true);
  });

  it('waits while nobody looks at the page', { tags: ['D-57'] }, async () => {
    const { page } = await openCarousel(shop, campaign(14), { before: hurry });
    const turn = (hidden: boolean) =>
      page.evaluate((isHidden) => {
        Object.defineProperty(Document.prototype, 'hidden', { value: isHidden, configurable: true });
        Object.defineProperty(Document.prototype, 'visibilityState', {
          value: isHidden ? 'hidden' : 'visible',
          configurable: true,
        });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await turn(true);
    await expect.poll(() => live(page)).toBe('polite');
    expect(await timers(page)).toBe(0);
    const begun = (await delays(page)).length;
    await turn(false);
    await expect.poll(async () => (await delays(page)).length).toBeGreaterThan(begun + 1);
  });

  it('goes on, and by its buttons, where the page allows no transitions', { tags: ['D-57'] }, async () => {
    const { page } = await openCarousel(shop, campaign(14), { before: hurry });
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { transition: none !important; }');
      document.adoptedStyleSheets = [sheet];
    });
    const begun = (await delays(page)).length;
    await expect.poll(async () => (await delays(page)).length).toBeGreaterThan(begun + 2);
    await button(page, /Otomatik geçişi durdur/).click();
    const place = await inView(page);
    await button(page, next).click();
    await button(page, next).click();
    await expect.poll(() => inView(page).then(([first]) => first)).toBe(place[2]);
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
    // More than once: nothing waits for the end of a motion that there is not.
    await expect.poll(() => inView(page)).not.toContain('Ürün 2');
  });
});
