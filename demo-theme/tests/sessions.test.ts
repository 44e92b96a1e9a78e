import { describe, expect, it } from 'vitest';
import { createSessions } from '../session';
import { demoInTest } from './demoInTest';

const { demo, ask, html, post } = demoInTest();

describe('sessions', () => {
  it('gives a new browser a session and knows it again', async () => {
    const first = await fetch(`${demo.url}/`);
    const cookie = first.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^demo=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
    const again = await fetch(`${demo.url}/`, { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(again.headers.get('set-cookie')).toBeNull();
    expect(tokenOf(await again.text())).toBe(tokenOf(await first.text()));
  });

  it('can be named in the address', async () => {
    const page = await fetch(`${demo.url}/?demo-session=named`);
    expect(page.headers.get('set-cookie')).toContain('demo=named;');
    expect(tokenOf(await page.text())).toBe(demo.shopOf('named').csrfToken);
  });

  it('are so many at most: the one that was made first goes first', () => {
    const sessions = createSessions(2);
    const [first, second] = [sessions.get('first'), sessions.get('second')];
    sessions.get('third');
    expect(sessions.get('second')).toBe(second);
    expect(sessions.get('first')).not.toBe(first);
  });
});

describe('the scenario bar', () => {
  it('changes what it is told, and returns', async () => {
    const answer = await post('bar', '/demo/scenario', {
      back: '/hirdavat?page=2',
      as: 'administrator',
      speed: 'slow',
      productsWithKdv: '1',
      stockInfoStatus: '15',
      riskLimit: '1',
      overdueBalance: '12000',
      'fault.cart.add': '500',
      keys: 'ignored',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/hirdavat?page=2');
    expect(demo.shopOf('bar').scenario).toEqual({
      as: 'administrator',
      speed: 'slow',
      payment: 'success',
      riskLimit: 1,
      overdueBalance: 12000,
      offers: 12,
      orders: 24,
      settings: { productsWithKdv: '1', stockInfoStatus: '15' },
      faults: { 'cart.add': '500' },
      ignoresKeys: true,
    });
    const page = await html('bar', '/');
    expect(page).toContain('Demo: Yönetici · yavaş · 1 hatalı çağrı');
    expect(page).toContain('Selin Kaya');
  });

  it('keeps nothing of a setting that is posted as it was, so that another user still brings theirs', async () => {
    await post('unchanged', '/demo/scenario', { back: '/', productsWithKdv: '0', stockInfoStatus: '0', showPriceStatus: '1' });
    expect(demo.shopOf('unchanged').scenario.settings).toEqual({});
    await post('unchanged', '/demo/scenario', { back: '/', as: 'visitor' });
    expect(demo.shopOf('unchanged').settings.showPriceStatus).toBe('0');
  });

  it('holds its form in a frame, which pages load when it is opened', async () => {
    const page = await html('frame', '/hirdavat?page=2');
    expect(page).not.toContain('name="speed"');
    expect(page).toContain('src="/demo/scenario?back=%2Fhirdavat%3Fpage%3D2" loading="lazy"');
    const answer = await ask('frame', '/demo/scenario?back=%2Fhirdavat%3Fpage%3D2');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    const form = await answer.text();
    expect(form).toContain('name="back" value="/hirdavat?page=2"');
    expect(form).toContain('name="speed"');
  });

  it('ignores values that do not exist and resets', async () => {
    await post('reset', '/demo/scenario', { as: 'root', stockInfoStatus: '21', riskLimit: '-5', 'fault.cart.get': 'boom' });
    expect(demo.shopOf('reset').scenario).toMatchObject({ as: 'customer', riskLimit: 10000, settings: {}, faults: {} });
    await post('reset', '/demo/scenario', { locale: 'en' });
    expect(await html('reset', '/')).toContain('<html lang="en">');
    await post('reset', '/demo/scenario', { reset: '1' });
    expect(await html('reset', '/')).toContain('<html lang="tr">');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', ''])('never leads to %j', async (back) => {
    const answer = await post('back', '/demo/scenario', { back });
    expect(answer.headers.get('location')).toBe('/');
  });

  it('refuses a form of another site', async () => {
    const answer = await ask('origin', '/demo/scenario', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ as: 'administrator' }),
    });
    expect(answer.status).toBe(403);
    expect(demo.shopOf('origin').scenario.as).toBe('customer');
  });
});

function tokenOf(page: string): string | undefined {
  return /<meta name="csrf-token" content="([^"]+)">/.exec(page)?.[1];
}
