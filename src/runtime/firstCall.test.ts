import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { answeredAhead } from '@/page/callAhead';
import { container, renderPage, withLoad, type PageOptions } from '@/testing/page';

/** Turns the clock, while it waits. */
const PATIENT = { timeout: 30_000 };
const PRODUCTS = '/api/catalog/products';
const isReady = () =>
  waitFor(() => {
    expect(document.querySelector('[data-widget]')).toHaveAttribute('data-vitrin-state', 'ready');
  });

/** A page whose widget waits for its code until `bring` is called; with an error it does not come. */
async function showSlowly(widget: string, html: string, options: PageOptions = {}) {
  let bring: (failure?: Error) => void = () => undefined;
  const comes = new Promise<void>((resolve, reject) => {
    bring = (failure) => {
      if (failure) reject(failure);
      else resolve();
    };
  });
  const { shop } = await renderPage(html, { ...options, bundle: withLoad(widget, (load) => () => comes.then(load)) });
  const asked = () => shop.requests.map(({ method, path }) => `${method} ${path}`);
  const isAsked = (calls: readonly string[]) =>
    waitFor(() => {
      expect(asked()).toEqual(calls);
    });
  return { shop, asked, isAsked, bring };
}

it.each([
  ['product-list', '', '/hirdavat?page=2', `${PRODUCTS}/hirdavat?page=2`],
  ['product-list', 'data-path="/is-guvenligi"', '/?page=2', `${PRODUCTS}/is-guvenligi`],
  ['cart', '', '/sepet', '/api/catalog/cart'],
  ['order-list', '', '/siparis/liste?page=2', '/api/catalog/orders?page=2'],
  ['offer-list', '', '/teklif/liste?page=2', '/api/catalog/offers?page=2'],
  ['top-header-info', 'data-load="eager"', '/', '/api/catalog/top-header-info'],
])('of %s %s at %s is made while its code is on its way, and once', async (widget, attributes, url, call) => {
  const { asked, isAsked, bring } = await showSlowly(widget, container(widget, undefined, attributes), { url });
  await isAsked([`GET ${call}`]);
  bring();
  await isReady();
  await waitFor(() => {
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
  });
  expect(asked().filter((each) => each.endsWith(call))).toHaveLength(1);
});

it('is what a list begins with where it is answered before the code comes, and is said', async () => {
  const { bring } = await showSlowly('product-list', container('product-list'), { url: '/hirdavat' });
  await waitFor(() => {
    expect(answeredAhead(`${location.origin}${PRODUCTS}/hirdavat`)?.status).toBe(200);
  });
  const shownFirst = new Promise((resolve) => {
    document.addEventListener('vitrin:ready', () => {
      resolve(screen.queryAllByRole('spinbutton').length);
    });
  });
  bring();
  expect(await shownFirst).toBeGreaterThan(0);
  await waitFor(() => {
    expect(document.querySelector('[aria-live=polite].vt-announcer')).toHaveTextContent('212 ürün bulundu');
  });
});

it.each([
  ['order-list', '/siparis/liste', '/api/catalog/orders'],
  ['offer-list', '/teklif/liste', '/api/catalog/offers'],
])('is what %s begins with, likewise', async (widget, url, call) => {
  const { asked, bring } = await showSlowly(widget, container(widget), { url });
  await waitFor(() => {
    expect(answeredAhead(location.origin + call)?.status).toBe(200);
  });
  const shownFirst = new Promise((resolve) => {
    document.addEventListener('vitrin:ready', () => {
      resolve(screen.queryAllByRole('button', { expanded: false }).length);
    });
  });
  bring();
  expect(await shownFirst).toBeGreaterThan(1);
  expect(asked()).toEqual([`GET ${call}`]);
});

