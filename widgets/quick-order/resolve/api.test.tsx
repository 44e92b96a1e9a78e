import { expect, it } from 'vitest';
import { answerRequests } from '@/testing/requests';
import { searchProducts } from './api';

const { signal } = new AbortController();
const product = (id: number, more: object = {}) => ({
  id,
  seo: `vida-${id}`,
  name: `Vida ${id}`,
  code: `V-${id}`,
  units: [],
  ...more,
});
const found = (items: readonly object[], more: object = {}) => JSON.stringify({ items, total: items.length, ...more });

it("asks the shop's search for the words, whatever they are", { tags: ['D-2'] }, async () => {
  const asked = answerRequests(200, found([product(1), product(2)]));
  expect((await searchProducts('/ara', 'vida & 8', signal)).map(({ code }) => code)).toEqual(['V-1', 'V-2']);
  expect(asked).toEqual(['GET /api/catalog/products/ara?q=vida%20%26%208']);
});

it('asks for a code with half a character too, as a server cuts an emoji', async () => {
  const asked = answerRequests(200, found([]));
  expect(await searchProducts('/ara', 'A\ud83d', signal)).toEqual([]);
  expect(asked).toEqual(['GET /api/catalog/products/ara?q=A%EF%BF%BD']);
});

it('says what must be chosen down to its variant, by the product or else by the list', { tags: ['D-31'] }, async () => {
  const items = [product(1, { variantCheck: 1 }), product(2), product(3), product(4)];
  answerRequests(200, found(items, { variantCheck: { 1: 0, 2: 0, 3: 1 } }));
  const products = await searchProducts('/ara', 'vida', signal);
  expect(products.map(({ variantChosen }) => variantChosen)).toEqual([true, false, true, null]);
});

it('waits where so many calls are too many for the shop', async () => {
  answerRequests(429, '');
  await expect(searchProducts('/ara', 'vida', signal)).rejects.toMatchObject({ name: 'Paused', delay: 5000 });
});

it.each([
  [400, '', null],
  [403, '{"messages":{"type":"Yetkiniz yok."}}', 'Yetkiniz yok.'],
  [500, found([product(1)]), null],
])('finds nothing where the shop answers %i', async (status, answer, message) => {
  answerRequests(status, answer);
  await expect(searchProducts('/ara', 'vida', signal)).rejects.toMatchObject({ error: { kind: 'http', status, message } });
});

it('takes no answer that is no list of products', { tags: ['D-9'] }, async () => {
  answerRequests(200, '{}');
  await expect(searchProducts('/ara', 'vida', signal)).rejects.toMatchObject({ error: { kind: 'shape' } });
});

it('breaks off with its signal', async () => {
  const ending = new AbortController();
  ending.abort();
  answerRequests(200, found([]));
  await expect(searchProducts('/ara', 'vida', ending.signal)).rejects.toMatchObject({ error: { kind: 'aborted' } });
});
