import { describe, expect, it } from 'vitest';
import { demoShop, settled } from '../support/visit';
import { product } from './productPage';

const shop = demoShop();
/** What a container needs to be whole; a description, so that what sanitises it comes as well. */
const DATA: Readonly<Record<string, object>> = {
  'product-detail': { product: { ...product, description: '<p>Gün boyu rahattır.</p>' } },
  'cart-complete': { orderNo: 'SP-1001' },
};

describe('the code that a page loads', () => {
  it.each([
    ['product-detail', ['account', 'admin', 'fields', 'lines', 'records', 'rows']],
    ['product-list', ['account', 'fields', 'lines', 'product-one', 'records']],
    ['quick-order', ['account', 'fields', 'product', 'product-one', 'records']],
    ['cart-complete', ['account', 'fields', 'list', 'records', 'rows']],
    ['saved-lists', ['account', 'product', 'records']],
    ['dashboard', ['lines', 'product', 'quantity', 'records']],
    ['online-users', ['lines', 'product', 'quantity', 'records']],
  ])('for %s is none that other widgets alone need', async (widget, others) => {
    const visit = await shop.visit('/deneme', {
      body: `<div data-widget="${widget}"><script type="application/json">${JSON.stringify(DATA[widget] ?? {})}</script></div>`,
      data: { products: [product] },
      // Whom the pages of administration answer.
      scenario: { as: 'administrator' },
    });
    await settled(visit.page);
    if (widget === 'product-detail') await visit.page.getByText('Gün boyu rahattır.').waitFor();
    const loaded = await visit.page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => /\/chunks\/([\w-]+)-[\w-]{7}\.js/.exec(name)?.[1]),
    );

    expect(loaded).toContain('shell');
    expect(others.filter((name) => loaded.includes(name))).toEqual([]);
  });
});
