// @module-tag proof
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../../support/axe';
import { button, campaign, inView, names, next, openCarousel } from './carousel';
import { widthsInTurn } from '../../support/looks';
import { noteShifts, shiftsOf } from '../../support/shifts';
import { demoShop } from '../../support/visit';
import { resize } from '../../support/windowSize';

const shop = demoShop();

describe('a carousel', () => {
  it.each([
    [360, 2],
    [599, 2],
    [700, 4],
    [1280, 6],
  ])('shows %i px wide %i products side by side', { tags: ['S2-9.06', 'S2-9.08'] }, async (width, count) => {
    const { page } = await openCarousel(shop, campaign(14), { width });
    // The page's own margins make the container narrower than the window.
    await page.evaluate((size) => {
      document.body.style.margin = '0';
      document.body.style.width = `${size}px`;
    }, width);
    await expect.poll(() => inView(page)).toEqual(names(...Array.from({ length: count }, (_, index) => index + 1)));
    // Once Swiper has taken the new width over: both in one reading.
    const gap = () =>
      page.evaluate(() => {
        const boxOf = (label: string) => document.querySelector(`[aria-label="${label}"]`)?.getBoundingClientRect();
        return Math.round(((boxOf('2 / 14')?.left ?? 0) - (boxOf('1 / 14')?.right ?? 0)) * 10) / 10;
      });
    await expect.poll(gap).toBe(10);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it('goes round, both ways', { tags: ['S2-1.03', 'S2-9.04'] }, async () => {
    const { page } = await openCarousel(shop, campaign(5), { width: 360 });
    for (const expected of [names(2, 3), names(3, 4), names(4, 5), names(5, 1), names(1, 2)]) {
      await button(page, next).click();
      await expect.poll(() => inView(page)).toEqual(expected);
    }
    for (const expected of [names(5, 1), names(4, 5)]) {
      await button(page, /Önceki ürünler/).click();
      await expect.poll(() => inView(page)).toEqual(expected);
    }
  });

  it('goes round in two rows, too, the last column half full', async () => {
    const { page } = await openCarousel(shop, campaign(9, 2), { width: 360 });
    expect(await inView(page)).toEqual(names(1, 2, 3, 4));
    for (const expected of [names(3, 4, 5, 6), names(5, 6, 7, 8), names(7, 8, 9), names(9, 1, 2), names(1, 2, 3, 4)]) {
      await button(page, next).click();
      await expect.poll(() => inView(page)).toEqual(expected);
    }
  });

  it('starts anew where it has too few products to go round', async () => {
    const { page } = await openCarousel(shop, campaign(3), { width: 360 });
    await button(page, next).click();
    await expect.poll(() => inView(page)).toEqual(names(2, 3));
    await button(page, next).click();
    await expect.poll(() => inView(page)).toEqual(names(1, 2));
    await button(page, /Önceki ürünler/).click();
    await expect.poll(() => inView(page)).toEqual(names(2, 3));
  });

  it('has no buttons where everything stands in view, and has them once it does not', async () => {
    const { page } = await openCarousel(shop, campaign(6));
    expect(await button(page, next).isVisible()).toBe(false);
    await resize(page, 700);
    await expect.poll(() => inView(page)).toEqual(names(1, 2, 3, 4));
    await button(page, next).click();
    await expect.poll(() => inView(page)).toEqual(names(2, 3, 4, 5));
  });

  it('keeps its place in another width, in the order of the campaign', async () => {
    const { page } = await openCarousel(shop, campaign(9), { width: 700 });
    await button(page, next).click();
    await expect.poll(() => inView(page)).toEqual(names(2, 3, 4, 5));
    await button(page, next).click();
    await resize(page, 360);
    await expect.poll(() => inView(page)).toEqual(names(3, 4));
    await resize(page, 1280);
    await expect.poll(() => inView(page)).toEqual(names(3, 4, 5, 6, 7, 8));
  });

  it('follows a drag, which opens no product', async () => {
    const { page } = await openCarousel(shop, campaign(9), { width: 700 });
    const card = await page.locator('.vt-campaign-card').nth(2).boundingBox();
    if (!card) throw new Error('there is no card');
    await page.mouse.move(card.x + 80, card.y + 60);
    await page.mouse.down();
    await page.mouse.move(card.x - 70, card.y + 62, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => inView(page)).toEqual(names(2, 3, 4, 5));
    expect(new URL(page.url()).pathname).toBe('/deneme');
  });
});

it('gives its slides back when it goes, and comes again', async () => {
  const { page } = await openCarousel(shop, campaign(9), { width: 700 });
  await button(page, next).click();
  await page.evaluate(() => {
    window.vitrin?.unmount(document);
  });
  expect(await page.locator('.vt-campaign').count()).toBe(0);
  await page.evaluate(() => {
    window.vitrin?.mount();
  });
  await page.locator('.vt-campaign__view--initialized').waitFor();
  expect(await inView(page)).toEqual(names(1, 2, 3, 4));
});

it('is reached by the keyboard buttons first, then the products in view and no others', async () => {
  const { page } = await openCarousel(shop, campaign(14), { width: 700 });
  const stops: Array<string | null> = [];
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null,
      ),
    );
  }
  expect(stops).toEqual([
    'Otomatik geçişi durdur: Fırsatlar',
    'Önceki ürünler: Fırsatlar',
    'Sonraki ürünler: Fırsatlar',
    ...names(1, 2, 3, 4),
    'Son',
  ]);
});

it('scrolls by hand and by its buttons where Swiper does not load', async () => {
  const visit = await openCarousel(shop, campaign(3), { width: 360 });
  await visit.context.route(/chunks\/swiper/, (route) => route.abort());
  await visit.page.reload();
  await visit.page.locator('[data-vitrin-state=ready]').waitFor();
  expect(await inView(visit.page)).toEqual(names(1, 2));
  await button(visit.page, next).click();
  await expect.poll(() => inView(visit.page)).toEqual(names(2, 3));
  await button(visit.page, next).click();
  await expect.poll(() => inView(visit.page)).toEqual(names(1, 2));
  expect(await button(visit.page, /Otomatik/).count()).toBe(0);
  // Chromium notes the request that failed.
  for (const message of visit.console.splice(0)) expect(message).toContain('ERR_FAILED');
});

describe.each(widthsInTurn(1))('on the home page at %i px', (width) => {
  it('is accessible and moves nothing while it comes', async () => {
    const { page } = await shop.visit('/', { width, before: noteShifts });
    await page.locator('[data-widget=campaign]').scrollIntoViewIfNeeded();
    await page.locator('.vt-campaign__view--initialized').nth(1).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await axeViolations(page)).toEqual([]);
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.querySelectorAll('style').length)).toBe(0);
  });
});
