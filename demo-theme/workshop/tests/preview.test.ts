import { describe, expect, it } from 'vitest';
import { workshopInTest } from './workshopInTest';

const { demo, ask, html, preview } = workshopInTest();

describe('a preview', () => {
  const key = (path: string) => path.split('/').at(-1) ?? '';
  const call = (path: string, headers: Record<string, string>) =>
    ask(path, { headers: { 'X-Requested-With': 'XMLHttpRequest', 'demo-session': 'maker', ...headers } });

  it('has a shop of its own, whatever the session does', async () => {
    const full = await preview(await html('/atolye/cart'));
    const empty = await preview(await html('/atolye/cart?durum=empty'));
    const lines = async (headers: Record<string, string>) =>
      ((await (await call('/api/catalog/cart', headers)).json()) as unknown[]).length;
    expect(await lines({ 'demo-preview': key(full.path) })).toBe(14);
    expect(await lines({ 'demo-preview': key(empty.path) })).toBe(0);
    expect(await lines({})).toBe(0);
    expect(demo.shopOf('maker').requests).toHaveLength(1);
    expect((await call('/api/catalog/cart', { 'demo-preview': 'eskidi' })).status).toBe(410);
  });

  it('says where it is led, in place of the page there', async () => {
    const { path } = await preview(await html('/atolye/cart'));
    const left = await (
      await ask('/odeme/ozet?no=1', { headers: { referer: demo.url + path, 'sec-fetch-dest': 'iframe' } })
    ).text();
    expect(left).toContain('GET /odeme/ozet?no=1');
    expect(left).toContain(`href="${path}"`);
  });

  it('pays in its own shop', async () => {
    const { path } = await preview(await html('/atolye/checkout'));
    const cookieOf = (answer: Response) =>
      answer.headers.getSetCookie().find((cookie) => cookie.startsWith('demo-preview')) ?? '';
    const start = await call('/payment/start', { referer: demo.url + path });
    expect(cookieOf(start)).toBe(`demo-preview=${key(path)}; Path=/payment/; HttpOnly; SameSite=Strict`);
    const payment = {
      bin: '41111111',
      last4: '1111',
      holder: 'Ali',
      expiry: '12/29',
      plan: 33,
      installment: 3,
      amount: 10,
      description: '',
      advencePrice: '',
    };
    const cookie = `demo-preview=${key(path)}`;
    const paid = await ask('/payment/pay', {
      method: 'POST',
      body: JSON.stringify(payment),
      headers: { cookie, 'X-Requested-With': 'XMLHttpRequest', 'demo-session': 'maker' },
    });
    expect(paid.status).toBe(204);
    expect(demo.shopOf('maker').payments.last()).toBeNull();
    expect(cookieOf(await call('/payment/start', { cookie, referer: `${demo.url}/odeme` }))).toContain('Max-Age=0');
  });

  it('that loads anew says what the visitor has changed', async () => {
    const { path, html: before } = await preview(await html('/atolye/language-list'));
    expect(before).toContain('"locale": "tr"');
    const token = /name="csrf-token" content="([^"]+)"/.exec(before)?.[1] ?? '';
    const saved = await ask('/api/catalog/settings', {
      method: 'POST',
      body: JSON.stringify({ key: 'locale', value: 'en' }),
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        'Content-Type': 'application/json',
        'X-CSRF-Token': token,
        'demo-preview': key(path),
      },
    });
    expect(saved.status).toBe(200);
    expect(await html(path)).toMatch(/<html lang="en"[\s\S]*"locale": "en"/);
  });

  it('with long texts is answered with long texts', async () => {
    const { path } = await preview(await html('/atolye/cart?durum=long'));
    const items: unknown = await (await call('/api/catalog/cart', { 'demo-preview': key(path) })).json();
    expect(items).toMatchObject([
      { product: { name: expect.stringContaining('muvaffakiyet') as string } },
      ...Array.from({ length: 13 }, () => ({})),
    ]);
  });
});
