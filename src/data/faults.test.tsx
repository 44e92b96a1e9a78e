import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SetupServer } from 'msw/node';
import { startStandIn } from '@mocks/node';
import { CALL_NAMES, FAULTS, type CallName, type Fault } from '@mocks/shop/scenario';
import { createShop } from '@mocks/shop/shop';
import { CLIENT_CALLS, done } from '@/testing/calls';
import { answerRequests, holdRequests } from '@/testing/requests';
import { ApiFailure } from './apiError';

const shop = createShop();

/** Whether nothing of the answer is needed: one that was spoilt on its way back is a success (decisions 6, 50). */
const isUnread = (call: CallName) => call === 'cart.change' || CLIENT_CALLS[call].reads === done;
/** Calls that can be given up. */
const STOPPABLE = CALL_NAMES.filter((name) => CLIENT_CALLS[name].make.length === 1);

const TEXTS: Readonly<Partial<Record<Fault, string>>> = {
  '401': 'Oturumunuz sona erdi.',
  '403': 'Bu işlem için yetkiniz yok.',
  '409': 'Kayıt başka bir oturumda değişti.',
  '422': 'Gönderilen bilgiler geçersiz.',
  '500': 'Sunucuda beklenmeyen bir hata oluştu.',
};

/** What ends a cart, or makes a link that is paid: what became of it must never be guessed (decision 66). */
const CLOSING: readonly CallName[] = ['cart.order', 'cart.offer', 'payment-link'];
/** Of these half an answer will do; of all others it does not say that they were carried out. */
const HALF_WILL_DO: readonly CallName[] = ['cart.change', 'cookies'];

/** Calls whose failures their widget logs, and why (S2 §8): the console hears nothing else of them. */
const LOGGED: readonly CallName[] = ['autocomplete', 'top-header-info'];

const anyDetail = expect.any(String) as string;

/** What a call that fails so ends with; null where it succeeds. */
function expected(call: CallName, fault: Fault): object | null {
  const message = TEXTS[fault];
  if (message !== undefined) return { kind: 'http', status: Number(fault), message };
  if (CLOSING.includes(call) && ['offline', 'timeout', 'html', 'truncated'].includes(fault))
    return { kind: 'unconfirmed', detail: anyDetail };
  if (fault === 'offline') return { kind: 'network' };
  if (fault === 'timeout') return { kind: 'timeout' };
  const isHalf = fault === 'truncated' && !HALF_WILL_DO.includes(call);
  if (fault !== 'html' && isUnread(call) && !isHalf) return null;
  return { kind: 'shape', detail: anyDetail };
}

/** Of the shop's managers alone. */
const MANAGEMENT: readonly CallName[] = ['online-users', 'search-stats.top', 'search-stats.search'];

let standIn: SetupServer;
beforeAll(() => {
  standIn = startStandIn(shop);
});
afterAll(() => {
  standIn.close();
});
let warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  shop.reset();
  shop.cart.add('1002', '10021', 3);
  document.head.innerHTML = `<meta name="csrf-token" content="${shop.csrfToken}">`;
  return () => {
    warn.mockRestore();
  };
});

/** Makes a call. Answers what it ends with: its error, or null. */
function errorOf(call: CallName, signal = new AbortController().signal): Promise<unknown> {
  shop.setScenario({ as: MANAGEMENT.includes(call) ? 'administrator' : 'customer' });
  return CLIENT_CALLS[call].make(signal, shop).then(
    () => null,
    (failure: unknown) => (failure instanceof ApiFailure ? failure.error : failure),
  );
}
/** Waits until the shop has the call, or it has ended without: where the stand-in does not know it. */
function arrived(ended: Promise<unknown>) {
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  return vi.waitUntil(() => isOver || shop.requests.length > 0, { timeout: 30_000, interval: 1 });
}

it.each(CALL_NAMES)('%s succeeds where nothing is wrong', async (call) => {
  expect(await errorOf(call)).toBeNull();
  expect(shop.requests.map((entry) => entry.call)).toEqual([call]);
  // Writes alone carry the token (decision 7).
  for (const { method, token } of shop.requests) expect(token).toBe(method === 'GET' ? null : shop.csrfToken);
});

describe.each(CALL_NAMES)('%s', (call) => {
  it.each(FAULTS)('that fails so ends with the error of that: %s', { tags: ['D-6', 'D-9', 'D-50'] }, async (fault) => {
    shop.setScenario({ faults: { [call]: fault } });
    const giveUp = holdRequests();
    const error = errorOf(call);
    await arrived(error);
    if (fault === 'timeout') giveUp();
    expect(await error).toEqual(expected(call, fault));
    expect(shop.requests.map((entry) => entry.call)).toEqual([call]);
  });
});

it.each(CALL_NAMES)('%s that is refused with status 200 ends with the refusal', { tags: ['D-6'] }, async (call) => {
  answerRequests(200, '{"error":{"messages":{"type":"Bugün kapalıyız."}}}');
  expect(await errorOf(call)).toEqual({ kind: 'refused', message: 'Bugün kapalıyız.' });
});

describe.each(CALL_NAMES)('the author of %s', (call) => {
  it.each(['null', '[]', '{"products":"x"}', '7', '<!doctype html>', '{"items":'])(
    'is told where the whole answer is %s and that makes it a failure, with the call and what is wrong',
    { tags: ['D-9', 'D-68'] },
    async (body) => {
      const told: unknown[] = [];
      const ending = new AbortController();
      document.addEventListener('vitrin:error', ({ detail }) => told.push(detail), { signal: ending.signal });
      const asked = answerRequests(200, body);
      const error = await errorOf(call);
      const isTold = typeof error === 'object' && error !== null && 'detail' in error;
      const message = expect.stringMatching(
        /^\S+ \S+: .*(received .+; allowed: (?!(Array|Object|string|number|boolean)\b)|the answer is (no JSON|an HTML page|neither empty nor JSON))/,
      ) as string;
      expect(told).toEqual(isTold ? [{ code: 'invalid-answer', widget: '', field: expect.any(String) as string, message }] : []);
      expect(warn.mock.calls).toEqual(
        isTold && !LOGGED.includes(call) ? [[expect.stringContaining(`[vitrin] ${asked[0] ?? ''}: `)]] : [],
      );
      ending.abort();
    },
  );

  it('hears nothing of an answer that refuses', { tags: ['D-6', 'D-9'] }, async () => {
    answerRequests(200, '{"success":false,"message":"Bugün kapalıyız."}');
    await errorOf(call);
    expect(warn).not.toHaveBeenCalled();
  });
});

it.each(STOPPABLE)('%s that is given up ends with that, and nothing else', async (call) => {
  shop.setScenario({ faults: { [call]: 'timeout' } });
  const stop = new AbortController();
  const error = errorOf(call, stop.signal);
  await arrived(error);
  stop.abort();
  expect(await error).toEqual({ kind: 'aborted' });
});
