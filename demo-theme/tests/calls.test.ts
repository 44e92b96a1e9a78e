import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { demoInTest } from './demoInTest';

const { demo, ask, html, post } = demoInTest();

describe('the way to the checkout', () => {
  it('needs the token, and keeps what was posted', async () => {
    const fields = { description: 'Rampa & acele', advencePrice: 'advencePrice3' };
    expect((await post('payer', '/odeme', { ...fields, _token: 'wrong' })).status).toBe(403);
    const answer = await post('payer', '/odeme', { ...fields, _token: demo.shopOf('payer').csrfToken });
    expect(answer.status).toBe(303);
    const page = await html('payer', answer.headers.get('location') ?? '');
    expect(page).toContain('"description":"Rampa & acele"');
    expect(page).toContain('"advencePrice":"advencePrice3"');
  });
});

describe('calls', () => {
  function addToCart(session: string): Promise<Response> {
    const shop = demo.shopOf(session);
    const product = shop.catalogue.all.find((one) => (one.quantity ?? 0) > 1000 && (one.salePrice?.value ?? 0) > 0);
    return ask(session, `/api/catalog/cart/${product?.id}`, {
      method: 'POST',
      headers: { 'X-CSRF-Token': shop.csrfToken, 'X-Requested-With': 'XMLHttpRequest' },
      body: new URLSearchParams({ quantity: '2', productValue: String(product?.defaultUnit?.id) }),
    });
  }

  it('reach the session of the page, and its cart page shows the result', async () => {
    const answer = await addToCart('buyer');
    expect(answer.status).toBe(200);
    const item: unknown = await answer.json();
    expect(item).toMatchObject({ quantity: 2 });
    const [line] = demo.shopOf('buyer').cart.items();
    const page = await html('buyer', '/sepet');
    expect(page).toContain(line?.product.code ?? 'no line');
    expect(page).toContain('Genel toplam');
    expect(await html('somebody-else', '/sepet')).toContain('Sepetinizde henüz ürün yok');
  });

  it('order the cart, and its page then leads to the confirmation, once', async () => {
    await addToCart('orderer');
    const shop = demo.shopOf('orderer');
    shop.cart.order('Acele', '');
    const answer = await ask('orderer', '/sepet');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/siparis/tamam?no=${shop.cart.orders[0]?.orderNo}`);
    expect((await ask('orderer', '/sepet')).status).toBe(200);
  });

  it('are refused without the token', async () => {
    const answer = await ask('strict', '/api/catalog/cart', {
      method: 'DELETE',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
    expect(answer.status).toBe(419);
  });

  it('lose their connection where the scenario says so', async () => {
    await post('offline', '/demo/scenario', { 'fault.cart.get': 'offline' });
    const call = ask('offline', '/api/catalog/cart', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    await expect(call).rejects.toThrow('fetch failed');
  });

  it('that never answer end with their caller', async () => {
    await post('timeout', '/demo/scenario', { 'fault.cart.get': 'timeout' });
    const caller = new AbortController();
    const call = ask('timeout', '/api/catalog/cart', {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      signal: caller.signal,
    });
    const { requests } = demo.shopOf('timeout');
    await expect.poll(() => requests.length).toBe(1);
    caller.abort();
    await expect(call).rejects.toThrow('abort');
    await expect.poll(() => requests[0]?.status).toBe(0);
  });

  it.each(['/images/%E0%A4%A', '/api/catalog/products/%E0%A4%A', '/api/catalog/cart/%'])(
    'are refused where their address cannot be read: %s',
    async (path) => {
      expect((await ask('address', path, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })).status).toBe(400);
    },
  );

  it.each(['/api/catalog/cart', '/account/login', '/payment/pay'])('are refused where they send too much: %s', async (path) => {
    const { status } = await ask('too-much', path, {
      method: 'POST',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      body: 'x'.repeat(3_000_000),
    });
    expect(status).toBe(413);
  });

  it.each(['/api/catalog/cart', '/'])('are refused with a method that mirrors them: %s', async (path) => {
    // fetch sends none.
    const sent = request(demo.url + path, { method: 'TRACE' }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, expect.stringContaining('GET')]);
  });

  it('get pictures, and 404 for those that the shop has lost', async () => {
    expect((await ask('pictures', '/images/404.png')).headers.get('content-type')).toContain('image/svg+xml');
    expect((await ask('pictures', '/images/eksik.jpg')).status).toBe(404);
    expect((await ask('pictures', '/api/unknown')).status).toBe(404);
  });
});
