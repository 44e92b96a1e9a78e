import { describe, expect, it, vi } from 'vitest';
import { holdRequests } from '@/testing/requests';
import { selectPurchase, typeAmount } from '../../purchase';
import { addToCart, loadCart } from '../calls';
import { cartInTest, openStore } from './cartInTest';
import { requestAdd } from '../requestAdd';

const { shop, product, asked, quantities } = cartInTest();

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
  const refusedOf = ({ store }: ReturnType<typeof openStore>) => selectPurchase(store.getState(), product.id).refused;

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
