import { describe, expect, it, vi } from 'vitest';
import type { Id } from '@/domain/id';
import { answerRequests, asksBeforeLeaving, holdRequests } from '@/testing/requests';
import { type AppStore } from '../../store';
import { addToCart, changeCartItem, clearCart, loadCart, placeOrder, removeCartItem, requestOffer } from '../calls';
import { cartInTest, openStore } from './cartInTest';

const { shop, product, unit, otherUnit, asked, quantities, fill } = cartInTest();
const ORDER = { note: 'Sipariş notu yok', advencePrice: '', target: document };
const OFFER = { note: '', target: document };

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
    const other = shop.catalogue.all.find(({ id, quantity }) => String(id) !== String(product.id) && Number(quantity) > 500);
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

  it('that wait make the browser ask before the page is left, one that is sent does not', { tags: ['D-11'] }, async () => {
    const { store } = openStore();
    const id = await fill(store);
    shop.setScenario({ faults: { 'cart.change': 'timeout' } });
    const giveUp = holdRequests();
    const sent = store.dispatch(changeCartItem({ itemId: id, change: { quantity: 5 } }));
    await vi.waitUntil(() => asked().includes('cart.change'), { timeout: 30_000, interval: 1 });
    expect(asksBeforeLeaving()).toBe(false);
    const waiting = store.dispatch(removeCartItem(id));
    expect(asksBeforeLeaving()).toBe(true);
    giveUp();
    await Promise.all([sent, waiting]);
    expect(asksBeforeLeaving()).toBe(false);
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
    const [changed] = await Promise.all([changing, writing]);
    expect(asked()).toEqual(['cart.add', 'cart.change', `cart.${name}`]);
    // That it was not saved is no news of a line that is gone.
    expect(changed.payload).toBe('superseded');
    expect(quantities()).toEqual([]);
  });

  it('takes the line of the answer', { tags: ['D-11'] }, async () => {
    const { store } = openStore();
    const id = await fill(store);
    const outcome = await store.dispatch(changeCartItem({ itemId: id, change: { quantity: 5 } }));
    expect(outcome.payload).toMatchObject({ id, quantity: 5 });
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
      store.dispatch(placeOrder({ ...ORDER, note: 'Acele', advencePrice: 'advencePrice1' })),
    ]);
    expect(shop.cart.orders[0]).toMatchObject({ description: 'Acele', advencePrice: 'advencePrice1', items: [{ quantity: 5 }] });
  });

  it('asks for an offer with the note', async () => {
    const { store } = openStore();
    await fill(store);
    await store.dispatch(requestOffer({ ...OFFER, note: 'Acele' }));
    expect(shop.cart.offers[0]).toMatchObject({ description: 'Acele', items: [{ quantity: 3 }] });
  });

  it.each([
    ['order', (store: AppStore) => store.dispatch(placeOrder(ORDER))],
    ['offer', (store: AppStore) => store.dispatch(requestOffer(OFFER))],
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
    await Promise.all([
      store.dispatch(requestOffer(OFFER)),
      store.dispatch(requestOffer(OFFER)),
      store.dispatch(placeOrder(ORDER)),
    ]);
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
