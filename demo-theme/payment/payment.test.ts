import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer } from '../server';
import type { DemoServer } from '../server';

let demo: DemoServer;
beforeAll(async () => {
  demo = await startDemoServer({ dist: '/nowhere' });
});
afterAll(() => demo.close());

const PAYMENT = {
  bin: '41111111',
  last4: '1111',
  holder: 'Ali Veli',
  expiry: '12/29',
  plan: 33,
  installment: 3,
  amount: 1000,
  description: '',
  advencePrice: '',
};

function ask(session: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = {
    'demo-session': session,
    'x-requested-with': 'XMLHttpRequest',
    ...Object.fromEntries(new Headers(init.headers)),
  };
  return fetch(demo.url + path, { redirect: 'manual', ...init, headers });
}

const pay = (session: string, payment: unknown, headers = {}) =>
  ask(session, '/payment/pay', { method: 'POST', body: JSON.stringify(payment), headers });

describe('the payment frame', () => {
  it.each(['/payment/start', '/payment/secure', '/payment/hostile', '/payment/result'])(
    'has %s, which the shop alone may frame',
    async (path) => {
      const page = await ask('pages', path);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    },
  );

  it('takes a payment and charges its commission', async () => {
    expect((await pay('good', PAYMENT)).status).toBe(204);
    expect(demo.shopOf('good').payments.last()).toMatchObject({ succeed: true, amount: 1035 });
  });

  it.each([
    [905, 922.2, 461.1],
    [1.97, 2.01, 1.01],
  ])('charges %d TL in two instalments as the shop has shown it: a half goes up', async (amount, charged, monthly) => {
    const session = `half-${monthly * 100}`;
    await pay(session, { ...PAYMENT, plan: 32, installment: 2, amount });
    expect(demo.shopOf(session).payments.last()).toMatchObject({ amount: charged, mailOrder: { installmentAmount: monthly } });
  });

  it('pays a cart as an order that the summary tells, and forgets what the checkout was entered with', async () => {
    const { cart, catalogue, payments } = demo.shopOf('cart');
    const good = catalogue.all.find(({ quantity, salePrice }) => (quantity ?? 0) > 1000 && (salePrice?.value ?? 0) > 0);
    cart.add(String(good?.id), String(good?.defaultUnit?.id), 2);
    payments.keepDraft({ description: 'Rampa', advencePrice: 'advencePrice3' });
    await pay('cart', PAYMENT);
    expect(payments.last()).toMatchObject({ succeed: true, paymentType: 'order', orderId: cart.orders[0]?.orderNo });
    expect(payments.draft).toEqual({ description: '', advencePrice: '' });
    // The cart's page leads to an order that no page has told.
    expect(cart.takeUnseenOrder()).toBeNull();
  });

  it('tells a payment under its own plan, whatever has been ordered since', async () => {
    const { cart, catalogue } = demo.shopOf('plans');
    const good = catalogue.all.find(({ quantity, advencePrice1 }) => (quantity ?? 0) > 1000 && (advencePrice1?.value ?? 0) > 0);
    const add = () => cart.add(String(good?.id), String(good?.defaultUnit?.id), 2);
    add();
    await pay('plans', { ...PAYMENT, advencePrice: 'advencePrice1' });
    const told = async () => /"totals":[^}]*}/.exec(await (await ask('plans', '/odeme/ozet')).text())?.[0];
    const before = await told();
    add();
    cart.order('', 'advencePrice3');
    expect(await told()).toBe(before);
  });

  it('that is refused with no payment under way leaves the last one as it ended', async () => {
    await pay('late', PAYMENT);
    await ask('late', '/payment/secure', { method: 'POST', body: new URLSearchParams({ agreed: '0' }) });
    expect(demo.shopOf('late').payments.last()).toMatchObject({ succeed: true });
  });

  it.each([
    { ccno: '4111111111111111' },
    { bin: '4111111' },
    { last4: '111' },
    { holder: ' ' },
    { expiry: '1229' },
    { plan: 31 },
    { installment: 6 },
    { amount: 0 },
    { amount: '1000' },
    { description: null },
  ])('refuses %j', async (wrong) => {
    expect((await pay('bad', { ...PAYMENT, ...wrong })).status).toBe(422);
    expect(demo.shopOf('bad').payments.last()).toBeNull();
  });

  it('refuses other sites', async () => {
    expect((await pay('foreign', PAYMENT, { origin: 'https://evil.example' })).status).toBe(403);
    expect(
      (await ask('foreign', '/payment/secure', { method: 'POST', headers: { origin: 'https://evil.example' } })).status,
    ).toBe(403);
  });

  it.each([
    ['1', true],
    ['0', false],
  ])('comes back from 3-D Secure (agreed=%s)', async (agreed, succeed) => {
    const session = `secure-${agreed}`;
    demo.shopOf(session).setScenario({ payment: 'secure' });
    await pay(session, PAYMENT);
    expect(demo.shopOf(session).payments.last()).toBeNull();
    const answer = await ask(session, '/payment/secure', { method: 'POST', body: new URLSearchParams({ agreed }) });
    expect(answer.headers.get('location')).toBe(`/payment/result?succeeded=${agreed}`);
    expect(demo.shopOf(session).payments.last()).toMatchObject({ succeed });
  });
});
