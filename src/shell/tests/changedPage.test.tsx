import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { pageData } from '@mocks/pageData';
import { createShop, type Shop } from '@mocks/shop/shop';
import type { Loaders } from '@/runtime/bundle';
import { bundle } from '../../../registry/bundle';
import { watchOpen } from '@/testing/left';
import { container, renderPage } from '@/testing/page';

const product = { id: 5, seo: 'vida', name: 'Vida', quantity: 5, salePrice: { value: 10, currency: 'TL' } };
const settings = { showPriceStatus: '1', priceStatus: '1' };
const eager = 'data-load="eager"';

/** The page data's element, with other data or none. */
function pageElement(data: string | object | null): string {
  const json = typeof data === 'string' ? data : JSON.stringify(data);
  return data === null ? '' : `<script type="application/json" id="vitrin-page">${json}</script>`;
}

/** Another `#vitrin-page` in the place of the one there is; answers once the page has seen it. */
async function change(data: string | object | null): Promise<void> {
  document.getElementById('vitrin-page')?.remove();
  document.body.insertAdjacentHTML('beforeend', pageElement(data));
  await Promise.resolve();
}

const changes = (events: readonly Event[]) => events.filter(({ type }) => type === 'vitrin:page-data-changed').length;
const stateOf = (id: string) => document.getElementById(id)?.dataset.vitrinState;
const cartCalls = (shop: Shop) => shop.requests.filter(({ call }) => call === 'cart.get').length;

/** A page with containers that are ready, on page data of the shop but for `data`. */
async function livingPage(html: string, data: object = {}) {
  const shop = createShop();
  const given = { ...pageData(shop), settings, ...data };
  const page = await renderPage(html, { shop, page: given });
  await window.vitrin?.ready;
  return { ...page, given };
}

