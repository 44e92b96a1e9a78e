import { describe, expect, it } from 'vitest';
import type { Received } from '../../mocks/tests/client';
import { callerOf, callsOf, examplesOf, readOpenApi, type Call } from './document';
import { isRefused, make, type Change } from './requests';
import { compileSchemas } from './schemas';

const document = readOpenApi();
const calls = callsOf(document).filter(({ tags: [tag] }) => tag !== 'Pages');
const named = calls.map((call) => [call.operationId, call] as const);
const schemas = compileSchemas(document, 'closed');

/** What the general rules of docs/server.md say no with. What else may come stands at its operation. */
const GENERAL = [400, 405, 415, 419, 422];

/** The answer is what the document says, to the field. */
function expectDocumented(call: Call, { status, json }: Received): void {
  expect(schemas.wrongAnswer(call, status, json)).toBeNull();
  expect([...Object.keys(call.responses), ...GENERAL.map(String)]).toContain(String(status));
}

const callNamed = (name: string): Call => {
  const call = calls.find(({ operationId }) => operationId === name);
  if (!call) throw new Error(`The document has no ${name}.`);
  return call;
};

describe('the stand-in takes the documented call and answers as documented', () => {
  it.each(named)('%s', async (_name, call) => {
    const bodies = examplesOf(call.requestBody).map(([, body]): Change => ({ body }));
    for (const change of bodies.length > 0 ? bodies : [{}]) {
      const answer = await make(call, change);
      expect(isRefused(answer)).toBe(false);
      expectDocumented(call, answer);
    }
  });

  it.each<[string, Change]>([
    ['products', { as: 'visitor', parameters: { path: '', page: '1', sort: '-price' } }],
    ['products', { parameters: { path: 'bos/liste' } }],
    ['products', { parameters: { path: 'search', brand: 'KRH', filters: 'model:2', q: 'cıvata' } }],
    [
      'cart.get',
      {
        before: (shop) => {
          shop.cart.clear();
        },
      },
    ],
    ['autocomplete', { parameters: { q: 'bulunmayan' } }],
    ['orders', { parameters: { page: '2' } }],
    ['orders', { before: (shop) => shop.cart.order('Not', 'advencePrice2') }],
    [
      'orders',
      {
        before: (shop) => {
          shop.setScenario({ orders: 0 });
        },
      },
    ],
    ['offers', { before: (shop) => shop.cart.offer('Not') }],
    ['fault.categories', { parameters: { id: 'K/1/2/KRH' } }],
    ['top-header-info', { as: 'visitor' }],
    ['search-stats.search', { parameters: { query: 'hırdavat', type: 'kullanıcı' } }],
  ])('%s, in another case: %j', async (name, change) => {
    const answer = await make(callNamed(name), change);
    expect(answer.status).toBe(200);
    expectDocumented(callNamed(name), answer);
  });
});

describe('the stand-in says no, as documented', () => {
  it.each(named)('%s: without the marker, and a write without the token', async (_name, call) => {
    const unmarked = await make(call, { headers: { 'X-Requested-With': null } });
    const unproven = await make(call, { headers: { 'X-CSRF-Token': null } });
    expect([unmarked.status, unproven.status]).toEqual([400, call.method === 'GET' ? 200 : 419]);
    expectDocumented(call, unmarked);
    expectDocumented(call, unproven);
  });

  it.each(named)('%s: to a visitor, where it needs somebody who is signed in', async (_name, call) => {
    const answer = await make(call, { as: 'visitor' });
    expect(answer.status).toBe(callerOf(call) === 'visitor' ? 200 : 401);
    expectDocumented(call, answer);
  });

  it.each(named.filter(([, call]) => callerOf(call) === 'administrator'))('%s: to a customer', async (_name, call) => {
    const answer = await make(call, { as: 'customer' });
    expect(answer.status).toBe(403);
    expectDocumented(call, answer);
  });

  it.each<[name: string, status: number, Change]>([
    ['cart.add', 404, { parameters: { id: '999999' } }],
    ['cart.add', 403, { as: 'administrator' }],
    ['cart.add', 200, { body: { quantity: '999999', productValue: '10021' } }],
    ['cart.change', 404, { parameters: { id: '999' } }],
    ['cart.change', 200, { body: { quantity: 999999 } }],
    ['cart.remove', 404, { parameters: { id: '999' } }],
    [
      'cart.order',
      200,
      {
        before: (shop) => {
          shop.cart.clear();
        },
      },
    ],
    [
      'cart.offer',
      200,
      {
        before: (shop) => {
          shop.setScenario({ settings: { b2b_teklif_ver_durum: '0' } });
        },
      },
    ],
    ['orders.cancel', 404, { parameters: { id: '999' } }],
    ['orders.cancel', 409, { before: (shop) => shop.orders.cancel('1041') }],
    [
      'offers',
      403,
      {
        before: (shop) => {
          shop.setScenario({ settings: { b2b_teklif_ver_durum: '0' } });
        },
      },
    ],
    [
      'offers.cancel',
      403,
      {
        before: (shop) => {
          shop.setScenario({ settings: { b2b_teklif_ver_durum: '0' } });
        },
      },
    ],
    ['offers.cancel', 404, { parameters: { id: '999' } }],
    ['offers.mail', 422, { parameters: { id: '3249' } }],
    [
      'offers.edit',
      409,
      {
        before: (shop) => {
          shop.offers
            .find('3250')
            ?.lines.forEach((line) =>
              shop.cart.add(
                String(line.product.id),
                String(line.unit.id),
                Math.floor((line.product.quantity ?? 0) / line.unit.multiplier),
              ),
            );
        },
      },
    ],
    ['offers.profit', 404, { body: { 999: { 1: 5 } } }],
    [
      'offers.customer',
      409,
      {
        before: (shop) => {
          Object.assign(shop.offers.find('3250') ?? {}, { isCancelled: true });
        },
      },
    ],
    ['account', 200, { body: { password: 'aaaaaa', passwordVerify: 'aaaaaa' } }],
    ['payment-link', 200, { body: { amount: 5, email: 'nobody', sendEmail: true } }],
    ['fault.categories', 404, { parameters: { id: 'K/99' } }],
    ['fault.products', 404, { parameters: { id: 'K/99' } }],
    ['settings', 422, { body: { key: 'branch', value: '99' } }],
  ])('%s, with %i', async (name, status, change) => {
    const call = callNamed(name);
    const answer = await make(call, change);
    expect(answer.status).toBe(status);
    expect(schemas.wrongRequest(call, change.body ?? examplesOf(call.requestBody)[0]?.[1])).toBe(
      call.requestBody ? null : 'the document knows no body here',
    );
    expectDocumented(call, answer);
  });
});
