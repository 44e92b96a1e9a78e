import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createShop } from '@mocks/shop/shop';
import { showCart, shopWithCart } from '@/testing/cart';
import { watchOpen } from '@/testing/left';
import { container, eagerContainer, renderPage } from '@/testing/page';
import { product } from '@/testing/productList';
import { requestsOf } from '@/testing/requests';
import { bundle } from '../../registry/bundle';
import { everyContainer } from '../../demo-theme/pages/everything';
import { start, type Started } from './start';

const html = () => document.documentElement.outerHTML;
const states = () => [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset }) => dataset.vitrinState);

/** A page with all widgets, an opener and fallback content on both sides of a container's JSON; nothing runs on it yet. */
async function pageOfAll() {
  const shop = createShop({ as: 'administrator' });
  const all = everyContainer(shop).map(eagerContainer);
  const { stop, ...page } = await renderPage(
    `<button type="button" data-vitrin-open="warranty-inquiry">Garanti</button>${all
      .join('')
      .replace('<script', '<i>önce</i><script')
      .replace('</div>', '<b>sonra</b></div>')}`,
    { shop },
  );
  stop();
  return page;
}

/** Uses the page until everything that lasts is there: alert, live region, inspector, panel, timers. */
async function use({ vitrin }: Started): Promise<void> {
  await waitFor(() => {
    expect(new Set(states())).toEqual(new Set(['ready']));
  });
  await vitrin.cart.add({ productId: -1, quantity: 1, unit: -1 }).catch(() => undefined);
  await screen.findAllByRole('alert');
  fireEvent.change(screen.getByRole('combobox', { name: 'Para birimi' }), { target: { value: '2' } });
  await waitFor(() => {
    expect(document.querySelector('.vt-announcer')).not.toBeEmptyDOMElement();
  });
  vitrin.inspect();
  await waitFor(() => {
    expect(document.body.lastElementChild?.shadowRoot).not.toBeNull();
  });
  vitrin.open('cart-icon');
  await screen.findByRole('region', { name: 'Sepetim' });
}

describe('a page that is stopped', () => {
  it('is as it was before the start, and so it is the second time', async () => {
    const page = await pageOfAll();
    const before = html();
    const open = watchOpen();
    for (const round of ['first', 'second']) {
      const started = start(bundle);
      // What runs on where the test fails would take the pages of the tests behind it over.
      onTestFinished(started.stop);
      await use(started);
      expect(open.all(), `open in the ${round} round`).toEqual(
        expect.arrayContaining(['channel', 'listener of click', 'listener of pageshow', 'mutation observer']),
      );
      started.stop();
      expect(window.vitrin).toBeUndefined();
      expect(html()).toBe(before);
      // React asks the document for this once, for good.
      expect(
        open.all().filter((each) => each !== 'listener of selectionchange'),
        `left by the ${round} round`,
      ).toEqual([]);
    }
    expect(page.events.filter(({ type, target }) => type === 'vitrin:ready' && target === document)).toHaveLength(2);
  }, 120_000);

  it('mounts, opens, hears and asks nothing any more', async () => {
    const { shop, stop, events } = await renderPage(
      `<button type="button" data-vitrin-open="cart-icon">Sepet</button>${container('cart')}`,
    );
    await window.vitrin?.ready;
    const { vitrin } = window;
    await vitrin?.cart.get();
    const heard = vi.fn();
    vitrin?.on('vitrin:cart-changed', heard);
    stop();
    const [asked, told] = [shop.requests.length, events.length];

    document.body.insertAdjacentHTML('beforeend', container('cart-icon'));
    vitrin?.mount();
    expect(fireEvent.click(screen.getByRole('button', { name: 'Sepet' }))).toBe(true);
    const otherTab = new BroadcastChannel('vitrin');
    otherTab.postMessage({ kind: 'cart' });
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    await expect(vitrin?.cart.refresh()).rejects.toThrow();
    document.dispatchEvent(new CustomEvent('vitrin:cart-changed'));
    otherTab.close();
    expect(states()).toEqual([undefined, undefined]);
    expect(heard).not.toHaveBeenCalled();
    expect(events.slice(told).map(({ type }) => type)).toEqual(['vitrin:cart-changed']);
    expect(shop.requests).toHaveLength(asked);
  });

  it('makes none of the calls that wait for their turn, and says nothing of the one under way', async () => {
    const { shop, stop, events } = await renderPage('', { scenario: { faults: { 'cart.clear': 'timeout' } } });
    const { vitrin } = start(bundle);
    const calls = [vitrin.cart.clear(), vitrin.cart.remove(1), vitrin.cart.refresh(), vitrin.cart.get()];
    await waitFor(() => {
      expect(shop.requests).toHaveLength(1);
    });
    stop();
    expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect(shop.requests).toHaveLength(1);
    expect(events.map(({ type }) => type)).toEqual(['vitrin:ready']);
  });

  it('orders nothing for a press right before it', async () => {
    const { stop } = await showCart(shopWithCart(1));
    screen.getByRole('button', { name: 'Siparişi onayla' }).click();
    // It is the order's turn by then; it is sent a task later.
    await new Promise<void>((resolve) => {
      process.nextTick(resolve);
    });
    stop();
    const { shop } = await showCart(shopWithCart(1));
    await window.vitrin?.cart.refresh();
    expect(requestsOf(shop, 'cart.order')).toEqual([]);
  });

  it('leads to no product whose variant was to be chosen', { tags: ['S1-5.08'] }, async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { events, stop } = await renderPage(container('add-to-cart-button', { product: product(1, { variantCheck: 0 }) }));
    (await screen.findByRole('button', { name: /^Sepete ekle/ })).click();
    await screen.findByText('Ürün sayfasına yönlendiriliyorsunuz... Varyant Seçiniz!');
    stop();
    vi.advanceTimersByTime(1500);
    expect(events.map(({ type }) => type)).not.toContain('vitrin:before-navigate');
  });

  it('stays stopped while its code is still on the way', async () => {
    const { stop } = await renderPage(container('cart-icon', undefined, 'data-load="eager"'));
    await waitFor(() => {
      expect(states()).toEqual(['loading']);
    });
    const { vitrin } = window;
    stop();
    const before = html();
    await vitrin?.ready;
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(html()).toBe(before);
    expect(states()).toEqual([undefined]);
  });

  it('takes over nothing where the page had not been laid out when it was stopped', async () => {
    const page = await renderPage('');
    page.stop();
    document.body.innerHTML = container('cart-icon', undefined, 'data-load="eager"');
    vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('interactive');
    const first = start(bundle);
    expect(states()).toEqual([undefined]);
    first.stop();
    const second = start(bundle);
    onTestFinished(second.stop);
    await waitFor(() => {
      expect(states()).toEqual(['ready']);
    });
    await second.vitrin.ready;
    expect(page.events.filter(({ type }) => type === 'vitrin:ready')).toHaveLength(3);
  });

  it('leaves the one that runs where it was a second start', async () => {
    await renderPage(container('cart-icon', undefined, 'data-load="eager"'));
    start(bundle).stop();
    await waitFor(() => {
      expect(states()).toEqual(['ready']);
    });
  });
});