it.each<[why: string, widget: string, html: string, options: PageOptions]>([
  ['its products are given', 'product-list', container('product-list', { items: [] }), {}],
  ['a visitor has no cart', 'cart', container('cart'), { scenario: { as: 'visitor' } }],
  ['a visitor has no orders', 'order-list', container('order-list'), { scenario: { as: 'visitor' } }],
  ['the user has no id, as servers write a visitor', 'cart', container('cart'), { page: { user: { id: null, name: null } } }],
  ['the id of the user is empty', 'order-list', container('order-list'), { page: { user: { id: '', name: '' } } }],
])('is not made where %s', async (_, widget, html, options) => {
  const { asked, bring } = await showSlowly(widget, html, options);
  bring();
  await isReady();
  expect(asked().filter((call) => !call.endsWith('/cart') || widget === 'cart')).toEqual([]);
});

it('is not made for a list whose path leads to another shop, which shows no list either', async () => {
  const { asked, bring } = await showSlowly(
    'product-list',
    container('product-list', undefined, 'data-path="/\\abroad.example"'),
  );
  bring();
  await waitFor(() => {
    expect(document.querySelector('[data-widget]')).toHaveAttribute('data-vitrin-state', 'error');
  });
  expect(asked().filter((call) => call.includes('/products'))).toEqual([]);
  expect(document.querySelector('a[href*="abroad"]')).toBeNull();
});

it('is made anew where another tab has changed something meanwhile', async () => {
  const { asked, isAsked, bring } = await showSlowly('cart', container('cart'));
  await isAsked(['GET /api/catalog/cart']);
  const other = new BroadcastChannel('vitrin');
  const heard = new BroadcastChannel('vitrin');
  const isHeard = new Promise((resolve) => {
    heard.onmessage = resolve;
  });
  other.postMessage({ kind: 'cart' });
  await isHeard;
  other.close();
  heard.close();
  bring();
  await waitFor(() => {
    expect(asked()).toEqual(['GET /api/catalog/cart', 'GET /api/catalog/cart']);
  });
});

it('is made anew where a script of the page has changed the cart meanwhile', async () => {
  const { shop, asked, bring } = await showSlowly('cart', container('cart'));
  await waitFor(() => {
    expect(answeredAhead(`${location.origin}/api/catalog/cart`)?.status).toBe(200);
  });
  const { id: productId, defaultUnit } = shop.catalogue.all.find(({ quantity }) => Number(quantity) > 500) ?? {};
  const line = await window.vitrin?.cart.add({ productId: productId ?? 0, quantity: 1, unit: defaultUnit?.id ?? 0 });
  expect(line && (await window.vitrin?.cart.get())).toEqual([line]);
  bring();
  await isReady();
  expect(asked()).toEqual(['GET /api/catalog/cart', `POST /api/catalog/cart/${productId}`, 'GET /api/catalog/cart']);
});

it('is made anew for a widget whose code came late', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { asked, bring } = await showSlowly('order-list', container('order-list'));
  bring(new Error('offline'));
  const orders = document.querySelector<HTMLElement>('[data-widget]');
  await vi.waitFor(() => {
    expect(orders).toHaveAttribute('data-vitrin-state', 'error');
  }, PATIENT);
  fireEvent.pointerDown(orders ?? document);
  await vi.waitFor(() => {
    expect(asked()).toEqual(['GET /api/catalog/orders', 'GET /api/catalog/orders']);
  }, PATIENT);
});

it('is not made for a cart that joins a page whose cart is known', async () => {
  const { asked, bring } = await showSlowly('cart', container('cart-icon', undefined, 'data-load="eager"'));
  await isReady();
  await waitFor(() => {
    expect(asked()).toEqual(['GET /api/catalog/cart']);
  });
  document.body.insertAdjacentHTML('beforeend', container('cart', undefined, 'id="late"'));
  bring();
  await waitFor(() => {
    expect(document.getElementById('late')).toHaveAttribute('data-vitrin-state', 'ready');
  });
  await waitFor(() => {
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
  });
  expect(asked()).toEqual(['GET /api/catalog/cart']);
});
