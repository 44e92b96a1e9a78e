import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer } from './server';
import type { DemoServer } from './server';

let demo: DemoServer;

beforeAll(async () => {
  demo = await startDemoServer({ dist: 'dist' });
});

afterAll(() => demo.close());

/** A request of the session of that name. */
function ask(session: string, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(demo.url + path, { redirect: 'manual', headers: { 'demo-session': session }, ...init });
}

async function html(session: string, path: string): Promise<string> {
  return (await ask(session, path)).text();
}

function post(session: string, fields: Record<string, string>): Promise<Response> {
  return ask(session, '/demo/scenario', { method: 'POST', body: new URLSearchParams(fields) });
}

describe('themes', () => {
  it.each([
    ['anadolu', '+frame/header+'],
    ['depo', '+themes/depo.css"'],
    ['bootstrap', 'href="/assets/bootstrap/bootstrap.min.css"'],
    ['bootstrap4', 'href="/assets/npm/bootstrap4.css"'],
    ['tailwind', 'href="/assets/npm/tailwind.css"'],
    ['bulma', 'href="/assets/npm/bulma.css"'],
  ])('%s is chosen in the address, which then goes on without it', async (theme, sheet) => {
    const answer = await ask(theme, `/hirdavat?view=grid&tema=${theme}&page=2`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/hirdavat?view=grid&page=2');
    const page = await html(theme, '/sepet');
    expect(page).toContain(sheet);
    for (const [, href] of page.matchAll(/<link [^>]*href="([^"]+)"/g)) {
      expect((await ask(theme, href ?? '')).status, href).toBe(200);
    }
  });

  it('stay with the session, whatever becomes of the scenario, until a reset', async () => {
    await post('looks', { theme: 'depo', as: 'visitor' });
    expect(await html('looks', '/')).toContain('themes/depo.css');
    await post('looks', { theme: 'none', speed: 'slow' });
    expect(await html('looks', '/')).toContain('themes/depo.css');
    expect(await html('other', '/')).not.toContain('themes/depo.css');
    await post('looks', { reset: '1' });
    expect(await html('looks', '/')).not.toContain('themes/depo.css');
  });

  it('never lead to another site, and pass over one that does not exist', async () => {
    expect((await ask('elsewhere', '//evil.example/?tema=depo')).headers.get('location')).toBe('/');
    expect((await ask('elsewhere', '/?tema=none')).status).toBe(200);
  });
});
