import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { families } from '../seed/families';
import { createShop } from '../shop/shop';
import { totalsOf } from '../shop/totals';
import type { CartItem, Unit } from '../wire';
import { send } from './client';
import { add, plentiful, productThat } from './goods';

const shop = createShop();
const { product, unit } = plentiful(shop);
const addPath = `/api/catalog/cart/${product.id}`;
const other: Unit = product.units[1] ?? unit;

const KEY = '3f2a9c0d4b7e81526a90cd34ef5b7812';

const quantities = () => shop.cart.items().map(({ quantity }) => quantity);
const firstPath = () => `/api/catalog/cart/${shop.cart.items()[0]?.id}`;

beforeEach(() => shop.reset());

describe('the cart of the stand-in', () => {
  it('answers an addition with its line, and lists that line', async () => {
    const added = await send(shop, addPath, add(3, unit));
    const listed = await send(shop, '/api/catalog/cart');
    expect(added.json).toMatchObject({
      product: { id: product.id, code: product.code, taxRate: product.taxRate },
      productUnit: { id: unit.id, multiplier: 1, defaultPrice: product.salePrice },
      quantity: 3,
    });
    expect(listed.json).toEqual([added.json]);
  });

  it('adds the same product in the same unit up, and keeps another unit apart', async () => {
    await send(shop, addPath, add(2, unit));
    await send(shop, addPath, add(3, unit));
    await send(shop, addPath, add(1, other));
    expect(quantities()).toEqual([5, 1]);
  });

  it('changes a line by quantity, by adding and by unit', { tags: ['S1-7.07'] }, async () => {
    await send(shop, addPath, add(2, unit));
    await send(shop, firstPath(), { method: 'PATCH', json: { quantity: 7 } });
    await send(shop, firstPath(), { method: 'PATCH', json: { addQuantity: -4 } });
    expect(quantities()).toEqual([3]);
    const changed = await send(shop, firstPath(), { method: 'PATCH', json: { unit: other.id } });
    expect(changed.json).toMatchObject({ productUnit: { id: other.id, defaultPrice: other.defaultPrice }, quantity: 3 });
  });

  it('takes a line into the one that has its new unit already', { tags: ['S1-7.07'] }, async () => {
    await send(shop, addPath, add(2, unit));
    const { json: kept } = await send(shop, addPath, add(3, other));
    const changed = await send(shop, firstPath(), { method: 'PATCH', json: { unit: other.id } });
    expect(changed.json).toEqual({ ...Object(kept), quantity: 5 });
    expect(shop.cart.items()).toEqual([changed.json]);
  });

  it.each([
    { quantity: 0 },
    { quantity: 1.5 },
    { quantity: '2' },
    { addQuantity: -2 },
    { unit: 1 },
    {},
    { quantity: 1, unit: 1 },
    [1],
  ])('refuses the change %j', async (json) => {
    await send(shop, addPath, add(2, unit));
    const { status } = await send(shop, firstPath(), { method: 'PATCH', json });
    expect(status).toBe(422);
    expect(quantities()).toEqual([2]);
  });

  it('removes one line, then all', async () => {
    await send(shop, addPath, add(1, unit));
    await send(shop, addPath, add(1, other));
    await send(shop, firstPath(), { method: 'DELETE' });
    expect(shop.cart.items().map(({ productUnit }) => productUnit.id)).toEqual([other.id]);
    await send(shop, '/api/catalog/cart', { method: 'DELETE' });
    expect(quantities()).toEqual([]);
  });

  it('says with status 200 that stock is short, counting pieces over all units', async () => {
    const stock = product.quantity ?? 0;
    await send(shop, addPath, add(stock - 1, unit));
    const short = await send(shop, addPath, add(1, other));
    expect(short.status).toBe(200);
    expect(short.refusal).toBe(`Stok yetersiz! Bu üründen ${other.multiplier} adet bulunmamaktadır.`);
    expect((await send(shop, addPath, add(1, unit))).refusal).toBeNull();
    expect((await send(shop, addPath, add(1, unit))).refusal).not.toBeNull();
    expect(quantities()).toEqual([stock]);
  });

  it('lets a line grow or change its unit only as far as stock goes, but always shrink', async () => {
    const stock = product.quantity ?? 0;
    await send(shop, addPath, add(stock, unit));
    const patch = (json: object) => send(shop, firstPath(), { method: 'PATCH', json });
    expect((await patch({ addQuantity: 1 })).refusal).not.toBeNull();
    expect((await patch({ unit: other.id })).refusal).not.toBeNull();
    expect(quantities()).toEqual([stock]);
    shop.setScenario({ settings: { stockInfoStatus: '12' } });
    expect((await patch({ quantity: stock - 1 })).refusal).toBeNull();
    expect(quantities()).toEqual([stock - 1]);
  });

  it('counts the stock that the display adds, and none at all with cartStockControl on', async () => {
    const stock = product.quantity ?? 0;
    shop.setScenario({ settings: { stockInfoStatus: '3' } });
    expect((await send(shop, addPath, add(stock + 5, unit))).refusal).toBeNull();
    expect((await send(shop, addPath, add(1, unit))).refusal).not.toBeNull();
    shop.setScenario({ settings: { cartStockControl: '1' } });
    expect((await send(shop, addPath, add(100_000, unit))).refusal).toBeNull();
  });

  it('refuses goods without a price and parents of variants, but sells the children', async () => {
    const free = productThat(shop, ({ salePrice, quantity }) => salePrice?.value === 0 && (quantity ?? 0) > 10);
    const unpriced = await send(shop, `/api/catalog/cart/${free.product.id}`, add(1, free.unit));
    expect(unpriced.refusal).toBe('Bu ürün için lütfen fiyat sorunuz.');
    const [family] = families;
    const parentUnit = family?.parent.defaultUnit;
    const child = family?.children.find(({ quantity }) => (quantity ?? 0) > 0);
    if (!parentUnit || !child?.defaultUnit) throw new Error('The first family has nothing to sell.');
    const parent = await send(shop, `/api/catalog/cart/${family.parent.id}`, add(1, parentUnit));
    expect(parent.refusal).toBe('Lütfen varyant seçiniz.');
    expect((await send(shop, `/api/catalog/cart/${child.id}`, add(1, child.defaultUnit))).refusal).toBeNull();
  });

  it('places an order of the whole cart, and only with a note and a known plan', { tags: ['S1-7.10'] }, async () => {
    const order = (form: Record<string, string>) => send(shop, '/api/catalog/cart', { method: 'POST', form });
    expect((await order({ description: 'Not', advencePrice: '' })).refusal).toBe('Sepetiniz boş.');
    await send(shop, addPath, add(2, unit));
    expect((await order({ description: ' ', advencePrice: '' })).status).toBe(422);
    expect((await order({ description: 'Not', advencePrice: 'advencePrice9' })).status).toBe(422);
    const placed = await order({ description: 'Not', advencePrice: 'advencePrice2' });
    expect(placed.json).toMatchObject({ success: true, orderNo: shop.cart.orders[0]?.orderNo });
    expect(shop.cart.orders.map(({ items }) => items.length)).toEqual([1]);
    expect(quantities()).toEqual([]);
  });

  it('carries an order with the same Idempotency-Key out once, and answers it as before', { tags: ['D-67'] }, async () => {
    const order = (key: string, description = 'Not') =>
      send(shop, '/api/catalog/cart', {
        method: 'POST',
        form: { description, advencePrice: '' },
        headers: { 'Idempotency-Key': key },
      });
    await send(shop, addPath, add(2, unit));
    shop.setScenario({ faults: { 'cart.order': 'truncated' } });
    await order(KEY);
    shop.setScenario({ faults: {} });
    await send(shop, addPath, add(3, unit));
    expect((await order(KEY)).json).toEqual({ success: true, orderNo: shop.cart.orders[0]?.orderNo });
    expect((await order(KEY, 'Başka')).status).toBe(422);
    expect(shop.cart.orders).toHaveLength(1);
    shop.setScenario({ ignoresKeys: true });
    await order(KEY);
    expect(shop.cart.orders).toHaveLength(2);
    shop.reset();
    await send(shop, addPath, add(1, unit));
    await order(KEY);
    expect(shop.cart.orders).toHaveLength(1);
    expect(shop.requests.at(-1)?.key).toBe(KEY);
  });

  it('takes a request for an offer where the shop gives offers', { tags: ['S1-7.11'] }, async () => {
    const ask = (description = 'Sipariş notu yok') =>
      send(shop, '/api/catalog/cart/offer', { method: 'POST', form: { description } });
    await send(shop, addPath, add(2, unit));
    shop.setScenario({ settings: { b2b_teklif_ver_durum: '0' } });
    expect((await ask()).refusal).toBe('Teklif alma kapalıdır.');
    shop.setScenario({ settings: {} });
    expect((await ask(' ')).status).toBe(422);
    expect((await ask()).json).toEqual({ success: true });
    expect(shop.cart.offers).toMatchObject([{ description: 'Sipariş notu yok', items: [{ quantity: 2 }] }]);
    expect(quantities()).toEqual([]);
  });
});

