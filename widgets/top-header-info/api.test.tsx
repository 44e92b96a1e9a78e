import { expect, it } from 'vitest';
import { answerRequests } from '@/testing/requests';
import { fetchTopHeader } from './api';

const { signal } = new AbortController();
const header = {
  salesRepresentativeName: 'Elif Demir',
  salesRepresentativePhone: '0212 000 00 00',
  salesRepresentativeEmail: 'elif@ornek.com',
  customerName: 'Yılmaz Yapı',
  customerCurrency: 'TL',
};

it.each([
  ['1.250,50', 1250.5],
  [-3, -3],
  ['', null],
  [null, null],
])('reads a balance of %j as %j', { tags: ['S2-7.25'] }, async (customerBalance, balance) => {
  const asked = answerRequests(200, JSON.stringify({ isAuthenticated: '1', ...header, customerBalance }));
  expect(await fetchTopHeader(signal)).toEqual({ ...header, customerBalance: balance });
  expect(asked).toEqual(['GET /api/catalog/top-header-info']);
});

it('believes no balance that is no number', async () => {
  answerRequests(200, JSON.stringify({ isAuthenticated: true, ...header, customerBalance: 'çok' }));
  await expect(fetchTopHeader(signal)).rejects.toMatchObject({ error: { kind: 'shape' } });
});

it('says nothing of a visitor', { tags: ['D-59'] }, async () => {
  answerRequests(200, JSON.stringify({ isAuthenticated: false }));
  expect(await fetchTopHeader(signal)).toBeNull();
});
