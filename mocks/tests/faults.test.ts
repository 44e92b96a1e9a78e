import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SetupServer } from 'msw/node';
import { startStandIn } from '../node';
import { CALL_NAMES } from '../shop/scenario';
import type { CallName, Fault } from '../shop/scenario';
import { createShop } from '../shop/shop';
import { callsOf, readOpenApi } from '../../tools/openapi/document';
import { requestOf } from '../../tools/openapi/requests';
import { send } from './client';
import { add, plentiful } from './goods';

/** A busy machine takes its time. */
const PATIENTLY = { timeout: 30_000 };

const shop = createShop();
const { product, unit } = plentiful(shop);
const addPath = `/api/catalog/cart/${product.id}`;
const addOne = () => send(shop, addPath, add(1, unit));
const pieces = () => shop.cart.items().reduce((sum, { quantity }) => sum + quantity, 0);

const documented = callsOf(readOpenApi());
/** Makes a call as docs/openapi.yaml writes it. */
const make = (name: CallName) => {
  const call = documented.find(({ operationId }) => operationId === name);
  if (!call) throw new Error(`The document has no ${name}.`);
  return send(shop, ...requestOf(call));
};

beforeEach(() => shop.reset());

describe('a fault', () => {
  it.each(CALL_NAMES)('of %s breaks that call and no other', async (name) => {
    const statusOf = async (call: CallName) => (await make(call)).status;
    shop.setScenario({ faults: { [name]: '500' } });
    expect(await statusOf(name)).toBe(500);
    const others = await Promise.all(CALL_NAMES.filter((call) => call !== name).map(statusOf));
    expect(others).not.toContain(500);
  });

  it('of all calls leaves a call its own', async () => {
    shop.setScenario({ faults: { all: '500', products: '409' } });
    expect((await send(shop, '/api/catalog/products/')).status).toBe(409);
    expect((await send(shop, '/api/catalog/cart')).status).toBe(500);
  });

  it.each(['401', '403', '409', '422', '500'] as const)(
    '%s answers that status with a text and changes nothing',
    async (fault) => {
      shop.setScenario({ faults: { 'cart.add': fault } });
      const answer = await addOne();
      expect(answer.status).toBe(Number(fault));
      expect(answer.refusal).toBeTruthy();
      expect(pieces()).toBe(0);
    },
  );

  it('html answers a page with status 200 and changes nothing', async () => {
    shop.setScenario({ faults: { 'cart.add': 'html' } });
    const answer = await addOne();
    expect([answer.status, answer.type]).toEqual([200, 'text/html']);
    expect(answer.text).toContain('<form');
    expect(pieces()).toBe(0);
  });

  it.each([
    ['empty', ''],
    ['shape', '{"data":{"rows":{}}}'],
  ] as const)('%s carries the call out and spoils the answer', async (fault: Fault, text) => {
    shop.setScenario({ faults: { 'cart.add': fault } });
    const answer = await addOne();
    expect([answer.status, answer.text]).toEqual([200, text]);
    expect(pieces()).toBe(1);
  });

  it('truncated carries the call out and sends JSON that does not parse', async () => {
    shop.setScenario({ faults: { all: 'truncated' } });
    const answer = await addOne();
    expect(answer.type).toBe('application/json');
    expect(answer.text).toMatch(/^\{"id":/);
    expect(answer.json).toBeUndefined();
    expect((await send(shop, '/autocomplete?q=bulunmayan')).json).toBeUndefined();
    expect(pieces()).toBe(1);
  });

  it('is over as soon as the scenario says so', async () => {
    shop.setScenario({ faults: { 'cart.add': '500' } });
    await addOne();
    shop.setScenario({ faults: {} });
    expect((await addOne()).status).toBe(200);
  });
});

describe('over the network', () => {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  let standIn: SetupServer;
  beforeEach(() => {
    standIn = startStandIn(shop);
  });
  afterEach(() => {
    standIn.close();
  });

  it('offline breaks the connection', async () => {
    shop.setScenario({ faults: { 'cart.get': 'offline' } });
    await expect(fetch('http://localhost:3000/api/catalog/cart', { headers })).rejects.toThrow(TypeError);
    expect(shop.requests.map(({ status }) => status)).toEqual([0]);
  });

  it('timeout gives no answer until the page gives up', async () => {
    shop.setScenario({ faults: { 'cart.get': 'timeout' } });
    const patience = new AbortController();
    const answer = fetch('http://localhost:3000/api/catalog/cart', { headers, signal: patience.signal });
    await vi.waitFor(() => expect(shop.requests).toHaveLength(1), PATIENTLY);
    expect(shop.requests[0]?.status).toBeNull();
    patience.abort();
    await expect(answer).rejects.toThrow(/abort/);
  });

  it('a request that the shop does not know fails', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await expect(fetch('http://localhost:3000/api/catalog/unknown')).rejects.toThrow();
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });
});

describe('a slow shop', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('answers after 1.5 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    shop.setScenario({ speed: 'slow' });
    const answered = vi.fn();
    const answer = send(shop, '/api/catalog/cart').then(answered);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { ...PATIENTLY, interval: 0 });
    await vi.advanceTimersByTimeAsync(1499);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(answered).toHaveBeenCalledOnce();
  });
});

it('entries answers lists with an odd entry among the good ones, and changes nothing', async () => {
  shop.setScenario({ faults: { all: 'entries' } });
  const { items } = (await send(shop, '/api/catalog/products/')).json as { items: ReadonlyArray<{ brand: unknown }> };
  expect(items.filter(({ brand }) => typeof brand === 'string')).toHaveLength(1);
  expect(items.length).toBeGreaterThan(2);
  await addOne();
  expect(pieces()).toBe(1);
});
