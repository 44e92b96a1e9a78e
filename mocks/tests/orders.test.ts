import { beforeEach, describe, expect, it } from 'vitest';
import { createShop } from '../shop/shop';
import { totalsOf } from '../shop/totals';
import { send } from './client';
import { add, plentiful, productThat } from './goods';

const shop = createShop();
const { product, unit } = plentiful(shop);
const page = (query = '') => send(shop, `/api/catalog/orders${query}`);
const cancel = (id: string, json: unknown = { cancel: true }) =>
  send(shop, `/api/catalog/order/${id}`, { method: 'PATCH', json });
const first = () => shop.orders.list(1).items[0];

beforeEach(() => shop.reset());

describe('the orders of the stand-in', () => {
  it.each([
    ['', 24, { total: 24, page: 1, pages: 2 }, 20],
    ['?page=2', 24, { total: 24, page: 2, pages: 2 }, 4],
    ['?page=3', 24, { total: 24, page: 3, pages: 2 }, 0],
    ['?page=abc', 1, { total: 1, page: 1, pages: 1 }, 1],
    ['', 0, { total: 0, page: 1, pages: 1 }, 0],
    ['?page=13', 250, { total: 250, page: 13, pages: 13 }, 10],
  ])('%s of %i come in pages of 20', async (query, orders, facts, length) => {
    shop.setScenario({ orders });
    const { status, json } = await page(query);
    expect(status).toBe(200);
    expect(json).toMatchObject({ ...facts, sort: '-date', customer: { name: shop.user?.name } });
    expect(json).toHaveProperty('items.length', length);
  });

  it('are the same in every session, each with its number, and in every form that the shop knows', () => {
    const orders = [1, 2, 3].flatMap((each) => createShop({ orders: 60 }).orders.list(each).items);
    expect(orders.slice(0, 20)).toEqual(shop.orders.list(1).items);
    expect(new Set(orders.map(({ orderNo }) => orderNo)).size).toBe(60);
    for (const has of [true, false]) {
      expect(orders.some(({ total }) => (total !== undefined) === has)).toBe(true);
      expect(orders.some(({ createdBy }) => (createdBy !== undefined) === has)).toBe(true);
      expect(orders.some(({ isCancel }) => (isCancel === '1') === has)).toBe(true);
      expect(orders.some(({ orderItems }) => orderItems.some(({ price }) => (typeof price === 'number') === has))).toBe(true);
    }
  });

  it('begin with those that were placed here, the latest first; of a sum of TL every other one is left out', async () => {
    const order = async (quantity: number) => {
      await send(shop, `/api/catalog/cart/${product.id}`, add(quantity, unit));
      const { subTotal } = totalsOf(shop.cart.items());
      await send(shop, '/api/catalog/cart', { method: 'POST', form: { description: 'Not', advencePrice: '' } });
      return { value: subTotal, currency: 'TL' };
    };
    await order(3);
    const total = await order(5);
    const [latest, before] = shop.orders.list(1).items;
    expect(latest).toMatchObject({
      orderNo: shop.cart.orders[1]?.orderNo,
      isCancel: '0',
      total,
      orderItems: [{ name: product.name, quantity: 5, unit: unit.value }],
    });
    expect(before).toMatchObject({ orderNo: shop.cart.orders[0]?.orderNo, orderItems: [{ quantity: 3 }] });
    expect(before).not.toHaveProperty('total');
    expect(shop.orders.list(1).total).toBe(26);
  });

  it('take the price of their plan, and the product’s own where that plan has none for it', () => {
    const { product: without, unit: its } = productThat(
      shop,
      ({ id, quantity, advencePrice2 }, { multiplier }) =>
        advencePrice2?.value === 0 && Number(quantity) >= 2 * multiplier && shop.catalogue.variantCheck(id) === undefined,
    );
    for (const [{ id }, { id: unitId }] of [
      [product, unit],
      [without, its],
    ] as const)
      shop.cart.add(String(id), String(unitId), 1);
    shop.cart.order('Not', 'advencePrice2');
    const prices = first()?.orderItems.map(({ price }) => (typeof price === 'number' ? price : price.value));
    expect(prices).toEqual([product.advencePrice2?.value, its.defaultPrice?.value]);
    const [line] = shop.cart.orders[0]?.items.filter(({ product: { id } }) => id === without.id) ?? [];
    expect(totalsOf(line ? [line] : [], 'advencePrice2')).toEqual(totalsOf(line ? [line] : []));
  });

  it('can be cancelled once', async () => {
    const id = String(first()?.id);
    expect((await cancel(id)).status).toBe(200);
    expect(first()?.isCancel).toBe('1');
    expect((await cancel(id)).status).toBe(409);
    shop.reset();
    expect(first()?.isCancel).toBe('0');
  });

  it.each([{}, { cancel: '1' }, { cancel: false }, { cancel: true, id: 1 }, [true]])('are not cancelled by %j', async (json) => {
    expect((await cancel(String(first()?.id), json)).status).toBe(422);
    expect(first()?.isCancel).toBe('0');
  });

  it('are the customer’s own, and known', { tags: ['S2-6.06'] }, async () => {
    expect((await cancel('7')).status).toBe(404);
    const visitor = createShop({ as: 'visitor' });
    expect((await send(visitor, '/api/catalog/orders')).status).toBe(401);
    expect((await send(shop, '/api/catalog/orders', { method: 'POST', form: {} })).status).toBe(405);
  });
});
