import { describe, expect, it } from 'vitest';
import type { Shop } from '@mocks/shop/shop';
import type { Tab } from '../driver';
import { count, focus, focusOn, hasFocus, sooner, textOf, valueOf } from '../hand';
import type { EngineShop } from '../shop';

const PAGE = '/hizli-siparis';
/** What changes a line of the mini cart. */
const EDIT = '.vt-cart-panel__edit';

/** Codes of products that can be bought as they are, each once. */
function codesOf({ catalogue }: Shop, wanted: number): readonly string[] {
  const codes = catalogue.all
    .filter(
      ({ id, quantity, salePrice, defaultUnit }) =>
        (quantity ?? 0) > 200 &&
        (salePrice?.value ?? 0) > 0 &&
        defaultUnit?.multiplier === 1 &&
        catalogue.variantCheck(id) === undefined,
    )
    .map(({ code }) => code);
  return [...new Set(codes)].slice(0, wanted);
}

/** Pastes a text where the focus is. What the clipboard of the machine holds is no test's to know. */
const paste = (tab: Tab, text: string) =>
  tab.evaluate((pasted) => {
    // Not every engine lets a script give a `ClipboardEvent` its data.
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'clipboardData', { value: { getData: () => pasted, files: [] } });
    document.activeElement?.dispatchEvent(event);
  }, text);

/** Presses the control of that name by key. */
async function press(tab: Tab, name: string): Promise<void> {
  await focusOn(tab, name);
  await tab.press('Enter');
}

const says = (tab: Tab, selector: string, text: string) => expect.poll(() => textOf(tab, selector)).toContain(text);

/** Ordering by codes, from lists that were kept, by a link, and in the mini cart. */
export function ordering({ visit }: EngineShop): void {
  describe('ordering by codes', () => {
    it('takes what is typed and what is pasted, and adds all at one press', async () => {
      const { tab, shop } = await visit(PAGE);
      const [typed = '', ...pasted] = codesOf(shop, 6);
      await focusOn(tab, 'Kod, 1. satır');
      await tab.type(typed);
      await tab.press('Tab');
      await tab.type('1.000');
      await tab.press('Enter');
      await sooner(() => tab.evaluate(() => document.activeElement?.getAttribute('aria-label') === 'Kod, 2. satır'));
      await paste(tab, pasted.map((code, at) => `${code}\t${at + 1}`).join('\n'));
      await says(tab, '.vt-quick', '6 / 6 satır hazır');
      await press(tab, '6 satırı sepete ekle');
      await says(tab, '.vt-quick', '6 satır sepete eklendi.');
      expect(shop.cart.items().map(({ quantity }) => quantity)).toEqual([1000, 1, 2, 3, 4, 5]);
    });

    it('says what is wrong with each row, and keeps all of them over a reload', async () => {
      const { tab, shop, goTo } = await visit(PAGE);
      const [code = ''] = codesOf(shop, 1);
      await focusOn(tab, 'Kod, 1. satır');
      await paste(tab, `${code};2,5\nYOK-1;3\n`);
      await says(tab, '.vt-quick', 'Bulunamadı');
      await says(tab, '.vt-quick', '2,5 yerine 2');
      await goTo(PAGE);
      await expect.poll(() => valueOf(tab, '[aria-label="Kod, 2. satır"]')).toBe('YOK-1');
      expect(await valueOf(tab, '[aria-label="Miktar, 1. satır"]')).toBe('2');
      await says(tab, '.vt-quick', 'Bulunamadı');
      expect(shop.cart.items()).toEqual([]);
    });

    it('takes the lines of a link after a question', async () => {
      const { tab, shop } = await visit((goods) => `${PAGE}#vitrin-order=${encodeURIComponent(codesOf(goods, 1)[0] ?? '')}:4`);
      await press(tab, 'Hızlı siparişe koy');
      await expect.poll(() => valueOf(tab, '[aria-label="Miktar, 1. satır"]')).toBe('4');
      await says(tab, '.vt-quick', '1 / 1 satır hazır');
      await press(tab, '1 satırı sepete ekle');
      await expect.poll(() => shop.cart.items().map(({ quantity }) => quantity)).toEqual([4]);
    });
  });

  it('a cart is kept as a list, which opens in the quick order, and is deleted until that is undone', async () => {
    const { tab, goTo } = await visit('/sepet', { lines: 7 });
    await press(tab, 'Listeye kaydet');
    await sooner(() => hasFocus(tab, '.vt-dialog input'));
    await tab.press('Enter');
    await sooner(async () => (await count(tab, '.vt-dialog')) === 0);
    await goTo(PAGE);
    await says(tab, '.vt-saved', '7 satır');
    await focus(tab, '.vt-saved__order');
    await tab.press('Enter');
    await says(tab, '.vt-quick', '7 / 7 satır hazır');

    await focus(tab, '.vt-saved__list [aria-label^="Sil: "]');
    await tab.press('Enter');
    await sooner(async () => (await count(tab, '.vt-saved__list')) === 0);
    await press(tab, 'Geri al');
    await says(tab, '.vt-saved__list', '7 satır');
  });

  it('a line of the mini cart is changed where it stands, taken out and put back', async () => {
    const { tab, shop } = await visit('/', { lines: 2 });
    await focus(tab, '[data-widget=cart-icon] button');
    await tab.press('Enter');
    await focus(tab, EDIT);
    await tab.press('Enter');
    await sooner(() => hasFocus(tab, '[role=spinbutton]'));
    await tab.type('7');
    await tab.press('Enter');
    await expect.poll(() => shop.cart.items()[0]?.quantity).toBe(7);

    await focus(tab, '.vt-in-cart__lines [aria-label^="Sepetten çıkar"]');
    await tab.press('Enter');
    await expect.poll(() => shop.cart.items().length).toBe(1);
    await sooner(() => hasFocus(tab, '.vt-cart-undo button'));
    await tab.press('Enter');
    await expect.poll(() => shop.cart.items().length).toBe(2);
    await expect.poll(() => count(tab, EDIT)).toBe(2);
  });
}
