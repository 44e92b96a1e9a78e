import { describe, expect, it } from 'vitest';
import { arrived, count, focus, focusOn, hasFocus, sooner, textOf } from '../hand';
import type { Tab } from '../driver';
import type { EngineShop } from '../shop';

const LINES = '[data-line]';
const SECOND = '[data-line]:nth-child(2)';
const NOTE = 'Çağrı: ığüşöç İĞÜŞÖÇ, 3. rampa';

/** The widths of a table's columns, in CSS pixels. */
const columns = (tab: Tab) =>
  tab.evaluate(() => [...document.querySelectorAll('.vt-table__title')].map((title) => title.getBoundingClientRect().width));
/** The name of the last row that is in the document, once the page has been moved to its end. */
const lastName = (tab: Tab) =>
  tab.evaluate(() => {
    window.scroll(0, document.documentElement.scrollHeight);
    return [...document.querySelectorAll('.vt-table .vt-item__name')].at(-1)?.textContent ?? '';
  });

/** From the cart's lines to an order or an offer. */
export function cart({ visit }: EngineShop): void {
  describe('a cart of 600 lines', () => {
    it('is looked over to its end before it is ordered, in columns that stay', async () => {
      const { tab } = await visit('/odeme', { lines: 600 });
      await sooner(async () => (await count(tab, '[data-place]')) > 10);
      expect(await count(tab, '[data-place]')).toBeLessThan(80);
      const widths = await columns(tab);
      await sooner(async () => (await lastName(tab)).endsWith(' 600'));
      expect(await count(tab, '[data-place]')).toBeLessThan(80);
      expect(await columns(tab)).toEqual(widths);
    });
  });

  describe('the cart', () => {
    it('is edited, a line taken out and brought back by key, and emptied after a question', async () => {
      const { tab, shop } = await visit('/sepet', { lines: 3 });
      await focus(tab, `${SECOND} input`);
      await tab.press('ArrowUp');
      await expect.poll(() => shop.cart.items()[1]?.quantity).toBe(3);

      await focus(tab, `${SECOND} button.vt-button--icon`);
      await tab.press('Enter');
      await sooner(() => hasFocus(tab, '.vt-cart-undo button'));
      await expect.poll(() => shop.cart.items().length).toBe(2);
      await tab.press('Enter');
      await expect.poll(() => shop.cart.items().length).toBe(3);
      await expect.poll(() => count(tab, LINES)).toBe(3);

      await focusOn(tab, 'Sepeti boşalt');
      await tab.press('Enter');
      await sooner(() => hasFocus(tab, '.vt-dialog .vt-button--quiet'));
      await tab.press('Escape');
      await sooner(() => hasFocus(tab, '.vt-cart__head button'));
      await tab.click('.vt-cart__head button');
      await focus(tab, '[class*=vt-confirm__actions] .vt-button--danger');
      await tab.press('Enter');
      await expect.poll(() => shop.cart.items()).toEqual([]);
      await sooner(async () => (await count(tab, LINES)) === 0);
    });

    it('of many lines has their numbers at the edge of a phone once they have come', async () => {
      const { tab } = await visit('/sepet', { lines: 14, width: 360 });
      await sooner(async () => (await count(tab, '.vt-cart-lines__pick')) > 0);
      const room = await tab.evaluate(() => {
        const [number, line] = ['.vt-cart-lines__pick', '[data-line]'].map((css) =>
          document.querySelector(css)?.getBoundingClientRect(),
        );
        return number && line && number.left - line.left;
      });
      expect(room).toBe(0);
    });

    it('keeps to a phone when its branches have long names', async () => {
      const { tab } = await visit('/atolye/cart/onizleme?durum=long', { width: 360 });
      await sooner(async () => (await count(tab, '.vt-cart-order option')) > 0);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    });

    it('becomes an order with a Turkish note', async () => {
      const { tab, shop } = await visit('/sepet', { lines: 2 });
      await focusOn(tab, 'Sipariş notu');
      await tab.type(NOTE);
      await focusOn(tab, 'Siparişi onayla');
      await tab.press('Enter');
      await arrived(tab, /^\/siparis\/tamam\?no=/);
      expect(shop.cart.orders.map(({ description }) => description)).toEqual([NOTE]);
      await expect.poll(() => textOf(tab, 'main')).toContain('Siparişiniz başarılı.');
    });

    it('becomes an offer', async () => {
      const { tab, shop } = await visit('/sepet', { lines: 2 });
      await focus(tab, 'textarea');
      await tab.click('textarea');
      await tab.type('Proje');
      await focusOn(tab, 'Teklif iste');
      await tab.press('Enter');
      await arrived(tab, /^\/teklif\/liste$/);
      expect(shop.cart.offers).toMatchObject([{ description: 'Proje' }]);
      await expect.poll(() => textOf(tab, 'main')).toContain('TKF-1251');
    });
  });
}
