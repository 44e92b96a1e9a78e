import { describe, expect, it } from 'vitest';
import { arrived, count, focus, focusOn, hasFocus, pathOf, sooner, take, textOf, valueOf } from '../hand';
import type { EngineShop } from '../shop';

const FIELD = '[data-widget=search-bar] input[name=q]';
const CHOSEN = '[role=option][aria-selected=true]';
const BADGE = '.vt-cart-icon__badge';
const SECOND = 'tbody .vt-list-rows__row:nth-child(2)';
const BOX = '[data-widget=product-list] [role=spinbutton]';

/** From the search to a line in the cart. */
export function shopping({ visit }: EngineShop): void {
  describe('shopping', () => {
    it('searches by keyboard', async () => {
      const { tab } = await visit('/');
      await focus(tab, FIELD);
      await tab.type('matkap ucu');
      await expect.poll(() => count(tab, '[role=option]')).toBeGreaterThan(1);
      await tab.press('ArrowDown');
      await tab.press('ArrowDown');
      const name = (await valueOf(tab)) ?? '?';
      await expect.poll(() => textOf(tab, CHOSEN)).toContain(name);
      await tab.press('Enter');
      await arrived(tab, /^\/search\?/);
      expect(await valueOf(tab, FIELD)).toBe(name);
      await expect.poll(() => textOf(tab, '.vt-list-rows__name')).toContain(name);
    });

    it('keeps each product in its row of the list, however long its code is', async () => {
      const { tab } = await visit('/atolye/product-list/onizleme?durum=long');
      await sooner(async () => (await count(tab, `${SECOND} .vt-list-rows__code`)) > 0);
      const most = await tab.evaluate(() =>
        Math.max(
          ...[...document.querySelectorAll('tbody .vt-list-rows__row')].flatMap((row) => {
            const { top, bottom } = row.getBoundingClientRect();
            return [...row.children].flatMap((cell) => {
              const box = cell.getBoundingClientRect();
              return [top - box.top, box.bottom - bottom];
            });
          }),
        ),
      );
      expect(most).toBeLessThan(1);
    });

    it('adds from the list by arrow and by typing; the badge counts, and the mini cart opens and closes by key', async () => {
      const { tab, shop } = await visit('/hirdavat?sort=-quantity');
      await focus(tab, BOX);
      await tab.press('ArrowUp');
      await tab.press('ArrowUp');
      expect(await valueOf(tab)).toBe('3');
      await focus(tab, '.vt-add');
      await tab.press('Enter');
      await expect.poll(() => shop.cart.items().map(({ quantity }) => quantity)).toEqual([3]);
      await expect.poll(() => textOf(tab, BADGE)).toBe('1');

      await focus(tab, `${SECOND} [role=spinbutton]`);
      await tab.press('End');
      await tab.press('Backspace');
      await tab.type('12');
      await focus(tab, `${SECOND} .vt-add`);
      await tab.press('Enter');
      await expect.poll(() => shop.cart.items().map(({ quantity }) => quantity)).toEqual([3, 12]);
      await expect.poll(() => textOf(tab, BADGE)).toBe('2');

      const icon = '[data-widget=cart-icon] button';
      await focus(tab, icon);
      await tab.press('Enter');
      await focusOn(tab, 'Sepete git');
      await tab.press('Escape');
      await sooner(() => hasFocus(tab, icon));
      await tab.click(icon);
      await focusOn(tab, 'Sepete git');
    });

    it('chooses a variant, whose address the page takes, and adds it', async () => {
      const { tab, shop } = await visit(({ catalogue }) => `/${catalogue.family(5001)?.parent.seo}-p-5001`);
      const child = shop.catalogue
        .family(5001)
        ?.children.find(({ variants = [] }) =>
          variants.every(({ values }) => ['40', 'Kahverengi'].includes(values[0]?.name ?? '')),
        );
      await focusOn(tab, 'Numara');
      await take(tab, '40');
      await focusOn(tab, 'Renk');
      await take(tab, 'Kahverengi');
      await expect.poll(() => textOf(tab, 'h1')).toBe(child?.name);
      expect(await pathOf(tab)).toBe(`/${child?.seo}-p-${child?.id}`);
      await focus(tab, '[data-widget=product-detail] [role=spinbutton]');
      await tab.press('ArrowUp');
      await focus(tab, '[data-widget=product-detail] .vt-add');
      await tab.press('Enter');
      await expect.poll(() => shop.cart.items()).toMatchObject([{ quantity: 2, product: { id: child?.id } }]);
      await expect.poll(() => textOf(tab, BADGE)).toBe('1');
    });
  });
}
