import { describe, expect, it } from 'vitest';
import { arrived, count, focus, focusOn, hasFocus, sooner, textOf } from '../hand';
import type { EngineShop } from '../shop';

const LINES = '[data-line]';
const SECOND = '[data-line]:nth-child(2)';
const NOTE = 'Çağrı: ığüşöç İĞÜŞÖÇ, 3. rampa';

/** From the cart's lines to an order or an offer. */
export function cart({ visit }: EngineShop): void {
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
