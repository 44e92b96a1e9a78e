import { describe, expect, it } from 'vitest';
import type { Tab } from '../driver';
import { arrived, count, focus, hasFocus, sooner, textOf, valueOf } from '../hand';
import type { EngineShop } from '../shop';

const CARD = '[id$=-card-card]';
const PAY = 'button[type=submit][form]';
const FRAME = '.vt-payment-frame iframe';

/** The card form, and the payment to its end. */
export function card({ visit }: EngineShop): void {
  const openForm = async (payment: 'success' | 'secure' = 'success') => {
    const visited = await visit('/odeme/cari', { scenario: { payment } });
    await focus(visited.tab, CARD);
    return visited;
  };

  describe('a card number', () => {
    it('is edited at its ends and in its middle', async () => {
      const { tab } = await openForm();
      await tab.type('5555666677778888');
      await holds(tab, '5555 6666 7777 8888');
      await tab.press('Home');
      await tab.press('Delete');
      await tab.press('Delete');
      await holds(tab, '5566 6677 7788 88');
      await tab.type('12');
      await holds(tab, '1255 6666 7777 8888');
      await tab.press('End');
      for (let presses = 0; presses < 6; presses += 1) await tab.press('Backspace');
      await holds(tab, '1255 6666 77');
    });

    it('is filled in by the browser over what was there', async () => {
      const { tab } = await openForm();
      await tab.type('4111111111111111');
      for (const text of ['5555444433332222', '4111-2222-3333-4444']) {
        await tab.evaluate((value) => {
          const input = document.activeElement as HTMLInputElement;
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
          input.dispatchEvent(new Event('input', { bubbles: true }));
          input.dispatchEvent(new Event('change', { bubbles: true }));
        }, text);
        await holds(tab, text.replaceAll('-', '').replaceAll(/(.{4})(?=.)/g, '$1 '));
      }
    });

    it('keeps every digit that comes within one frame, and the caret behind the last', async () => {
      const { tab } = await openForm();
      await putAtOnce(tab, Array.from('5555666677778888'));
      await holds(tab, '5555 6666 7777 8888');
      await tab.evaluate(() => {
        (document.activeElement as HTMLInputElement).setSelectionRange(5, 9);
      });
      await putAtOnce(tab, ['1', '2', '3']);
      await holds(tab, '5555 1237 7778 888');
      expect(await tab.evaluate(() => (document.activeElement as HTMLInputElement).selectionStart)).toBe(8);
    });
  });

  it('a payment under way is left by Escape, which asks first, and the focus is back on its button', async () => {
    const { tab } = await openForm('secure');
    await fillIn(tab);
    await tab.press('Enter');
    await sooner(() => isBankShown(tab));
    await tab.press('Escape');
    await expect.poll(() => textOf(tab, '.vt-dialog')).toContain('Ödemeniz sürüyor olabilir');
    await tab.press('Escape');
    await sooner(async () => (await count(tab, FRAME)) === 0);
    await sooner(() => hasFocus(tab, PAY));
    expect(await valueOf(tab, CARD)).toBe('');
  });

  it('a debt is paid by instalments over 3-D Secure', async () => {
    const { tab, shop } = await openForm('secure');
    await fillIn(tab);
    await tab.press('Enter');
    await sooner(() => isBankShown(tab));
    await tab.evaluate((frame) => {
      document.querySelector<HTMLIFrameElement>(frame)?.contentDocument?.querySelector<HTMLElement>('button')?.click();
    }, FRAME);
    await arrived(tab, /^\/odeme\/ozet/);
    await expect.poll(() => textOf(tab, 'main')).toContain('Ödeme başarılı.');
    expect(shop.payments.last()).toMatchObject({ succeed: true, amount: 1035 });
  });
}

const holds = (tab: Tab, text: string) => expect.poll(async () => (await valueOf(tab))?.trim()).toBe(text);

/** Types into the field of the focus, one input after the other, before anything is drawn again. */
const putAtOnce = (tab: Tab, texts: string[]) =>
  tab.evaluate((each) => {
    // Deprecated, and what alone edits a field as a key does, without a turn of the event loop between two of them.
    // oxlint-disable-next-line typescript/no-deprecated
    for (const text of each) document.execCommand('insertText', false, text);
  }, texts);

/** Fills the form, three instalments chosen, and leaves the focus in its last field. */
async function fillIn(tab: Tab): Promise<void> {
  await tab.type('4929876512345678');
  await focus(tab, '[id$=-holder]');
  await tab.type('Çağrı Yılmaz');
  expect(await valueOf(tab)).toBe('Çağrı Yılmaz');
  await focus(tab, '[id$=-expire]');
  await tab.type('1229');
  await focus(tab, '[id$=-amount]');
  // What is overdue stands in it.
  await tab.evaluate(() => {
    (document.activeElement as HTMLInputElement).select();
  });
  await tab.type('1000');
  await focus(tab, '.vt-instalments__row:nth-of-type(3) input');
  await tab.evaluate(() => {
    (document.activeElement as HTMLInputElement).click();
  });
  await focus(tab, '[id$=-ccv]');
  await tab.type('731');
}

const isBankShown = (tab: Tab) =>
  tab.evaluate(
    (frame) => Boolean(document.querySelector<HTMLIFrameElement>(frame)?.contentDocument?.querySelector('#code')),
    FRAME,
  );
