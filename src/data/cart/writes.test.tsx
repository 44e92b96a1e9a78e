import * as v from 'valibot';
import type { SetupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startStandIn } from '@mocks/node';
import { createShop } from '@mocks/shop/shop';
import type { Id } from '@/domain/id';
import type { Unit } from '@/domain/product';
import { readPage } from '@/page/readPage';
import { productSchema } from '@/schemas/product';
import { answerRequests, holdRequests } from '@/testing/requests';
import { silentServices } from '@/testing/services';
import { listSlice } from '../list/slice';
import { purchaseSlice, typeAmount } from '../purchase';
import { createStore, type AppStore } from '../store';
import { addToCart, changeCartItem, clearCart, loadCart, placeOrder, removeCartItem, requestOffer } from './calls';
import { requestAdd } from './requestAdd';

const shop = createShop();
const ORDER = { note: 'Sipariş notu yok', advencePrice: '' };

let standIn: SetupServer;
beforeAll(() => {
  standIn = startStandIn(shop);
});
afterAll(() => {
  standIn.close();
});
beforeEach(() => {
  shop.reset();
  document.head.innerHTML = `<meta name="csrf-token" content="${shop.csrfToken}">`;
});

/** A product that is sold by the piece, and enough of it. */
const raw = shop.catalogue.all.find(({ quantity, units }) => Number(quantity) > 500 && units.length > 1);
const product = v.parse(productSchema, raw);
const [unit, otherUnit] = product.units as [Unit, Unit];

/** A store of a page, and the types of what was dispatched. */
function openStore(settings: object = {}, ending = new AbortController().signal) {
  document.body.innerHTML = `<script type="application/json" id="vitrin-page">${JSON.stringify({ settings })}</script>`;
  const services = silentServices({ ending });
  const done: string[] = [];
  const store = createStore(readPage(services.log), services, () => (next) => (action) => {
    done.push((action as { type: string }).type);
    return next(action);
  });
  store.addSlices([purchaseSlice, listSlice]);
  return { store, done };
}
const asked = () => shop.requests.map(({ call }) => call);
const quantities = () => shop.cart.items().map(({ quantity }) => quantity);
/** Adds 3 of the product; answers with the id of its line. */
async function fill(store: AppStore) {
  const { id } = await store.dispatch(addToCart({ productId: product.id, quantity: 3, unit: unit.id })).unwrap();
  return id;
}

