import { describe, expect, it } from 'vitest';
import { pageData } from '../pageData';
import { createShop } from '../shop/shop';
import { send } from './client';

const consent = (shop = createShop(), json: unknown = { allowCookies: true }) =>
  send(shop, '/api/catalog/cookies', { method: 'POST', json });

describe('POST /api/catalog/cookies', () => {
  it('puts consent on record, for the pages that follow', { tags: ['S2-4.32'] }, async () => {
    const shop = createShop({ as: 'visitor' });
    expect(pageData(shop).cookieAllowed).toBeNull();
    expect((await consent(shop)).status).toBe(200);
    expect(pageData(shop).cookieAllowed).toBe(true);
    shop.reset();
    expect(pageData(shop).cookieAllowed).toBeNull();
  });

  it.each([{}, { allowCookies: false }, { allowCookies: '1' }, { allowCookies: true, all: true }, [], 1])(
    'refuses %j',
    { tags: ['S2-7.24'] },
    async (json) => {
      const shop = createShop();
      expect((await consent(shop, json)).status).toBe(422);
      expect(pageData(shop).cookieAllowed).toBeNull();
    },
  );

  it('takes no other method and no call without the token', async () => {
    const shop = createShop();
    expect((await send(shop, '/api/catalog/cookies')).status).toBe(405);
    expect(
      (
        await send(shop, '/api/catalog/cookies', {
          method: 'POST',
          json: { allowCookies: true },
          headers: { 'X-CSRF-Token': null },
        })
      ).status,
    ).toBe(419);
  });
});

describe('GET /api/catalog/top-header-info', () => {
  it('names the customer, and nobody to a visitor', { tags: ['S2-7.25'] }, async () => {
    const path = '/api/catalog/top-header-info';
    expect((await send(createShop(), path)).json).toMatchObject({
      isAuthenticated: true,
      customerName: createShop().user?.name,
      customerCurrency: 'TL',
    });
    expect((await send(createShop({ as: 'visitor' }), path)).json).toEqual({ isAuthenticated: false });
    expect((await send(createShop(), path, { method: 'POST' })).status).toBe(405);
  });
});

describe('GET /yonetim/api/online-users', () => {
  it('is for administrators', { tags: ['S2-6.12'] }, async () => {
    const path = '/yonetim/api/online-users';
    const shop = createShop({ as: 'administrator' });
    expect((await send(shop, path)).json).toMatchObject({
      success: true,
      onlineUsers: shop.presence.online,
      todayOfflineUsers: shop.presence.offlineToday,
    });
    expect((await send(createShop(), path)).status).toBe(403);
    expect((await send(createShop({ as: 'visitor' }), path)).status).toBe(401);
  });
});
