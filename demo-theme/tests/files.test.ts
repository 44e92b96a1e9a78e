import { get } from 'node:http';
import { describe, expect, it } from 'vitest';
import { demoInTest } from './demoInTest';

const { demo, ask, html, productPath } = demoInTest();
const CHUNK = '/assets/vitrin/chunks/shell-abc.js';

describe('files', () => {
  it('serves the bundle, the entry fresh and the chunks for good', async () => {
    const entry = await ask('files', '/assets/vitrin/vitrin.js');
    expect(entry.headers.get('content-type')).toContain('text/javascript');
    expect(entry.headers.get('cache-control')).toBe('no-cache');
    expect(entry.headers.get('content-encoding')).toBe('gzip');
    expect(await entry.text()).toBe('export {}');
    const chunk = await ask('files', CHUNK, { headers: { 'accept-encoding': 'identity' } });
    expect(chunk.headers.get('cache-control')).toContain('immutable');
    expect(chunk.headers.get('content-encoding')).toBeNull();
    const again = await ask('files', '/assets/vitrin/vitrin.js', {
      headers: { 'if-none-match': entry.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it.each(['/hirdavat', '/api/catalog/products/hirdavat', '/assets/theme/frame/base.css'])(
    'compresses %s for browsers that take that, as shops do',
    async (path) => {
      const zipped = await ask('zip', path);
      expect(zipped.headers.get('content-encoding')).toBe('gzip');
      const plain = await ask('zip', path, { headers: { 'accept-encoding': 'identity' } });
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(await plain.text()).toBe(await zipped.text());
    },
  );

  it.each([
    ['br, gzip', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip, br; q=0.0', 'gzip'],
    ['brotli', null],
  ])('compresses a file that never changes for who accepts %s as %s', async (accepted, coding) => {
    const answer = await ask('files', CHUNK, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(coding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe(await html('files', CHUNK));
  });

  it('compresses a file that may change by what is quick', async () => {
    const answer = await ask('files', '/assets/theme/frame/base.css', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
  });

  it('serves style sheets as one, and none where one of them is not there', async () => {
    const [base, menu] = await Promise.all(['base', 'menu'].map((name) => html('css', `/assets/theme/frame/${name}.css`)));
    const both = await ask('css', '/assets/theme/frame/base+frame/menu.css');
    expect(both.headers.get('content-type')).toContain('text/css');
    expect(await both.text()).toBe(`${base}${menu}`);
    expect((await ask('css', '/assets/theme/frame/base+frame/none.css')).status).toBe(404);
    expect((await ask('css', '/assets/theme/frame/base+../../secret.css')).status).toBe(404);
  });

  it.each(['/../secret.js', '/..%2fsecret.js', '/%2e%2e%2fsecret.js', '/chunks/..%2f..%2fsecret.js', '/%00.js', '/%E0%A4%A.js'])(
    'does not leave the folder for %s',
    async (path) => {
      const { status, body } = await raw(`/assets/vitrin${path}`);
      expect(status).toBe(404);
      expect(body).not.toContain('not for the web');
    },
  );

  it('serves the packages that it has, and none by the name of what every object has', async () => {
    expect((await ask('npm', '/assets/npm/bulma.css')).status).toBe(200);
    for (const name of ['none.css', 'constructor', '__proto__'])
      expect((await ask('npm', `/assets/npm/${name}`)).status).toBe(404);
  });

  it('serves every style sheet and the icon that its pages name', async () => {
    for (const path of ['/', '/hirdavat', productPath('css'), '/sepet', '/account/login', '/yonetim/aramalar']) {
      for (const [, href] of (await html('css', path)).matchAll(/<link [^>]*href="([^"]+)"/g)) {
        expect((await ask('css', href ?? '')).status, href).toBe(200);
      }
    }
  });
});

/** A request whose path no client tidies first. */
function raw(path: string): Promise<{ status: number | undefined; body: string }> {
  const { hostname, port } = new URL(demo.url);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    }).on('error', reject);
  });
}