describe('writes of the cart', () => {
  it('one after the other, and the fetch after them', async () => {
    const { store } = openStore();
    const id = await fill(store);
    await Promise.all([
      store.dispatch(changeCartItem({ itemId: id, change: { unit: otherUnit.id } })),
      store.dispatch(changeCartItem({ itemId: id, change: { quantity: 2 } })),
      store.dispatch(loadCart()),
    ]);
    expect(asked()).toEqual(['cart.add', 'cart.change', 'cart.change', 'cart.get']);
    const [line] = store.getState().cart.items;
    expect(line).toMatchObject({ quantity: 2, productUnit: { id: otherUnit.id } });
    await store.dispatch(removeCartItem(id));
    expect(quantities()).toEqual([]);
    expect(store.getState().cart.items).toEqual([]);
    await fill(store);
    await store.dispatch(clearCart());
    expect(quantities()).toEqual([]);
    expect(store.getState().cart.confirmed).toEqual([]);
  });

  it('adds a product once while it is being added, and another one beside it', { tags: ['D-11'] }, async () => {
    const { store } = openStore();
    const other = shop.catalogue.all.find(({ id, quantity }) => id !== raw?.id && Number(quantity) > 500);
    const request = { productId: product.id, quantity: 3, unit: unit.id };
    const [first, second] = await Promise.all([
      store.dispatch(addToCart(request)),
      store.dispatch(addToCart(request)),
      store.dispatch(addToCart({ productId: other?.id ?? '', quantity: 1, unit: other?.defaultUnit?.id ?? '' })),
    ]);
    expect(addToCart.fulfilled.match(first)).toBe(true);
    expect(second.meta).toMatchObject({ condition: true });
    expect(quantities()).toEqual([3, 1]);
    await store.dispatch(addToCart(request));
    expect(quantities()).toEqual([6, 1]);
  });

  it('sends the last of quick steps alone, but each where something else stands between', { tags: ['D-11'] }, async () => {
    const { store } = openStore();
    const id = await fill(store);
    const to = (quantity: number) => store.dispatch(changeCartItem({ itemId: id, change: { quantity } }));
    const results = await Promise.all([to(4), to(5), to(6)]);
    expect(results.slice(0, 2).map(({ payload }) => payload)).toEqual(['superseded', 'superseded']);
    expect(asked().filter((call) => call === 'cart.change')).toHaveLength(1);
    expect(quantities()).toEqual([6]);

    await Promise.all([
      to(7),
      store.dispatch(changeCartItem({ itemId: id, change: { addQuantity: 2 } })),
      to(8),
      store.dispatch(removeCartItem('no such line')),
      store.dispatch(changeCartItem({ itemId: 'another', change: { quantity: 9 } })),
    ]);
    // 7 is sent, as what follows adds to it; 8 is, as no quantity of the same line follows.
    expect(asked().filter((call) => call === 'cart.change')).toHaveLength(5);
    expect(quantities()).toEqual([8]);
    await Promise.all([to(2), store.dispatch(changeCartItem({ itemId: 'another', change: { quantity: 9 } }))]);
    expect(quantities()).toEqual([2]);
  });

  it('sends a quantity before the cart is emptied, which may fail', async () => {
    const { store } = openStore();
    const id = await fill(store);
    await Promise.all([
      store.dispatch(changeCartItem({ itemId: id, change: { quantity: 5 } })),
      store.dispatch(clearCart()),
      store.dispatch(changeCartItem({ itemId: id, change: { quantity: 6 } })),
    ]);
    expect(asked().slice(0, 3)).toEqual(['cart.add', 'cart.change', 'cart.clear']);
  });

  it.each([
    ['remove', (store: AppStore, id: Id) => store.dispatch(removeCartItem(id))],
    ['clear', (store: AppStore) => store.dispatch(clearCart())],
  ])('waits for what is under way before it asks: %s', async (name, write) => {
    const { store } = openStore();
    const id = await fill(store);
    shop.setScenario({ faults: { 'cart.change': 'timeout' } });
    const giveUp = holdRequests();
    const changing = store.dispatch(changeCartItem({ itemId: id, change: { quantity: 5 } }));
    const writing = write(store, id);
    await vi.waitUntil(() => asked().length > 1, { timeout: 30_000, interval: 1 });
    expect(asked()).toEqual(['cart.add', 'cart.change']);
    giveUp();
    await Promise.all([changing, writing]);
    expect(asked()).toEqual(['cart.add', 'cart.change', `cart.${name}`]);
    expect(quantities()).toEqual([]);
  });

  it('keeps what was changed where the answer tells no line', { tags: ['D-6'] }, async () => {
    const { store } = openStore();
    const id = await fill(store);
    answerRequests(200, '');
    const outcome = await store.dispatch(changeCartItem({ itemId: id, change: { quantity: 5 } }));
    expect(outcome.payload).toBe('unknown');
    expect(store.getState().cart.confirmed[0]?.quantity).toBe(5);
  });
});

it.each([
  [loadCart, 'cart/load'],
  [addToCart, 'cart/add'],
  [changeCartItem, 'cart/change'],
  [removeCartItem, 'cart/remove'],
  [clearCart, 'cart/clear'],
  [placeOrder, 'cart/saveOrder'],
  [requestOffer, 'cart/makeOffer'],
])('is named so in tools that show the actions of the store: %#', ({ typePrefix }, name) => {
  expect(typePrefix).toBe(name);
});

