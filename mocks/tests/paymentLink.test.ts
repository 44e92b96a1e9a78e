import { describe, expect, it } from 'vitest';
import { createShop } from '../shop/shop';
import { send } from './client';

const PATH = '/api/payment-link';
const wish = { amount: 12.5, email: 'ayse@firma.com', sendEmail: false };
const ask = (shop = createShop(), json: unknown = wish) => send(shop, PATH, { method: 'POST', json });

describe('POST /api/payment-link', () => {
  it('makes a link, and mails the one that is there', async () => {
    const shop = createShop();
    const made = await ask(shop);
    expect(made.json).toMatchObject({ success: true, link: shop.paymentLinks.made[0]?.link });
    await ask(shop, { ...wish, sendEmail: true });
    expect(shop.paymentLinks.made).toHaveLength(1);
    expect(shop.paymentLinks.sent).toEqual([{ ...shop.paymentLinks.made[0], email: 'ayse@firma.com' }]);
  });

  it('makes the link that it mails where there is none', async () => {
    const shop = createShop();
    await ask(shop, { ...wish, sendEmail: true });
    expect([shop.paymentLinks.made.length, shop.paymentLinks.sent.length]).toEqual([1, 1]);
  });

  it.each([
    { amount: '12.5' },
    { amount: 0 },
    { amount: -5 },
    { amount: 1.005 },
    { email: null },
    { email: ' a@b.co' },
    { sendEmail: '1' },
    { note: 'x' },
  ])('refuses %j', { tags: ['S2-7.05'] }, async (change) => {
    const shop = createShop();
    expect((await ask(shop, { ...wish, ...change })).status).toBe(422);
    expect(shop.paymentLinks.made).toEqual([]);
  });

  it('refuses a mail to nobody, and everything where the shop makes no links, with success alone', async () => {
    expect((await ask(createShop(), { ...wish, email: '', sendEmail: true })).json).toMatchObject({ success: false });
    expect((await ask(createShop({ settings: { b2b_cari_odeme_baglantisi: '0' } }))).json).toMatchObject({ success: false });
  });

  it('is for customers', { tags: ['S2-7.06'] }, async () => {
    expect((await ask(createShop({ as: 'visitor' }))).status).toBe(401);
  });
});
