import { describe, expect, it, vi } from 'vitest';
import { createIdempotencyKeys } from '@/page/idempotencyKeys';
import { answerRequests, SENT_LINE } from '@/testing/requests';
import { fetchCart, patchCartItem, postOrder } from './api';

const { signal } = new AbortController();

describe('the cart', { tags: ['D-9', 'D-68'] }, () => {
  it.each([
    ['a list', [SENT_LINE]],
    ['the list of an object', { items: [SENT_LINE] }],
  ])('is read as %s', async (_, body) => {
    const asked = answerRequests(200, JSON.stringify(body));
    expect(await fetchCart(signal)).toMatchObject([{ id: 1, quantity: 2, product: { name: 'Vida M8' } }]);
    expect(asked).toEqual(['GET /api/catalog/cart']);
  });

  it('may be empty', async () => {
    answerRequests(200, '[]');
    expect(await fetchCart(signal)).toEqual([]);
  });

  it('keeps a line that cannot be read, and says which', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answerRequests(200, JSON.stringify([SENT_LINE, { ...SENT_LINE, id: 2, quantity: 'çok' }]));
    expect((await fetchCart(signal)).map(({ id }) => id)).toEqual([1, 2]);
    expect(warn.mock.calls).toEqual([
      ['[vitrin] 1 of 2 cart lines cannot be read. 1.quantity: received "çok"; allowed: a number, or text that holds one.'],
    ]);
  });

  it.each([
    [[7, {}], 'received [7,{}]; allowed: a list of cart items.'],
    [{}, 'received {}; allowed: a list of cart items.'],
  ])('is none where no line can even be taken out: %j', async (body, detail) => {
    answerRequests(200, JSON.stringify(body));
    await expect(fetchCart(signal)).rejects.toMatchObject({ error: { kind: 'shape', detail } });
  });
});

describe('a changed line', { tags: ['D-6', 'D-11'] }, () => {
  it.each([
    ['a line', JSON.stringify(SENT_LINE), 1],
    ['nothing', '', undefined],
    ['a word', 'tamam', undefined],
    ['something else', '{"success":true}', undefined],
  ])('is told by %s, or is not', async (_, answer, id) => {
    const asked = answerRequests(200, answer);
    expect((await patchCartItem('S/1', { quantity: 2 }))?.id).toBe(id);
    expect(asked).toEqual(['PATCH /api/catalog/cart/S%2F1']);
  });

  it.each([
    [
      'a refusal',
      JSON.stringify({ ...SENT_LINE, error: { messages: { type: 'Stok yok.' } } }),
      { kind: 'refused', message: 'Stok yok.' },
    ],
    ['a refusal without words', JSON.stringify({ ...SENT_LINE, success: false }), { kind: 'refused', message: null }],
    ['a page', '<!doctype html>', { kind: 'shape' }],
  ])('has not changed where the answer is %s', async (_, answer, error) => {
    answerRequests(200, answer);
    await expect(patchCartItem(1, { quantity: 2 })).rejects.toMatchObject({ error });
  });
});

it.each([
  ['{"orderNo":"S-7"}', 'S-7'],
  ['{"orderNo":7}', '7'],
  ['{"orderNo":""}', null],
  ['{}', null],
  ['[]', null],
  ['7', null],
  ['', null],
])('an order that is placed by %j has the number %j', { tags: ['D-66'] }, async (answer, orderNo) => {
  answerRequests(200, answer);
  const closing = { keys: createIdempotencyKeys('').cart, content: '' };
  expect(await postOrder('Not', '', closing)).toEqual({ orderNo });
});
