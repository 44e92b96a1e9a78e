import { expect, it } from 'vitest';
import { answerRequests } from '@/testing/requests';
import { fetchSearches, fetchSearchStats } from './api';

const { signal } = new AbortController();

it('reads what is searched most, with the lists below under either of their names', { tags: ['S2-7.26'] }, async () => {
  const asked = answerRequests(
    200,
    JSON.stringify({
      topQueries: [{ query: ' vida ', count: '3', formattedCreatedAt: '1.2.2026', detail: [{ userName: '  ', totalCount: 2 }] }],
      topUsers: [
        { name: 'Ayşe', count: 1, formattedCreatedAt: null, details: [{ searchQuery: 'somun', searchCount: 1, detail: [7] }] },
        { name: '', count: 4 },
      ],
      lastQueries: [{ name: 'Can', query: 'pul', formattedCreatedAt: '2.2.2026', detail: ['of no use'] }],
    }),
  );
  const row = (id: number, name: string, value: number | string, date = '', details: readonly object[] = []) => ({
    id,
    name,
    value,
    date,
    details,
  });
  expect(await fetchSearchStats(signal)).toEqual({
    topQueries: [row(0, 'vida', 3, '1.2.2026', [row(0, '-', 2)])],
    topUsers: [row(0, 'Ayşe', 1, '', [row(0, 'somun', 1)]), row(1, '-', 4)],
    lastQueries: [row(0, 'Can', 'pul', '2.2.2026')],
  });
  expect(asked).toEqual(['GET /yonetim/top-queries']);
});

it.each([
  ['kelime', { userName: 'Ayşe', totalCount: 2 }, 'Ayşe', 2],
  ['kullanıcı', { searchQuery: 'vida', searchCount: 5 }, 'vida', 5],
] as const)('reads who or what was found for a %s', async (type, found, name, value) => {
  const answer = (searchQuery: string) => JSON.stringify({ success: '1', searchQuery, searchResult: [found] });
  const rows = [{ id: 0, name, value, date: '', details: [] }];
  answerRequests(200, answer(''));
  expect(await fetchSearches({ type, query: 'aranan' }, signal)).toEqual({ type, name: 'aranan', rows });
  answerRequests(200, answer('bulunan'));
  expect(await fetchSearches({ type, query: 'aranan' }, signal)).toEqual({ type, name: 'bulunan', rows });
});

it.each([
  [{ topQueries: {}, topUsers: [], lastQueries: [] }, 'topQueries: received {}; allowed: a list.'],
  [{ topQueries: [], topUsers: [], lastQueries: null }, 'lastQueries: received null; allowed: a list.'],
])('says what is wrong with %j', async (answer, detail) => {
  answerRequests(200, JSON.stringify(answer));
  await expect(fetchSearchStats(signal)).rejects.toMatchObject({ error: { kind: 'shape', detail } });
});

it('takes no answer without success', async () => {
  answerRequests(200, JSON.stringify({ success: 0, searchQuery: '', searchResult: [] }));
  await expect(fetchSearches({ type: 'kelime', query: 'vida' }, signal)).rejects.toMatchObject({
    error: { kind: 'shape', detail: 'success: received 0; allowed: a success.' },
  });
});