describe('the totals of a cart', () => {
  const line = (value: number, currency: string, quantity: number, taxRate: number): CartItem => ({
    id: 1,
    quantity,
    product: { ...product, taxRate },
    productUnit: { id: 1, value: 'ADET', multiplier: 1, defaultPrice: { value, currency } },
  });

  it.each([
    { lines: [line(1.005, 'TL', 1, 20)], totals: { subTotal: 1.01, tax: 0.2, total: 1.21 } },
    { lines: [line(10, 'USD', 1, 20)], totals: { subTotal: 325, tax: 65, total: 390 } },
    { lines: [line(0.1, 'EUR', 3, 1), line(0.8425, 'TL', 7, 10)], totals: { subTotal: 16.46, tax: 0.7, total: 17.16 } },
  ])('rounds each line half up in TRY: $totals', ({ lines, totals }) => {
    expect(totalsOf(lines)).toEqual(totals);
  });

  it('never loses a kuruş between lines and total', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 1, max: 500 }))), (rows) => {
        const lines = rows.map(([value, quantity]) => line(value / 10_000, 'TL', quantity, 20));
        const { subTotal, tax, total } = totalsOf(lines);
        const kurus = (amount: number) => Math.round(amount * 100);
        expect(kurus(total)).toBe(kurus(subTotal) + kurus(tax));
        expect(kurus(subTotal)).toBe(lines.reduce((sum, one) => sum + kurus(totalsOf([one]).subTotal), 0));
      }),
    );
  });
});
