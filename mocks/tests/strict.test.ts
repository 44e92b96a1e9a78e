import { afterEach, describe, expect, it } from 'vitest';
import { createShop } from '../shop/shop';
import { send } from './client';
import type { Sent } from './client';
import { add, plentiful } from './goods';

const shop = createShop();
const { product, unit } = plentiful(shop);
const addition = add(1, unit);

afterEach(() => {
  shop.reset();
});

const WRITES: ReadonlyArray<readonly [string, string, Sent]> = [
  ['adding', `/api/catalog/cart/${product.id}`, addition],
  ['changing', '/api/catalog/cart/501', { method: 'PATCH', json: { quantity: 2 } }],
  ['removing', '/api/catalog/cart/501', { method: 'DELETE' }],
  ['clearing', '/api/catalog/cart', { method: 'DELETE' }],
  ['ordering', '/api/catalog/cart', { method: 'POST', form: { description: 'Not', advencePrice: '' } }],
  ['asking for an offer', '/api/catalog/cart/offer', { method: 'POST', form: { description: 'Not' } }],
  ['cancelling an order', '/api/catalog/order/1041', { method: 'PATCH', json: { cancel: true } }],
  ['saving a setting', '/api/catalog/settings', { method: 'POST', json: { key: 'locale', value: 'en' } }],
];

describe('a strict server', () => {
  it.each(WRITES)('refuses %s without the token or with another one', { tags: ['S1-7.19'] }, async (_what, path, sent) => {
    const without = await send(shop, path, { ...sent, headers: { 'X-CSRF-Token': null } });
    const wrong = await send(shop, path, { ...sent, headers: { 'X-CSRF-Token': 'somebody-else' } });
    expect([without.status, wrong.status]).toEqual([419, 419]);
    expect(without.json).toEqual({ error: { messages: { type: 'Oturum doğrulanamadı.' } } });
    expect(shop.cart.items()).toEqual([]);
  });

  it.each([...WRITES, ['reading the list', '/api/catalog/products/', {}], ['suggesting', '/autocomplete?q=vida', {}]] as const)(
    'refuses %s without the XMLHttpRequest marker',
    { tags: ['S1-7.20', 'S2-7.01'] },
    async (_what, path, sent: Sent) => {
      const { status } = await send(shop, path, { ...sent, headers: { 'X-Requested-With': null } });
      expect(status).toBe(400);
    },
  );

  it('lets reads in without a token', async () => {
    const { status } = await send(shop, '/api/catalog/cart', { headers: { 'X-CSRF-Token': null } });
    expect(status).toBe(200);
  });

  it('refuses the wrong kind of body', { tags: ['S1-7.14', 'D-12'] }, async () => {
    const path = `/api/catalog/cart/${product.id}`;
    const jsonForForm = await send(shop, path, { method: 'POST', json: { quantity: 1, productValue: unit.id } });
    const formForJson = await send(shop, '/api/catalog/settings', { method: 'POST', form: { key: 'locale', value: 'en' } });
    const brokenJson = await send(shop, '/api/catalog/settings', {
      method: 'POST',
      body: '{"key":',
      headers: { 'Content-Type': 'application/json' },
    });
    const nothing = await send(shop, path, { method: 'POST' });
    expect([jsonForForm.status, formForJson.status, brokenJson.status, nothing.status]).toEqual([415, 415, 400, 422]);
  });

  it(
    'refuses what no widget sends: a key that is none, and a name of a setting in a list',
    { tags: ['D-12', 'D-67'] },
    async () => {
      await send(shop, `/api/catalog/cart/${product.id}`, addition);
      const form = { description: 'Not', advencePrice: '' };
      const order = await send(shop, '/api/catalog/cart', { method: 'POST', form, headers: { 'Idempotency-Key': 'a' } });
      const setting = await send(shop, '/api/catalog/settings', { method: 'POST', json: { key: ['locale'], value: 'en' } });
      expect([order.status, setting.status]).toEqual([422, 422]);
      expect(shop.cart.orders).toEqual([]);
    },
  );

  it('takes urlencoded forms as well as multipart ones', async () => {
    const body = new URLSearchParams({ quantity: '2', productValue: String(unit.id) });
    const { status } = await send(shop, `/api/catalog/cart/${product.id}`, { method: 'POST', body });
    expect(status).toBe(200);
    expect(shop.cart.items().map(({ quantity }) => quantity)).toEqual([2]);
  });

  it.each([
    ['a missing field', { quantity: '1' }],
    ['a field too many', { ...addition.form, note: 'x' }],
    ['a quantity that is no number', { ...addition.form, quantity: 'bir' }],
    ['a quantity of zero', { ...addition.form, quantity: '0' }],
    ['a unit of another product', { ...addition.form, productValue: '1' }],
  ])('answers 422 with a text to %s', { tags: ['S1-7.01'] }, async (_what, form: Record<string, string>) => {
    const answer = await send(shop, `/api/catalog/cart/${product.id}`, { method: 'POST', form });
    expect(answer.status).toBe(422);
    expect(answer.refusal).toBeTruthy();
  });

  it('answers 405 to a method that a path does not know, 404 to unknown ids', async () => {
    const put = await send(shop, '/api/catalog/cart', { method: 'PUT' });
    const get = await send(shop, '/api/catalog/settings');
    const noProduct = await send(shop, '/api/catalog/cart/999999', addition);
    const noLine = await send(shop, '/api/catalog/cart/999999', { method: 'DELETE' });
    expect([put.status, get.status, noProduct.status, noLine.status]).toEqual([405, 405, 404, 404]);
  });

  it('turns visitors away from every cart call', async () => {
    const visitor = createShop({ as: 'visitor' });
    const calls = WRITES.filter(([, path]) => path.startsWith('/api/catalog/cart'));
    const answers = await Promise.all(calls.map(([, path, sent]) => send(visitor, path, sent)));
    const read = await send(visitor, '/api/catalog/cart');
    expect([...answers, read].map(({ status }) => status)).toEqual(Array(calls.length + 1).fill(401));
  });

  it('does not let administrators add, and nothing else is different for them', { tags: ['S1-6.07', 'D-62'] }, async () => {
    const administration = createShop({ as: 'administrator' });
    const added = await send(administration, `/api/catalog/cart/${product.id}`, addition);
    const read = await send(administration, '/api/catalog/cart');
    expect([added.status, read.status]).toEqual([403, 200]);
  });

  it('writes down every call with what it carried', async () => {
    await send(shop, `/api/catalog/cart/${product.id}`, addition);
    await send(shop, '/api/catalog/products/hirdavat?page=2', { headers: { 'X-CSRF-Token': null } });
    expect(shop.requests).toEqual([
      {
        call: 'cart.add',
        method: 'POST',
        path: `/api/catalog/cart/${product.id}`,
        body: addition.form,
        token: shop.csrfToken,
        requestedWith: 'XMLHttpRequest',
        key: null,
        status: 200,
      },
      {
        call: 'products',
        method: 'GET',
        path: '/api/catalog/products/hirdavat?page=2',
        body: null,
        token: null,
        requestedWith: 'XMLHttpRequest',
        key: null,
        status: 200,
      },
    ]);
  });
});