describe('a living page whose data change', { tags: ['D-74'] }, () => {
  it('hides prices that the new data hide, and shows them again', async () => {
    const { given, events } = await livingPage(container('product-price', { product }));
    expect(screen.getByText(/10,00/)).toBeVisible();
    await change({ ...given, settings: { showPriceStatus: '0' } });
    expect(document.body).not.toHaveTextContent(/10,00/);
    await change(given);
    expect(screen.getByText(/10,00/)).toBeVisible();
    expect(changes(events)).toBe(2);
  });

  it('shows no price of a body that comes with data which hide it', async () => {
    const { given } = await livingPage(container('product-price', { product }));
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(document.body.textContent));
    document.body.innerHTML =
      container('product-price', { product: { ...product, id: 6, name: 'Somun' } }, 'id="other"') +
      pageElement({ ...given, settings: { showPriceStatus: '0' } });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
    await waitFor(() => {
      expect(stateOf('other')).toBe('ready');
    });
    observer.disconnect();
    expect(seen.filter((text) => text.includes('10,00'))).toEqual([]);
  });

  it('shows other currencies', async () => {
    const { given } = await livingPage(container('product-price', { product }) + container('currency-list', undefined, eager));
    const currencies = [
      { id: 1, code: 'TL', exchangeRate: 1 },
      { id: 3, code: 'EUR', exchangeRate: 4, default: true },
    ];
    await change({ ...given, currencies });
    expect(screen.getByText(/2,50/)).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveDisplayValue(/EUR/);
  });

  it('keeps what the visitor has chosen meanwhile, where the new data say of it what the old ones said', async () => {
    const currencies = [
      { id: 1, code: 'TL', exchangeRate: 1, default: true },
      { id: 3, code: 'EUR', exchangeRate: 4 },
    ];
    const { given, user, shop } = await livingPage(
      container('product-price', { product }) +
        container('currency-list', undefined, eager) +
        container('cookie-button', undefined, eager),
      { currencies, cookieAllowed: false },
    );
    await user.selectOptions(screen.getByRole('combobox'), 'EUR');
    await user.click(screen.getByRole('button', { name: 'Kabul et' }));
    await waitFor(() => {
      expect(shop.requests).toHaveLength(2);
    });
    await change({ ...given, store: { name: 'Anadolu' } });
    expect(screen.getByText(/2,50/)).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveDisplayValue(/EUR/);
    expect(screen.queryByRole('button', { name: 'Kabul et' })).toBeNull();
    // Data without it cannot show it.
    await change({ ...given, currencies: currencies.slice(0, 1) });
    expect(screen.getByText(/10,00/)).toBeVisible();
  });

  it('leads where the new routes lead, and says the new texts', async () => {
    const { given } = await livingPage(container('cart-icon', undefined, eager), { user: null });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/account/login');
    await change({ ...given, routes: { login: '/giris' }, messages: { tr: { 'cart.iconVisitor': 'Buyurun' } } });
    expect(screen.getByRole('link', { name: 'Buyurun' })).toHaveAttribute('href', '/giris');
    await change({ ...given, routes: {} });
    expect(screen.getByRole('link', { name: 'Sepet, giriş yapın' })).toHaveAttribute('href', '/account/login');
  });

  it('paints an icon that still waits anew', async () => {
    const { given } = await livingPage(container('cart-icon', undefined, 'data-load="interaction"'), { user: null });
    await change({ ...given, routes: { login: '/giris' } });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/giris');
  });

  it('shows a product as it is given now, mounts what waited for it, and gives up what has lost it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = { products: [product] };
    const { given } = await livingPage(
      container('product-price', undefined, 'id="known" data-product-id="5"') +
        container('product-price', undefined, 'id="late" data-product-id="6"'),
      page,
    );
    expect([stateOf('known'), stateOf('late')]).toEqual(['ready', 'error']);
    warn.mockClear();
    const dearer = { ...product, salePrice: { value: 12, currency: 'TL' } };
    await change({ ...given, products: [dearer, { ...product, id: 6 }] });
    expect(screen.getByText(/12,00/)).toBeVisible();
    await waitFor(() => {
      expect(stateOf('late')).toBe('ready');
    });
    expect(warn).not.toHaveBeenCalled();
    await change({ ...given, products: [] });
    expect([stateOf('known'), stateOf('late')]).toEqual(['error', 'error']);
    expect(document.body).not.toHaveTextContent(/1[02],00/);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('reaches every other widget where one has failed while rendering', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('broken on purpose');
    };
    const { 'add-to-cart-button': load, ...others } = bundle.loaders;
    if (!load) throw new Error('the bundle has no such widget');
    const breaking: Loaders = {
      ...others,
      'add-to-cart-button': async () => {
        const { default: widget } = await load();
        const prepare: typeof widget.prepare = (...given) => {
          const prepared = widget.prepare(...given);
          return prepared.ok ? { ok: true, value: <Broken /> } : prepared;
        };
        return { default: { ...widget, prepare } };
      },
    };
    const html =
      container('add-to-cart-button', undefined, 'id="broken" data-product-id="5"') +
      container('product-price', undefined, 'id="sound" data-product-id="5"');
    const given = { ...pageData(createShop()), settings, products: [product] };
    await renderPage(html, { page: given, bundle: { loaders: breaking } });
    await window.vitrin?.ready;
    await waitFor(() => {
      expect([stateOf('broken'), stateOf('sound')]).toEqual(['error', 'ready']);
    });
    await change({ ...given, products: [{ ...product, salePrice: { value: 12, currency: 'TL' } }] });
    expect(screen.getByText(/12,00/)).toBeVisible();
    await change({ ...given, products: [{ ...product, salePrice: { value: 13, currency: 'TL' } }] });
    expect(screen.getByText(/13,00/)).toBeVisible();
  });

  it('speaks the new language in all that it has', async () => {
    const { given, events } = await livingPage(container('cart') + container('search-bar', undefined, eager));
    await screen.findByText('Sepetiniz boş.');
    await change({ ...given, locale: 'en' });
    expect(await screen.findByText('Your cart is empty.')).toBeVisible();
    expect(document.body).not.toHaveTextContent('Sepetiniz');
    expect(await screen.findByRole('combobox', { name: /^Search for/ })).toBeVisible();
    expect(changes(events)).toBe(1);
    await change(given);
    expect(await screen.findByText('Sepetiniz boş.')).toBeVisible();
  });
});

