import { expect, it } from 'vitest';
import { createIdempotencyKeys } from '@/page/idempotencyKeys';
import { answerRequests } from '@/testing/requests';
import { postPaymentLink } from './api';

const { signal } = new AbortController();
const closing = () => ({ keys: createIdempotencyKeys('').links, content: '' });
const post = (sendEmail: boolean, stop = signal) =>
  postPaymentLink({ amount: 5, email: 'ayse@ornek.com' }, sendEmail, closing(), stop);

it.each([
  [false, { success: true, link: 'https://ode.test/1' }, { success: true, message: null, link: 'https://ode.test/1' }],
  [true, { success: true, message: 'Gönderildi.' }, { success: true, message: 'Gönderildi.', link: null }],
])('a link, mailed: %j, is told by %j', { tags: ['S2-7.05', 'S2-7.07'] }, async (sendEmail, body, answer) => {
  const asked = answerRequests(200, JSON.stringify(body));
  expect(await post(sendEmail)).toEqual(answer);
  expect(asked).toEqual(['POST /api/payment-link']);
});

it('a link that the shop does not tell is none', async () => {
  answerRequests(200, '{"success":true}');
  await expect(post(false)).rejects.toMatchObject({ error: { kind: 'shape' } });
});

it('breaks off with its signal', async () => {
  const ending = new AbortController();
  ending.abort();
  answerRequests(200, '{"success":true}');
  await expect(post(true, ending.signal)).rejects.toMatchObject({ error: { kind: 'aborted' } });
});
