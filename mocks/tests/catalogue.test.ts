import { beforeEach, describe, expect, it } from 'vitest';
import { createShop } from '../shop/shop';
import type { Product, ProductPage, Suggestion } from '../wire';
import { answerOf, send } from './client';

const shop = createShop();
beforeEach(() => shop.reset());

const isPage = (value: unknown): value is ProductPage =>
  typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items);
const areSuggestions = (value: unknown): value is Suggestion[] => Array.isArray(value);

async function list(pathAndQuery: string, from = shop): Promise<ProductPage> {
  const answer = await send(from, `/api/catalog/products${pathAndQuery}`);
  expect(answer.status).toBe(200);
  return answerOf(answer, isPage);
}

const inLiras = ({ salePrice }: Product) => {
  const rate = shop.currencies.find(({ code }) => code === salePrice?.currency)?.exchangeRate ?? Number.NaN;
  return (salePrice?.value ?? 0) * rate;
};
const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

describe('the product list', () => {
  it('pages through a category, 24 at a time, each product once', async () => {
    const first = await list('/hirdavat');
    const pages = await Promise.all(Array.from({ length: first.pages }, (_, index) => list(`/hirdavat?page=${index + 1}`)));
    expect(first).toMatchObject({ page: 1, limit: 24, sort: 'name' });
    expect(first.items).toHaveLength(24);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(first.total);
  });

  it('knows the shop by "/" and by nothing, sub-categories, and a locale before them', async () => {
    const totals = await Promise.all(
      ['/', '', '/elektrik/kablo', '/en/elektrik/kablo', '/elektrik/kablo/'].map((path) => list(path)),
    );
    const [whole, same, cables, english, slashed] = totals.map(({ total }) => total);
    expect(whole).toBe(shop.catalogue.all.length);
    expect(same).toBe(whole);
    expect(cables).toBeLessThan(whole ?? 0);
    expect([english, slashed]).toEqual([cables, cables]);
  });

  it('answers an empty list to a path that it does not know', async () => {
    expect(await list('/yok/boyle-bir-yol')).toMatchObject({ items: [], total: 0, page: 1, pages: 0 });
  });

  it('stays on a real page whatever page is asked', async () => {
    const { pages } = await list('/');
    const asked = await Promise.all(['999', '0', '-3', 'abc'].map((page) => list(`/?page=${page}`)));
    expect(asked.map(({ page }) => page)).toEqual([pages, 1, 1, 1]);
  });

  it('sorts by price across currencies, by quantity, and backwards', async () => {
    const prices = (await list('/elektrik?sort=price')).items.map(inLiras);
    expect(prices).toEqual(ascending(prices));
    const stock = (await list('/?sort=-quantity')).items.map(({ quantity }) => quantity ?? 0);
    expect(stock).toEqual(ascending(stock).reverse());
  });

  it('sorts names by the Turkish alphabet', async () => {
    const firstWords = async (query: string) => {
      const { items } = await list(`/is-guvenligi/ayakkabi${query}`);
      return [...new Set(items.map(({ name }) => name.split(' ')[0]))];
    };
    expect(await firstWords('?sort=name')).toEqual(['Çelik', 'Kaymaz', 'Kompozit']);
    expect((await firstWords('?sort=-name')).slice(0, 3)).toEqual(['Usta', 'Kompozit', 'Kaymaz']);
  });

  it('takes the shop’s default for a sort that it does not know', async () => {
    shop.setScenario({ settings: { defaultSort: '-price' } });
    expect((await list('/?sort=colour')).sort).toBe('-price');
    shop.setScenario({ settings: { defaultSort: 'nonsense' } });
    expect((await list('/')).sort).toBe('name');
  });

  it('finds by words in any case, by code, brand and model', async () => {
    const byWords = await list(`/search?q=${encodeURIComponent('FREN BALATASI')}`);
    expect(byWords.items.every(({ name }) => name.startsWith('Fren Balatası'))).toBe(true);
    expect(byWords.total).toBeGreaterThan(0);
    const [found] = byWords.items;
    expect((await list(`/search?q=${found?.code}`)).items.map(({ id }) => id)).toEqual([found?.id]);
    const byModel = await list(`/search?brand=${found?.brand.code}&filters=model:${found?.model.id}`);
    expect(byModel.total).toBeGreaterThan(0);
    for (const { brand, model } of byModel.items) expect([brand, model]).toEqual([found?.brand, found?.model]);
  });

  it('leaves out what has no stock when the session says so', async () => {
    const everything = await list('/');
    await send(shop, '/api/catalog/settings', { method: 'POST', json: { key: 'showNotInStocks', value: '0' } });
    const inStock = await list('/?sort=quantity');
    expect(inStock.total).toBeLessThan(everything.total);
    expect(inStock.items[0]?.quantity).toBeGreaterThan(0);
  });

  it('names the parents of variants on the page, and lists no children', async () => {
    const { items, variantCheck } = await list(`/search?q=${encodeURIComponent('Usta Serisi')}`);
    expect(items).toHaveLength(1);
    expect(variantCheck).toEqual({ [String(items[0]?.id)]: 0 });
    expect(await list('/hirdavat/vida')).not.toHaveProperty('variantCheck');
  });

  it('does not tell a visitor what the shop hides, down to the units', async () => {
    const visitor = createShop({ as: 'visitor' });
    const { items } = await list('/hirdavat', visitor);
    const amounts = JSON.stringify(items).match(/"(?:value|quantity)":-?\d/g);
    expect(amounts).toBeNull();
    expect(items[0]).toMatchObject({ salePrice: null, listPrice: null, quantity: null, inventory: [] });
    visitor.setScenario({ settings: { showPriceStatus: '1' } });
    const [priced] = (await list('/hirdavat', visitor)).items;
    expect(priced?.salePrice?.value).toBeGreaterThan(0);
    expect(priced?.quantity).toBeNull();
  });
});

describe('suggestions', () => {
  it('are at most eight, with what a link needs', async () => {
    const suggestions = answerOf(await send(shop, '/autocomplete?q=vida'), areSuggestions);
    const expected = shop.catalogue.search('vida').slice(0, 8);
    expect(suggestions).toEqual(expected.map(({ id, name, seo, code, image }) => ({ id, name, url: seo, code, image })));
    expect(suggestions).toHaveLength(8);
    for (const { name } of suggestions) expect(name).toMatch(/vida/i);
  });

  it('are refused without a text, and for one with blanks around it', async () => {
    for (const query of ['', '?q=', '?q=%20', '?q=vida%20']) expect((await send(shop, `/autocomplete${query}`)).status).toBe(422);
  });
});

describe('finding one product', () => {
  it('works by id and by the special code that may replace it', () => {
    const coded = shop.catalogue.all.find(({ ozelkod2 }) => ozelkod2 !== '');
    expect(coded && shop.catalogue.product(coded.ozelkod2)).toBe(coded);
    expect(coded && shop.catalogue.product(String(coded.id))).toBe(coded);
    expect(shop.catalogue.product('yok')).toBeUndefined();
  });
});