describe('a living page of which another user is', { tags: ['D-74'] }, () => {
  it('asks for the cart again, and shows nothing of the one before', async () => {
    const shop = createShop();
    shop.cart.add('1002', '10021', 3);
    const { given } = { given: { ...pageData(shop), settings } };
    const { user } = await renderPage(container('cart') + container('cart-icon', undefined, eager), { shop, page: given });
    await user.type(await screen.findByRole('textbox', { name: 'Sipariş notu' }), 'Kapıya bırakın');
    const before = cartCalls(shop);
    shop.cart.clear();
    await change({ ...given, user: { ...given.user, id: 8 } });
    expect(document.body).not.toHaveTextContent('Kapıya bırakın');
    expect(screen.queryByRole('link', { name: /Sepet, [1-9]/ })).toBeNull();
    expect(await screen.findByText('Sepetiniz boş.')).toBeVisible();
    expect(cartCalls(shop)).toBe(before + 1);
  });

  it('knows no cart of a visitor, and the one of who signs in', async () => {
    const { shop, given } = await livingPage(container('cart-icon', undefined, eager));
    await window.vitrin?.cart.get();
    await change({ ...given, user: null });
    expect(await screen.findByRole('link', { name: 'Sepet, giriş yapın' })).toBeVisible();
    const before = cartCalls(shop);
    await change(given);
    expect(await screen.findByRole('button', { name: /^Sepet/ })).toBeVisible();
    await waitFor(() => {
      expect(cartCalls(shop)).toBe(before + 1);
    });
  });

  it('does nothing in the name of another: what waits for its turn is not done', async () => {
    const { shop, given } = await livingPage(container('cart-icon', undefined, eager));
    await window.vitrin?.cart.get();
    shop.setScenario({ faults: { 'cart.clear': 'timeout' } });
    const { vitrin } = window;
    if (!vitrin) throw new Error('nothing runs here');
    const calls = [vitrin.cart.clear(), vitrin.cart.remove(1)];
    await waitFor(() => {
      expect(shop.requests.at(-1)?.call).toBe('cart.clear');
    });
    await change({ ...given, user: { id: 8, name: 'Başkası' } });
    expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await window.vitrin?.cart.get();
    expect(shop.requests.filter(({ call }) => call === 'cart.remove')).toEqual([]);
  });

  it('has nothing open that the one before had', async () => {
    const open = watchOpen();
    const { given } = await livingPage(container('cart-icon', undefined, eager) + container('product-list', undefined, eager));
    /** All that is open once both widgets are there, and nothing waits for an answer or a timer. */
    const allOpen = async () => {
      await waitFor(() => {
        expect([...document.querySelectorAll('[data-vitrin-state="ready"]')]).toHaveLength(2);
      });
      await expect.poll(open.all).not.toContainEqual(expect.stringMatching(/^timer|vitrin-call-wanted$/));
      return open.all();
    };
    const before = await allOpen();
    for (const id of [8, 9]) {
      await change({ ...given, user: { id, name: 'Başkası' } });
      await allOpen();
    }
    expect(await allOpen()).toEqual(before);
  });
});

describe('page data that say nothing new, or nothing at all', { tags: ['D-74'] }, () => {
  it('change nothing where their text is the same', async () => {
    const { given, events } = await livingPage(
      container('product-price', { product }) + container('cart-icon', undefined, eager),
    );
    await window.vitrin?.cart.get();
    const seen: MutationRecord[] = [];
    const observer = new MutationObserver((records) => seen.push(...records));
    for (const each of document.querySelectorAll('[data-widget]')) {
      observer.observe(each, { attributes: true, childList: true, characterData: true, subtree: true });
    }
    await change(given);
    window.vitrin?.refresh();
    await Promise.resolve();
    observer.disconnect();
    expect(seen).toEqual([]);
    expect(changes(events)).toBe(0);
  });

  it('are read by refresh() at once, and where their text is changed in its place', async () => {
    const { given, events } = await livingPage(container('product-price', { product }));
    const hiding = JSON.stringify({ ...given, settings: { showPriceStatus: '0' } });
    const element = document.getElementById('vitrin-page');
    if (!element?.firstChild) throw new Error('no page data');
    element.textContent = hiding;
    window.vitrin?.refresh();
    expect(document.body).not.toHaveTextContent(/10,00/);
    element.firstChild.nodeValue = JSON.stringify(given);
    await Promise.resolve();
    expect(screen.getByText(/10,00/)).toBeVisible();
    expect(changes(events)).toBe(2);
  });

  it.each([
    ['missing', null, /#vitrin-page\): received none/],
    ['malformed', '{ "locale": ', /#vitrin-page\): received SyntaxError.*; allowed: valid JSON/],
  ])('hide prices where they are %s, and say so', async (_, data, said) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await livingPage(container('product-price', { product }, 'id="price"'));
    await change(data);
    expect(document.body).not.toHaveTextContent(/10,00/);
    await waitFor(() => {
      expect(stateOf('price')).toBe('ready');
    });
    expect(document.body).not.toHaveTextContent(/10,00/);
    expect(warn.mock.calls.map(([text]) => String(text))).toEqual([expect.stringMatching(said)]);
  });
});

it('a list follows the address that the page has pushed, by refresh()', { tags: ['D-74'] }, async () => {
  const { shop } = await renderPage(container('product-list', undefined, eager), { url: '/hirdavat' });
  await screen.findAllByRole('row');
  history.pushState(null, '', '/fren/balata?page=2');
  window.vitrin?.refresh();
  await waitFor(() => {
    expect(shop.requests.at(-1)?.path).toContain('fren/balata?page=2');
  });
});

it('messages stand in the body that has come', { tags: ['D-74'] }, async () => {
  const { given, shop } = await livingPage(container('cart'));
  shop.cart.add('1002', '10021', 3);
  await window.vitrin?.cart.refresh();
  shop.setScenario({ faults: { 'cart.add': '500' } });
  await window.vitrin?.cart.add({ productId: '1002', quantity: 1, unit: '10021' }).catch(() => undefined);
  const alert = await screen.findByRole('alert');
  document.body.innerHTML = pageElement({ ...given, debitAging: null });
  await Promise.resolve();
  expect(alert).toBeVisible();
});
