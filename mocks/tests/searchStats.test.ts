import { describe, expect, it } from 'vitest';
import { createShop } from '../shop/shop';
import { send } from './client';

const shop = createShop({ as: 'administrator' });
const lookUp = (query: string) => send(shop, `/yonetim/search_queries?${query}`);

describe('the statistics of searches', () => {
  it('count the same log everywhere', async () => {
    const { json } = await send(shop, '/yonetim/top-queries');
    const {
      topQueries: [first],
      topUsers,
      lastQueries,
    } = json as { topQueries: [{ query: string; count: number; detail: object[] }]; topUsers: object[]; lastQueries: object[] };
    expect([topUsers.length, lastQueries.length]).toEqual([10, 12]);
    const found = await lookUp(new URLSearchParams({ query: first.query, type: 'kelime' }).toString());
    const { searchResult } = found.json as { searchResult: Array<{ userName: string; totalCount: number }> };
    expect(searchResult.map(({ userName, totalCount }) => ({ userName, totalCount }))).toEqual(first.detail);
    expect(searchResult.reduce((sum, { totalCount }) => sum + totalCount, 0)).toBe(first.count);
  });

  it('are looked up by user, whatever the case', async () => {
    const { json } = await lookUp('query=%C4%B0NC%C4%B0&type=kullan%C4%B1c%C4%B1');
    expect(json).toMatchObject({ success: true, searchQuery: 'İNCİ' });
    expect((json as { searchResult: object[] }).searchResult.length).toBeGreaterThan(0);
    expect((await lookUp('query=yok%20b%C3%B6yle&type=kelime')).json).toMatchObject({ success: true, searchResult: [] });
  });

  it.each([
    '',
    'query=vida',
    'query=vida&type=user',
    'query=&type=kelime',
    'query=+vida&type=kelime',
    'query=vida&type=kelime&page=2',
  ])('refuses %j', { tags: ['S2-7.27'] }, async (query) => {
    expect((await lookUp(query)).status).toBe(422);
  });

  it.each([
    ['visitor', 401],
    ['customer', 403],
  ] as const)('are not for a %s', { tags: ['S2-6.03', 'S2-6.10'] }, async (as, status) => {
    for (const path of ['/yonetim/top-queries', '/yonetim/search_queries?query=vida&type=kelime']) {
      expect((await send(createShop({ as }), path)).status).toBe(status);
      expect((await send(createShop({ as: 'administrator' }), path, { method: 'POST' })).status).toBe(405);
    }
  });
});