describe('what ends a cart', () => {
  it('is sent after the writes before it, with the note and the plan', async () => {
    const { store } = openStore();
    const id = await fill(store);
    await Promise.all([
      store.dispatch(changeCartItem({ itemId: id, change: { quantity: 5 } })),
      store.dispatch(placeOrder({ note: 'Acele', advencePrice: 'advencePrice1' })),
    ]);
    expect(shop.cart.orders[0]).toMatchObject({ description: 'Acele', advencePrice: 'advencePrice1', items: [{ quantity: 5 }] });
  });

  it('asks for an offer with the note', async () => {
    const { store } = openStore();
    await fill(store);
    await store.dispatch(requestOffer('Acele'));
    expect(shop.cart.offers[0]).toMatchObject({ description: 'Acele', items: [{ quantity: 3 }] });
  });

  it.each([
    ['order', (store: AppStore) => store.dispatch(placeOrder(ORDER))],
    ['offer', (store: AppStore) => store.dispatch(requestOffer(''))],
  ])('is not sent where a write before it has failed: %s', async (_, close) => {
    const { store } = openStore();
    const id = await fill(store);
    shop.setScenario({ faults: { 'cart.change': '500' } });
    const [, outcome] = await Promise.all([
      store.dispatch(changeCartItem({ itemId: id, change: { quantity: 5 } })),
      close(store),
    ]);
    expect(outcome).toMatchObject({ payload: { kind: 'aborted' } });
    expect(asked()).toEqual(['cart.add', 'cart.change']);
  });

  it('is sent where a write failed long before', async () => {
    const { store } = openStore();
    const id = await fill(store);
    shop.setScenario({ faults: { 'cart.change': '500' } });
    await store.dispatch(changeCartItem({ itemId: id, change: { quantity: 5 } }));
    await store.dispatch(placeOrder(ORDER));
    expect(shop.cart.orders).toHaveLength(1);
  });

  it('happens once, whichever is asked for next', { tags: ['D-66'] }, async () => {
    const { store } = openStore();
    await fill(store);
    await Promise.all([store.dispatch(requestOffer('')), store.dispatch(requestOffer('')), store.dispatch(placeOrder(ORDER))]);
    expect(asked()).toEqual(['cart.add', 'cart.offer']);
  });

  it('makes the browser ask before the page is left, until its end is known', async () => {
    const { store } = openStore();
    await fill(store);
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    const ordering = store.dispatch(placeOrder(ORDER));
    expect(leave()).toBe(true);
    await ordering;
    expect(leave()).toBe(false);
  });
});

