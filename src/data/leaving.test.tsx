// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchOpen } from '@/testing/left';
import { answerRequests } from '@/testing/requests';
import { ask, type Call } from './http';
import { watchLeaving } from './leaving';

let end: () => void = () => undefined;
const server = setupServer(
  http.get('*/yarim', async () => {
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    return HttpResponse.error();
  }),
);

beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});

/** How a call ends whose connection breaks after these events. */
async function endsAfter(events: readonly string[], more: Partial<Call> = {}): Promise<unknown> {
  end = () => undefined;
  const started = end;
  const call = ask({ method: 'GET', url: '/yarim', ...more }).catch((failure: unknown) => failure);
  await expect.poll(() => end !== started).toBe(true);
  for (const event of events) window.dispatchEvent(new Event(event));
  end();
  return call;
}

it.each([
  { events: [], kind: 'network' },
  { events: ['beforeunload'], kind: 'aborted' },
  { events: ['pagehide'], kind: 'aborted' },
  { events: ['beforeunload', 'pagehide'], kind: 'aborted' },
  { events: ['beforeunload', 'pagehide', 'pageshow'], kind: 'network' },
])('a call that breaks after $events counts as $kind', async ({ events, kind }) => {
  expect(await endsAfter(events)).toMatchObject({ error: { kind } });
});

it(
  'an order that breaks while the page is left is none that was given up: nobody knows what became of it',
  { tags: ['D-66'] },
  async () => {
    expect(await endsAfter(['beforeunload'], { idempotencyKey: 'a' })).toMatchObject({ error: { kind: 'network' } });
  },
);

it('is watched until it is stopped', () => {
  const leaving = watchLeaving();
  expect(leaving.isUnderWay()).toBe(false);
  leaving.stop();
  window.dispatchEvent(new Event('pagehide'));
  expect(leaving.isUnderWay()).toBe(false);
});

it('an answer that comes while the page is left counts as what it says', async () => {
  answerRequests(500, '');
  const call = ask({ method: 'GET', url: '/yarim' });
  window.dispatchEvent(new Event('pagehide'));
  await expect(call).rejects.toMatchObject({ error: { kind: 'http', status: 500 } });
});

it('no call goes on watching once it has ended', async () => {
  const open = watchOpen();
  answerRequests(200, '');
  const call = ask({ method: 'GET', url: '/yarim' });
  expect(open.all()).toEqual(
    expect.arrayContaining(['listener of beforeunload', 'listener of pagehide', 'listener of pageshow']),
  );
  await call;
  expect(open.all()).toEqual([]);
});
