import { describe, expect, it } from 'vitest';
import { renderPage } from '@/testing/page';
import { vitrin, sellable, calls } from './scriptedCart';

describe('the cart by script', () => {
  it(
    'adds, changes, removes and clears, and tells each time',
    { tags: ['S1-4.09', 'S1-7.01', 'S1-7.19', 'S1-7.20', 'D-12'] },
    async () => {
      const page = await renderPage('');
      const request = sellable(page);
      const item = await vitrin().cart.add(request);
      expect(item).toMatchObject({ quantity: 2, product: { id: request.productId } });
      await vitrin().cart.setQuantity(item.id, 5);
      expect((await vitrin().cart.get()).map(({ quantity }) => quantity)).toEqual([5]);
      await vitrin().cart.remove(item.id);
      await vitrin().cart.clear();
      expect(await vitrin().cart.refresh()).toEqual([]);
      expect(page.shop.cart.items()).toEqual([]);
      const changes = page.events
        .filter(({ type }) => type === 'vitrin:cart-changed')
        .map(({ detail }) => (detail as { change: { operation: string } }).change.operation);
      expect(changes).toEqual(['add', 'change', 'load', 'remove', 'clear', 'load']);
    },
  );

  it('counts its totals in the page currency, tax apart', async () => {
    const page = await renderPage('');
    await vitrin().cart.add(sellable(page));
    const changed = page.events.find(({ type }) => type === 'vitrin:cart-changed');
    const { totals } = changed?.detail as { totals: { subTotal: number; tax: number; total: number; currency: string } };
    expect(totals.total).toBeCloseTo(totals.subTotal + totals.tax, 10);
    expect(totals.subTotal).toBeGreaterThan(0);
    expect(totals.currency).toBe('TRY');
  });

  it.each([0, -3, Number.NaN, Infinity, '2', '2,5', null, undefined])(
    'takes no quantity of %j, tells why and asks nobody',
    { tags: ['D-79'] },
    async (quantity) => {
      const page = await renderPage('');
      const request: unknown = { ...sellable(page), quantity };
      const { add, setQuantity } = vitrin().cart;
      await expect(Reflect.apply(add, null, [request])).rejects.toThrow(
        /^quantity: received .*; allowed: a finite number above 0$/,
      );
      await expect(Reflect.apply(setQuantity, null, [801, quantity])).rejects.toThrow(/^quantity: received/);
      expect(page.events.map(({ type }) => type)).not.toContain('vitrin:before-add');
      expect(calls(page)).toEqual([]);
    },
  );

  it.each(['', '.', '..', '__proto__', Number.NaN, null, undefined, {}])(
    'takes no id of %j, which would be the address of the whole cart, tells why and asks nobody',
    async (id) => {
      const page = await renderPage('');
      const { add, setQuantity, remove } = vitrin().cart;
      const wrong = { productId: /^productId: received .*; allowed: an id/, unit: /^unit: received/ };
      for (const [name, why] of Object.entries(wrong))
        await expect(Reflect.apply(add, null, [{ ...sellable(page), [name]: id }])).rejects.toThrow(why);
      await expect(Reflect.apply(setQuantity, null, [id, 2])).rejects.toThrow(/^itemId: received/);
      await expect(Reflect.apply(remove, null, [id])).rejects.toThrow(/^itemId: received/);
      expect(calls(page)).toEqual([]);
    },
  );

  it.each([
    [undefined, 'nothing'],
    ['', 'string '],
  ])('says of %j as the id of a unit that it has received %s, and what is allowed', async (unit, received) => {
    const page = await renderPage('');
    const request: unknown = { ...sellable(page), unit };
    const why = `unit: received ${received}; allowed: an id: a number or text`;
    await expect(Reflect.apply(vitrin().cart.add, null, [request])).rejects.toThrow(new Error(why));
  });

  it('adds what was asked for, whatever the script writes into its object after that', async () => {
    const page = await renderPage('');
    const request = sellable(page);
    const { productId } = request;
    const added = vitrin().cart.add(request);
    Object.assign(request, { productId: 0, quantity: 'çok' });
    expect(await added).toMatchObject({ quantity: 2, product: { id: productId } });
  });

  it('adds what was asked for, whatever a listener writes into what it is told', async () => {
    const page = await renderPage('');
    window.vitrin?.on('vitrin:before-add', ({ detail }) => {
      Object.assign(detail, { quantity: 'çok' });
    });
    expect((await vitrin().cart.add(sellable(page))).quantity).toBe(2);
  });

  it('keeps its lines as they are, whatever a script does with those that it was given', async () => {
    const page = await renderPage('');
    window.vitrin?.on('vitrin:cart-changed', ({ detail: { items } }) => {
      Reflect.apply(Array.prototype.splice, items, [0]);
    });
    const item = await vitrin().cart.add(sellable(page));
    Object.assign(item, { quantity: 90 });
    for (const asked of ['get', 'refresh'] as const) {
      const lines = await vitrin().cart[asked]();
      expect(lines.map(({ quantity }) => quantity)).toEqual([2]);
      Object.assign(lines[0] ?? {}, { quantity: 90 });
      Reflect.apply(Array.prototype.splice, lines, [0]);
    }
    expect((await vitrin().cart.get()).map(({ quantity }) => quantity)).toEqual([2]);
  });

  it('leaves it to the shop whether a part of a unit can be had', { tags: ['D-79'] }, async () => {
    const page = await renderPage('');
    await expect(vitrin().cart.add({ ...sellable(page), quantity: 1.5 })).rejects.toThrow(/tam sayı/);
    expect(page.shop.requests[0]?.body).toMatchObject({ quantity: '1.5' });
  });

  it('can be stopped by the page', async () => {
    const page = await renderPage('');
    document.addEventListener(
      'vitrin:before-add',
      (event) => {
        event.preventDefault();
      },
      { once: true },
    );
    await expect(vitrin().cart.add(sellable(page))).rejects.toThrow(/stopped/);
    expect(calls(page)).toEqual([]);
  });

  it('asks once for one product that is being added', { tags: ['S1-3.10', 'D-11'] }, async () => {
    const page = await renderPage('');
    const request = sellable(page);
    const outcomes = await Promise.allSettled([vitrin().cart.add(request), vitrin().cart.add(request)]);
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: new Error('the product is being added already') },
    ]);
    expect(page.shop.cart.items()).toHaveLength(1);
    expect(page.shop.cart.items()[0]?.quantity).toBe(2);
  });

  it('sends its writes one after the other, in order', { tags: ['D-11'] }, async () => {
    const page = await renderPage('');
    const item = await vitrin().cart.add(sellable(page));
    page.shop.requests.length = 0;
    await Promise.all([
      vitrin().cart.setQuantity(item.id, 3),
      vitrin().cart.setQuantity(item.id, 4),
      vitrin().cart.setQuantity(item.id, 2),
    ]);
    expect(page.shop.cart.items()[0]?.quantity).toBe(2);
    expect((await vitrin().cart.get())[0]?.quantity).toBe(2);
  });
});
