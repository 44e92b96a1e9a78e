import { describe, expect, it } from 'vitest';
import { demoShop, settled } from '../support/visit';
import { product } from './productPage';

const shop = demoShop();
const DETAIL = JSON.stringify({ product: { ...product, description: '<p>Gün boyu rahattır.</p>' } });

describe('the code that a page loads', () => {
  it.each([
    ['product-detail', ['account', 'admin', 'fields', 'lines', 'records', 'rows']],
    ['product-list', ['account', 'fields', 'lines', 'product-one', 'records']],
    ['quick-order', ['account', 'fields', 'product-one', 'records']],
    ['saved-lists', ['account', 'product', 'records']],
    ['dashboard', ['lines', 'product', 'quantity', 'records']],
    ['online-users', ['lines', 'product', 'quantity', 'records']],
  ])('for %s is none that other widgets alone need', async (widget, others) => {
    const visit = await shop.visit('/deneme', {
      // What sanitises a description comes with the first.
      body: `<div data-widget="${widget}"><script type="application/json">${widget === 'product-detail' ? DETAIL : '{}'}</script></div>`,
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
