import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { lines, shopWithCart, showCart } from '@/testing/cart';
import { container, renderPage } from '@/testing/page';
import { called, product, request, showAdd } from './addable';

/** A promise that a listener gives, and what settles it. */
function hold(name: 'vitrin:before-add' | 'vitrin:before-order') {
  let release!: () => void;
  let refuse!: (reason: Error) => void;
  const promise = new Promise<void>((resolve, reject) => {
    release = resolve;
    refuse = reject;
  });
  const stop = window.vitrin?.on(name, (event) => {
    event.waitUntil(promise);
  });
  return { release, refuse, stop };
}

const add = () => screen.getByRole('button', { name: /^Sepete ekle/ });
const calls = (requests: ReadonlyArray<{ call: string }>, wanted: string) => requests.filter(({ call }) => call === wanted);

describe('an action that the page holds', () => {
  it('waits, busy, until what the page waits for is there; another press makes no second one', async () => {
    const { shop, events } = await showAdd();
    const { release } = hold('vitrin:before-add');
    add().click();
    await waitFor(() => {
      expect(add()).toBeDisabled();
    });
    expect(add()).toHaveAttribute('aria-busy', 'true');
    await expect(window.vitrin?.cart.add(request)).rejects.toThrow('being added already');
    expect(calls(shop.requests, 'cart.add')).toHaveLength(0);
    release();
    await waitFor(() => {
      expect(shop.cart.items()).toHaveLength(1);
    });
    expect(calls(shop.requests, 'cart.add')).toHaveLength(1);
    expect(called(events, 'vitrin:before-add')).toHaveLength(1);
  });

  it('is not carried out where that is rejected: the console says so, and the button can be pressed again', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { shop } = await showAdd();
    const { refuse, stop } = hold('vitrin:before-add');
    add().click();
    await waitFor(() => {
      expect(add()).toBeDisabled();
    });
    refuse(new Error('no contract'));
    await waitFor(() => {
      expect(add()).toBeEnabled();
    });
    expect(shop.cart.items()).toEqual([]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('vitrin:before-add: stopped'), expect.any(Error));
    stop?.();
    add().click();
    await waitFor(() => {
      expect(shop.cart.items()).toHaveLength(1);
    });
  });

  it('can be stopped by the page where its widget stands in a shadow tree, too', async () => {
    const { shop } = await renderPage('<div id="host"></div>');
    const tree = document.getElementById('host')?.attachShadow({ mode: 'open' });
    if (!tree) throw new Error('the page has no such element');
    tree.innerHTML = container('add-to-cart-button', { product });
    window.vitrin?.mount(tree);
    const heard = vi.fn((event: Event) => {
      event.preventDefault();
    });
    window.vitrin?.on('vitrin:before-add', heard);
    await waitFor(() => {
      expect(tree.querySelector('button')).not.toBeNull();
    });
    tree.querySelector('button')?.click();
    await window.vitrin?.cart.clear();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(calls(shop.requests, 'cart.add')).toEqual([]);
  });

  it('is stopped at once by another listener that stops it', async () => {
    const { shop } = await showAdd();
    hold('vitrin:before-add');
    window.vitrin?.on('vitrin:before-add', (event) => {
      event.preventDefault();
    });
    add().click();
    expect(add()).toBeEnabled();
    // Answered behind whatever was asked for before.
    await window.vitrin?.cart.refresh();
    expect(calls(shop.requests, 'cart.add')).toHaveLength(0);
  });

  it('that another listener stops leaves no rejection to the page which nobody handles', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await showAdd();
    const { refuse } = hold('vitrin:before-add');
    window.vitrin?.on('vitrin:before-add', (event) => {
      event.preventDefault();
    });
    add().click();
    refuse(new Error('no contract'));
    await waitFor(() => {
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('vitrin:before-add: stopped'), expect.any(Error));
    });
  });

  it('cannot be held later than in the listener', async () => {
    await showAdd();
    const late = new Promise<string>((resolve) => {
      window.vitrin?.on('vitrin:before-add', (event) => {
        void Promise.resolve().then(() => {
          try {
            event.waitUntil(Promise.resolve());
          } catch (error) {
            resolve(String(error));
          }
        });
      });
    });
    add().click();
    expect(await late).toContain('too late');
  });

  it('an order is sent once, after it, whatever is pressed meanwhile', async () => {
    const shop = shopWithCart(2);
    const { events } = await showCart(shop);
    window.vitrin?.on('vitrin:before-navigate', (event) => {
      event.preventDefault();
    });
    const { release } = hold('vitrin:before-order');
    const order = () => screen.getByRole('button', { name: 'Siparişi onayla' });
    order().click();
    await waitFor(() => {
      expect(order()).toHaveAttribute('aria-disabled', 'true');
    });
    expect(lines()[0]?.closest('[inert]')).not.toBeNull();
    order().click();
    expect(calls(shop.requests, 'cart.order')).toHaveLength(0);
    release();
    expect(await screen.findByText('Sepetiniz boş.')).toBeVisible();
    expect(calls(shop.requests, 'cart.order')).toHaveLength(1);
    expect(called(events, 'vitrin:before-order')).toHaveLength(1);
  });
});
