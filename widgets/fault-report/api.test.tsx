import { expect, it } from 'vitest';
import { answerRequests } from '@/testing/requests';
import { fetchFaultProducts, fetchSubcategories } from './api';

const { signal } = new AbortController();

it('asks for what stands below a category, whatever its id', { tags: ['S2-7.33', 'S2-7.34'] }, async () => {
  const asked = answerRequests(200, JSON.stringify([{ id: 5, name: 'Pompa', code: 'P-5', more: true }]));
  expect(await fetchSubcategories('a/b', signal)).toEqual([{ id: 5, name: 'Pompa' }]);
  expect(await fetchFaultProducts(4, signal)).toEqual([{ name: 'Pompa', code: 'P-5' }]);
  expect(asked).toEqual(['GET /api/catalog/faultreport/basecategories/a%2Fb', 'GET /api/catalog/faultreport/product/4']);
});

it.each([
  ['its own reason', { message: 'Kategori kapalı.' }, 'Kategori kapalı.'],
  ['the reason of other calls', { error: { messages: { type: 'Yetkiniz yok.' } } }, 'Yetkiniz yok.'],
  ['both', { message: 'Kategori kapalı.', error: { messages: { type: 'Yetkiniz yok.' } } }, 'Kategori kapalı.'],
  ['none', {}, null],
  ['an empty one', { message: '' }, null],
])('says what a refusal tells: %s', async (_, body, message) => {
  answerRequests(403, JSON.stringify(body));
  await expect(fetchSubcategories(1, signal)).rejects.toMatchObject({ error: { kind: 'http', status: 403, message } });
});

it('takes no answer that is no list', async () => {
  answerRequests(200, JSON.stringify({ message: 'Kategori kapalı.' }));
  await expect(fetchSubcategories(1, signal)).rejects.toMatchObject({
    error: { kind: 'shape', detail: expect.stringContaining('allowed: a list of { id, name }.') as string },
  });
});

it('breaks off with its signal', async () => {
  const ending = new AbortController();
  ending.abort();
  answerRequests(200, '[]');
  await expect(fetchSubcategories(1, ending.signal)).rejects.toMatchObject({ error: { kind: 'aborted' } });
});

it('lists a product by its name and code, though its id cannot be read', { tags: ['D-68'] }, async () => {
  answerRequests(200, JSON.stringify([{ id: null, name: 'Pompa', code: 'P-5' }]));
  expect(await fetchFaultProducts(4, signal)).toEqual([{ name: 'Pompa', code: 'P-5' }]);
});
