import { expect, it, vi } from 'vitest';
import { answerRequests, SENT_LINE } from '@/testing/requests';
import { editOffer, fetchOffers } from './api';

const { signal } = new AbortController();

it('reads a page of offers also where the shop says nothing of itself that can be printed', { tags: ['S2-7.14'] }, async () => {
  const asked = answerRequests(200, JSON.stringify({ items: [], user_logo: { no: 1 } }));
  expect(await fetchOffers('?page=2', signal)).toMatchObject({ items: [], page: 2, sender: { logo: null, name: '', lines: [] } });
  expect(asked).toEqual(['GET /api/catalog/offers?page=2']);
});

it('names the offers that it leaves out', { tags: ['D-68'] }, async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerRequests(200, JSON.stringify({ items: [7] }));
  await fetchOffers('', signal).catch(() => undefined);
  expect(warn.mock.calls.flat().join()).toContain('None of the offers can be read.');
});

it('says which line of the cart an offer has become', { tags: ['D-50'] }, async () => {
  const asked = answerRequests(422, JSON.stringify(SENT_LINE));
  expect(await editOffer('T/1')).toMatchObject({ id: 1, quantity: 2, product: { name: 'Vida M8' } });
  expect(asked).toEqual(['PATCH /api/catalog/offer/edit/T%2F1']);
});

it.each([
  [
    'a refusal in words',
    422,
    { ...SENT_LINE, error: { messages: { type: 'Teklif kapalı.' } } },
    { kind: 'http', message: 'Teklif kapalı.' },
  ],
  ['what is no line', 422, { id: 1 }, { kind: 'http', status: 422, message: null }],
  ['a refusal with a line', 200, { ...SENT_LINE, success: false }, { kind: 'refused', message: null }],
])('takes %s for a failure', { tags: ['D-50'] }, async (_, status, body, error) => {
  answerRequests(status, JSON.stringify(body));
  await expect(editOffer(1)).rejects.toMatchObject({ error });
});
