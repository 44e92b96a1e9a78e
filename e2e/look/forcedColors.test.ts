// @module-tag proof
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { OWN_THEMES, THEMES } from '../../demo-theme/themes';
import { fillCart } from '../support/goods';
import { IN_EVERY_LOOK } from '../support/looks';
import { demoShop, settled } from '../support/visit';

const demo = demoShop();

/** Opens a page as a visitor sees it whose system sets all colours: on a black ground or on a white one. */
async function open(path: string, scheme: 'dark' | 'light', faults = {}) {
  const visit = await demo.visit('/account/login', { scenario: { faults } });
  await visit.page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
  fillCart(visit.shop);
  await visit.page.goto(demo.url() + path);
  await settled(visit.page);
  return visit;
}

/** The colours of a switch and of its thumb. */
const colors = (input: Locator) =>
  input.evaluate((found) => ({
    track: getComputedStyle(found).backgroundColor,
    thumb: getComputedStyle(found, '::before').backgroundColor,
  }));

const edge = (element: Locator) =>
  element.evaluate((found) => {
    const { borderTopWidth, borderTopColor, borderTopStyle } = getComputedStyle(found);
    return borderTopStyle === 'none' || /^rgba.*, 0\)$/.test(borderTopColor) ? 0 : Number.parseFloat(borderTopWidth);
  });

describe.each(IN_EVERY_LOOK ? (['dark', 'light'] as const) : (['dark'] as const))(
  'where the system sets all colours, %s',
  (scheme) => {
    it('a switch shows whether it is on', async () => {
      const { page } = await open('/hirdavat', scheme);
      const input = page.getByRole('switch');
      const before = await colors(input);
      await input.click();
      await page.waitForFunction(() => document.querySelector('[role=switch][aria-busy=false]'));
      await expect.poll(async () => (await colors(input)).track).not.toBe(before.track);
      const after = await colors(input);
      expect(before.thumb).not.toBe(before.track);
      expect(after.thumb).not.toBe(after.track);
    });

    it('the view that is shown has an edge, and so has a message', async () => {
      const visit = await open('/hirdavat', scheme, { 'cart.add': '500' });
      const { page } = visit;
      const shown = page.locator('[aria-label=Görünüm] > [aria-pressed=true]');
      expect(await edge(shown)).toBe(3);
      expect(await edge(page.locator('[aria-label=Görünüm] > [aria-pressed=false]'))).toBe(0);
      await page.locator('.vt-add').first().click();
      await page.getByRole('alert').waitFor();
      expect(await edge(page.locator('.vt-toast').first())).toBeGreaterThan(0);
      expect(await edge(page.locator('.vt-add').first())).toBeGreaterThan(0);
      // Chromium itself notes an answer of 500.
      expect(visit.console.splice(0)).toEqual([expect.stringContaining('500')]);
    });

    const looks = (IN_EVERY_LOOK ? THEMES : OWN_THEMES).map(({ value }) => value);
    it.each(looks)('the page that is shown has an edge of its own (%s)', async (theme) => {
      const { page } = await open(`/hirdavat?tema=${theme}`, scheme);
      const links = page.locator('.vt-pagination__link');
      const current = await edge(page.locator('.vt-pagination__link--current'));
      expect(current).toBe(3);
      expect(await edge(links.last())).toBeLessThan(current);
    });

    it('a choice of a unit says the whole of it', async () => {
      const { page } = await open('/hirdavat', scheme);
      const missing = await page
        .locator('tbody select')
        .first()
        .evaluate((found: HTMLSelectElement) => {
          const room = found.offsetWidth;
          for (const option of [...found.options]) if (!option.selected) option.remove();
          found.style.cssText = 'inline-size: max-content; max-inline-size: none; flex: none';
          return found.offsetWidth - room;
        });
      expect(missing).toBeLessThanOrEqual(0);
    });

    it('a wrong field has a thicker edge than others', async () => {
      const { page } = await open('/odeme/cari', scheme);
      const holder = page.getByLabel('Kart üzerindeki isim');
      await holder.fill('Ali Veli');
      await page.getByRole('button', { name: 'Ödeme Yap' }).click();
      await page.locator('.vt-field__error').first().waitFor();
      expect(await edge(page.getByLabel('Kart numarası'))).toBeGreaterThan(await edge(holder));
    });

    it('what is busy can be seen to turn', async () => {
      const { page } = await open('/hirdavat', scheme, { 'cart.add': 'timeout' });
      await page.locator('.vt-add').first().click();
      const sides = await page
        .locator('.vt-spinner')
        .first()
        .evaluate((found) => {
          const style = getComputedStyle(found);
          const lookOf = (side: string) =>
            [`border-${side}-style`, `border-${side}-color`].map((name) => style.getPropertyValue(name)).join();
          return ['top', 'right', 'bottom', 'left'].map(lookOf);
        });
      // A whole ring looks the same however it is turned.
      expect(new Set(sides).size).toBe(2);
    });

    it('the step of the checkout stands out', async () => {
      const { page } = await open('/odeme', scheme);
      const mark = (state: string) => page.locator(`.vt-progress__step${state} .vt-progress__mark`).first();
      await mark('').waitFor();
      expect(await edge(mark('--current'))).toBeGreaterThan(await edge(mark(':not(.vt-progress__step--current)')));
    });
  },
);
