import { describe, expect, it } from 'vitest';
import { createShop } from '../shop/shop';
import type { Shop } from '../shop/shop';
import type { OfferPage } from '../shop/offers/wire';
import { answerOf, send } from './client';
import { plentiful } from './goods';

const LIST = '/api/catalog/offers';
const OFFER = '/api/catalog/offer';
const patch = (shop: Shop, path: string, json?: unknown) => send(shop, `${OFFER}/${path}`, { method: 'PATCH', json });
const isPage = (value: unknown): value is OfferPage => typeof value === 'object' && value !== null && 'items' in value;
const pageAt = async (shop: Shop, query = '') => answerOf(await send(shop, LIST + query), isPage);

describe('the offers', () => {
  it('come in pages of 20, with whose they are, always the same', async () => {
    const shop = createShop({ offers: 250 });
    const first = await pageAt(shop);
    expect([first.items.length, first.total, first.page, first.pages]).toEqual([20, 250, 1, 13]);
    expect((await pageAt(shop, '?page=13')).items).toHaveLength(10);
    expect((await pageAt(shop, '?page=99')).page).toBe(13);
    expect(first.user_address.city).toBe('İstanbul');
    expect((await pageAt(createShop({ offers: 3 }))).items).toEqual(first.items.slice(0, 3));
    expect((await pageAt(createShop({ offers: 0 }))).items).toEqual([]);
  });

  it('that the session requested come first, the latest before the others', async () => {
    const shop = createShop({ offers: 1 });
    const { product, unit } = plentiful(shop);
    for (const quantity of [1, 2]) {
      shop.cart.add(String(product.id), String(unit.id), quantity);
      shop.cart.offer('Proje');
    }
    const { items } = await pageAt(shop);
    expect(items.map(({ orderNo }) => orderNo)).toEqual(['TKF-1252', 'TKF-1251', 'TKF-1250']);
    expect(items[0]?.offerItems).toMatchObject([{ code: product.code, quantity: 2, profit: 0, price: unit.defaultPrice }]);
  });

  it('are kept from visitors, and where the shop makes none', { tags: ['S2-5.29', 'S2-6.07'] }, async () => {
    expect((await send(createShop({ as: 'visitor' }), LIST)).status).toBe(401);
    const shop = createShop({ settings: { b2b_teklif_ver_durum: '0' } });
    expect([(await send(shop, LIST)).status, (await patch(shop, 'mail/3250')).status]).toEqual([403, 403]);
  });
});

describe('a write to an offer', () => {
  it('saves profits by its id and its customer by its number', async () => {
    const shop = createShop();
    const [{ offerItems } = { offerItems: [] }] = (await pageAt(shop)).items;
    const profits = Object.fromEntries(offerItems.map(({ id }) => [id, 7.5]));
    expect((await patch(shop, 'update/profit', { 3250: profits })).status).toBe(200);
    const customer = { customerName: 'Ali', customerEmail: 'a@b.example', customerCompanyName: '', customerPhone: '' };
    expect((await patch(shop, 'update/customer', { 'TKF-1250': customer })).status).toBe(200);
    const [saved] = (await pageAt(shop)).items;
    expect(saved).toMatchObject(customer);
    expect(saved?.offerItems.map(({ profit }) => profit)).toEqual(offerItems.map(() => 7.5));
  });

  it.each([
    ['update/profit', { 'TKF-1250': {} }, 404],
    ['update/profit', { 3250: {} }, 422],
    ['update/profit', { 3250: {}, 3249: {} }, 404],
    ['update/profit', { 3249: { 124900: '5' } }, 422],
    ['update/profit', { 3249: { 124900: -101 } }, 422],
    ['update/profit', { 3249: { 124900: 5, 7: 1 } }, 422],
    ['update/customer', { 3250: {} }, 404],
    ['update/customer', { 'TKF-1250': { customerName: 'Ali' } }, 422],
    ['3250', { cancel: false }, 422],
    ['3250', {}, 422],
    ['9', { cancel: true }, 404],
    ['mail/3250', { mail: true }, 400],
    ['edit/3250', {}, 400],
  ])('refuses %s with %j', { tags: ['S2-7.15', 'S2-7.20'] }, async (path, json, status) => {
    const answer = await patch(createShop(), path, json);
    expect([answer.status, answer.refusal]).toEqual([status, expect.any(String)]);
  });

  it('cancels once, and takes nothing more then', async () => {
    const shop = createShop();
    expect((await patch(shop, '3250', { cancel: true })).status).toBe(200);
    expect((await pageAt(shop)).items[0]?.isCancel).toBe('1');
    const answers = await Promise.all([
      patch(shop, '3250', { cancel: true }),
      patch(shop, 'mail/3250'),
      patch(shop, 'edit/3250'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
  });

  it('puts its lines into the cart, or says which product it does not sell', async () => {
    const shop = createShop();
    expect((await patch(shop, 'edit/3249')).status).toBe(200);
    expect(shop.cart.items()).toHaveLength(1);
    const [{ product, productUnit } = { product: { id: 0 }, productUnit: { id: 0, multiplier: 1 } }] = shop.cart.items();
    shop.cart.clear();
    const stock = shop.catalogue.product(String(product.id))?.quantity ?? 0;
    shop.cart.add(String(product.id), String(productUnit.id), Math.floor(stock / productUnit.multiplier));
    const refused = await patch(shop, 'edit/3249');
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({
      error: { messages: { type: expect.any(String) as string }, product: { id: product.id } },
    });
  });

  it('mails what has an address', async () => {
    const shop = createShop();
    expect([(await patch(shop, 'mail/3249')).status, (await patch(shop, 'mail/3250')).status]).toEqual([422, 200]);
    expect(shop.offers.mailed).toEqual(['TKF-1250']);
    shop.reset();
    expect(shop.offers.mailed).toEqual([]);
  });
});