describe('an add that the visitor asks for', () => {
  /** The container, and what it tells the page. */
  function container(cancels = false) {
    const target = document.body.appendChild(document.createElement('div'));
    const told: Array<[string, unknown]> = [];
    for (const name of ['vitrin:before-add', 'vitrin:added-to-cart', 'vitrin:add-refused'] as const)
      target.addEventListener(name, (event) => {
        told.push([name, event.detail]);
        if (cancels) event.preventDefault();
      });
    return { target, told };
  }
  const refusedOf = ({ store }: ReturnType<typeof openStore>) => store.getState().purchase?.[String(product.id)]?.refused;

  it('takes the amount that was typed, and tells the page before and after', { tags: ['S1-7.19'] }, async () => {
    const { store } = openStore();
    const { target, told } = container();
    store.dispatch(typeAmount(product, '4', 'list'));
    expect(await store.dispatch(requestAdd(product, 'list', target))).toBe('added');
    const request = { productId: product.id, quantity: 4, unit: product.defaultUnit?.id };
    expect(told).toEqual([
      ['vitrin:before-add', request],
      [
        'vitrin:added-to-cart',
        {
          ...request,
          item: store.getState().cart.items[0],
          products: [expect.objectContaining({ id: product.id, code: product.code, quantity: 4 })],
        },
      ],
    ]);
    expect(quantities()).toEqual([4]);
  });

  it('asks nobody where the page forbids it', async () => {
    const { store, done } = openStore();
    const { target } = container(true);
    expect(await store.dispatch(requestAdd(product, 'list', target))).toBe('refused');
    expect(asked()).toEqual([]);
    expect(done).not.toContain('cart/addAttempted');
  });

  it('refuses more than there is, says so, and asks nobody', { tags: ['D-27'] }, async () => {
    const open = openStore();
    const { target, told } = container();
    open.store.dispatch(typeAmount(product, '999999', 'list'));
    expect(await open.store.dispatch(requestAdd(product, 'list', target))).toBe('refused');
    expect(asked()).toEqual([]);
    const refusal = { productId: product.id, quantity: 999_999, unit: product.defaultUnit?.id, reason: 'stock' };
    expect(told).toEqual([['vitrin:add-refused', refusal]]);
    expect(refusedOf(open)).toBe('stock');
  });

  it('takes more than there is where the cart is not controlled', { tags: ['D-27'] }, async () => {
    const { store } = openStore({ cartStockControl: '1' });
    store.dispatch(typeAmount(product, '999999', 'list'));
    await store.dispatch(requestAdd(product, 'list', container().target));
    expect(asked()).toEqual(['cart.add']);
  });

  it('needs a unit, and says so', async () => {
    const open = openStore();
    const { target, told } = container();
    const bare = { ...product, units: [], defaultUnit: null };
    expect(await open.store.dispatch(requestAdd(bare, 'list', target))).toBe('refused');
    expect(told).toEqual([['vitrin:add-refused', expect.objectContaining({ unit: null, reason: 'noUnit' })]]);
    expect(refusedOf(open)).toBe('noUnit');
    expect(asked()).toEqual([]);
  });

  it('says where the shop did not take it, until it is tried again', { tags: ['D-65'] }, async () => {
    const open = openStore();
    shop.setScenario({ faults: { 'cart.add': '500' } });
    const { target, told } = container();
    expect(await open.store.dispatch(requestAdd(product, 'list', target))).toBe('failed');
    expect(told.map(([name]) => name)).toEqual(['vitrin:before-add']);
    expect(refusedOf(open)).toBe('failed');
    shop.setScenario({ faults: {} });
    const again = open.store.dispatch(requestAdd(product, 'list', target));
    expect(refusedOf(open)).toBeUndefined();
    expect(await again).toBe('added');
  });

  it('that is under way already is neither made twice nor called a failure', { tags: ['D-11'] }, async () => {
    const open = openStore();
    const { target, told } = container();
    const both = await Promise.all([
      open.store.dispatch(requestAdd(product, 'list', target)),
      open.store.dispatch(requestAdd(product, 'list', target)),
    ]);
    expect(both).toEqual(['added', 'failed']);
    expect(refusedOf(open)).toBeUndefined();
    expect(told.map(([name]) => name)).toEqual(['vitrin:before-add', 'vitrin:added-to-cart']);
  });

  it('that the page makes itself when it is asked is no failure either', { tags: ['D-11'] }, async () => {
    const open = openStore();
    const { target } = container();
    target.addEventListener('vitrin:before-add', ({ detail }) => void open.store.dispatch(addToCart(detail)));
    expect(await open.store.dispatch(requestAdd(product, 'list', target))).toBe('failed');
    await open.store.dispatch(loadCart());
    expect(asked()).toEqual(['cart.add', 'cart.get']);
    expect(refusedOf(open)).toBeUndefined();
  });

  it.each([
    ['401', 'vain'],
    ['403', 'vain'],
    ['422', 'failed'],
    ['offline', 'vain'],
    ['500', 'failed'],
  ] as const)('that ends with %s was %s', async (fault, outcome) => {
    const { store } = openStore();
    shop.setScenario({ faults: { 'cart.add': fault } });
    expect(await store.dispatch(requestAdd(product, 'list', container().target))).toBe(outcome);
  });

  it('is told to the page where its container has gone meanwhile', async () => {
    const { store } = openStore();
    const { target, told } = container();
    const heard: EventTarget[] = [];
    document.addEventListener('vitrin:added-to-cart', (event) => heard.push(event.target ?? window), { once: true });
    const adding = store.dispatch(requestAdd(product, 'list', target));
    target.remove();
    expect(await adding).toBe('added');
    expect(told.map(([name]) => name)).toEqual(['vitrin:before-add']);
    expect(heard).toEqual([document]);
  });

  it('that breaks off while the page is left has not failed', async () => {
    const open = openStore();
    shop.setScenario({ faults: { 'cart.add': 'timeout' } });
    const giveUp = holdRequests();
    const adding = open.store.dispatch(requestAdd(product, 'list', container().target));
    await vi.waitUntil(() => asked().length > 0, { timeout: 30_000, interval: 1 });
    window.dispatchEvent(new Event('pagehide'));
    giveUp();
    expect(await adding).toBe('failed');
    expect(refusedOf(open)).toBeUndefined();
  });

  it('is over when Vitrin stops', async () => {
    const ending = new AbortController();
    const { store } = openStore({}, ending.signal);
    const adding = store.dispatch(requestAdd(product, 'list', container().target));
    ending.abort();
    expect(await adding).toBe('failed');
  });
});
