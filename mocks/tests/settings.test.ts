import { beforeEach, describe, expect, it } from 'vitest';
import { pageData } from '../pageData';
import { createShop } from '../shop/shop';
import { send } from './client';

const shop = createShop();
const save = (key: string, value: unknown) => send(shop, '/api/catalog/settings', { method: 'POST', json: { key, value } });

beforeEach(() => shop.reset());

describe('saving a setting', () => {
  it('shows on the next page of the session', async () => {
    for (const [key, value] of [
      ['productListView', 'grid'],
      ['showNotInStocks', '0'],
      ['defaultCurrency', 2],
      ['branch', '3'],
      ['locale', 'en'],
    ] as const) {
      expect((await save(key, value)).json).toEqual({ success: true });
    }
    const page = pageData(shop);
    expect(page.settings).toMatchObject({ productListView: 'grid', showNotInStocks: '0' });
    expect(page.currencies.filter((currency) => currency.default).map(({ code }) => code)).toEqual(['USD']);
    expect([page.currentBranch, page.locale]).toEqual([3, 'en']);
  });

  it.each([
    ['productListView', 'tiles'],
    ['showNotInStocks', true],
    ['defaultCurrency', '9'],
    ['branch', null],
    ['locale', 'de'],
    ['showPriceStatus', '1'],
    ['toString', '1'],
  ])('refuses %s = %j', { tags: ['S1-7.15', 'S2-7.23'] }, async (key, value) => {
    expect((await save(key, value)).status).toBe(422);
  });

  it('wins over the scenario until the scenario changes that setting', async () => {
    shop.setScenario({ settings: { showNotInStocks: '1' } });
    await save('showNotInStocks', '0');
    shop.setScenario({ settings: { ...shop.scenario.settings, productsWithKdv: '1' } });
    expect(shop.settings.showNotInStocks).toBe('0');
    shop.setScenario({ settings: { showNotInStocks: '1' } });
    expect(shop.settings.showNotInStocks).toBe('1');
  });

  it('belongs to its session alone', async () => {
    await save('productListView', 'grid');
    expect(createShop().settings.productListView).toBe('list');
    shop.reset();
    expect(shop.settings.productListView).toBe('list');
  });
});
