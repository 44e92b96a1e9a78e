import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { shopWithCart } from '@/testing/cart';
import { container, renderPage } from '@/testing/page';
import { sellable, vitrin } from './scriptedCart';

describe('the other tabs', () => {
  it('see a change of the cart', { tags: ['S1-4.10', 'D-13'] }, async () => {
    const page = await renderPage('');
    expect(await vitrin().cart.get()).toEqual([]);
    const { productId, quantity, unit } = sellable(page);
    page.shop.cart.add(String(productId), String(unit), quantity);
    const otherTab = new BroadcastChannel('vitrin');
    otherTab.postMessage({ kind: 'cart' });
    await waitFor(async () => {
      expect(await vitrin().cart.get()).toHaveLength(1);
    });
    otherTab.close();
  });

  it('ask for it when they are looked at, once, however often it changed', { tags: ['D-13'] }, async () => {
    const page = await renderPage('');
    expect(await vitrin().cart.get()).toEqual([]);
    const asked = () => page.shop.requests.filter(({ call }) => call === 'cart.get').length;
    const before = asked();
    const hidden = vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
    const otherTab = new BroadcastChannel('vitrin');
    for (let step = 0; step < 10; step += 1) otherTab.postMessage({ kind: 'cart' });
    // Told after them, and heard after them.
    otherTab.postMessage({ kind: 'setting', key: 'defaultCurrency', value: '2' });
    await waitFor(() => {
      expect(page.events.map(({ type }) => type)).toContain('vitrin:currency-changed');
    });
    expect(asked()).toBe(before);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => {
      expect(asked()).toBe(before + 1);
    });
    otherTab.close();
  });

  it('ask for none where nothing on them has needed it', { tags: ['D-13'] }, async () => {
    const page = await renderPage(container('currency-list', undefined, 'data-load="eager"'));
    await window.vitrin?.ready;
    const otherTab = new BroadcastChannel('vitrin');
    otherTab.postMessage({ kind: 'cart' });
    otherTab.postMessage({ kind: 'setting', key: 'defaultCurrency', value: '2' });
    await waitFor(() => {
      expect(page.events.map(({ type }) => type)).toContain('vitrin:currency-changed');
    });
    await page.user.selectOptions(screen.getByRole('combobox'), 'EUR');
    // It stands behind whatever was asked before.
    await waitFor(() => {
      expect(page.shop.requests.at(-1)).toMatchObject({ call: 'settings', status: 200 });
    });
    expect(page.shop.requests).toHaveLength(1);
    otherTab.close();
  });

  it(
    'ask for it when the visitor turns to them after five minutes: other computers tell nothing',
    { tags: ['D-13'] },
    async () => {
      const page = await renderPage('');
      await vitrin().cart.get();
      const asked = () => page.shop.requests.filter(({ call }) => call === 'cart.get').length;
      const before = asked();
      const hidden = vi.spyOn(Document.prototype, 'hidden', 'get');
      const now = vi.spyOn(Date, 'now');
      const turn = (isHidden: boolean, minutes: number) => {
        hidden.mockReturnValue(isHidden);
        now.mockReturnValue(minutes * 60_000);
        document.dispatchEvent(new Event('visibilitychange'));
      };
      turn(true, 10);
      turn(false, 14);
      // It would stand behind a call that was made before.
      await vitrin().cart.clear();
      expect(asked()).toBe(before);
      turn(true, 20);
      turn(false, 25);
      await waitFor(() => {
        expect(asked()).toBe(before + 1);
      });
    },
  );

  it.each([
    { when: 'the visitor turns to them', type: 'visibilitychange', target: () => document },
    { when: 'the network is back', type: 'online', target: () => window },
  ])('ask again for a cart that could not be fetched when $when', { tags: ['D-13'] }, async ({ type, target }) => {
    const shop = shopWithCart(3, { faults: { 'cart.get': 'offline' } });
    await renderPage(container('cart-icon', undefined, 'data-load="eager"'), { shop });
    await expect(vitrin().cart.get()).rejects.toThrow();
    shop.setScenario({ faults: {} });
    target().dispatchEvent(new Event(type));
    await waitFor(() => {
      expect(document.querySelector('.vt-cart-icon__badge')).toHaveTextContent('3');
    });
  });
});
