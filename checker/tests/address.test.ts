import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../../demo-theme/server';
import { writtenPage as page } from '../../src/testing/writtenPage';
import { checkIn } from './command';

type Answers = Readonly<Record<string, (response: ServerResponse) => void>>;

const closers: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A server of the test's own. */
async function listen(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => {
        resolve();
      });
      server.closeAllConnections();
    });
  closers.push(close);
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, close };
}

async function serve(answers: Answers): Promise<string> {
  const { url } = await listen(({ url: path = '' }, response) => {
    (answers[path] ?? (() => response.writeHead(404).end('not found')))(response);
  });
  return url;
}

const send =
  (type: string, text = '', headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': type, ...headers }).end(text);
  };
const JS = 'text/javascript';
const html = (src = '/assets/vitrin/vitrin.js') =>
  send('text/html; charset=utf-8', page('<div data-widget="cart"></div>').replace('/assets/vitrin/vitrin.js', src));
/** A release in small: the entry, a chunk of it and a sheet of that. */
const RELEASE: Answers = {
  '/assets/vitrin/vitrin.js': send(JS, 'import{a}from"./chunks/runtime-BXlHrc-H.js";'),
  '/assets/vitrin/chunks/runtime-BXlHrc-H.js': send(
    JS,
    'new URL(`../assets/base-Dsj1uiOD.css`,import.meta.url);import("./list-CvFsuTpL.js")',
  ),
  '/assets/vitrin/chunks/list-CvFsuTpL.js': send(JS),
  '/assets/vitrin/assets/base-Dsj1uiOD.css': send('text/css'),
};

async function check(...args: readonly string[]) {
  const { code, out, errors } = await checkIn('.', ['check', ...args]);
  return { code, out, errors, text: out + errors };
}

it('has nothing to say where all files of the release come', async () => {
  expect(await check(await serve({ '/': html(), ...RELEASE }))).toMatchObject({ code: 0 });
});

it.each<[string, Answers, string]>([
  [
    'the script is not there',
    { '/': html('/assets/nowhere/vitrin.js') },
    '/assets/nowhere/vitrin.js does not come: the server answered 404.',
  ],
  ['a page comes for the script', { '/': html(), '/assets/vitrin/vitrin.js': send('text/html') }, 'comes as a page (text/html)'],
  [
    'the script has another type',
    { '/': html(), '/assets/vitrin/vitrin.js': send('text/plain') },
    'comes as text/plain, which browsers do not take',
  ],
  [
    'a chunk is not there',
    { '/': html(), ...RELEASE, '/assets/vitrin/chunks/list-CvFsuTpL.js': (response) => response.writeHead(403).end() },
    '/assets/vitrin/chunks/list-CvFsuTpL.js does not come: the server answered 403.',
  ],
  [
    'a sheet comes as a page',
    { '/': html(), ...RELEASE, '/assets/vitrin/assets/base-Dsj1uiOD.css': send('text/html') },
    '/assets/vitrin/assets/base-Dsj1uiOD.css comes as a page',
  ],
])('tells that %s', async (_, answers, told) => {
  const { code, text } = await check(await serve(answers));
  expect(code).toBe(1);
  expect(text).toContain(told);
  expect(text).toContain('missing-file');
});

it('tells of many files in one finding', async () => {
  const { '/assets/vitrin/vitrin.js': entry, '/assets/vitrin/chunks/runtime-BXlHrc-H.js': runtime } = RELEASE;
  const answers = { '/': html(), '/assets/vitrin/vitrin.js': entry, '/assets/vitrin/chunks/runtime-BXlHrc-H.js': runtime };
  const { text } = await check(await serve(answers as Answers));
  expect(text).toContain('1 more of its files cannot be used either.');
  expect(text).toContain('1 problem in 1 of 1 file.');
});

it('tells of a script under a wrong name once', async () => {
  const { text } = await check(await serve({ '/': html('/assets/vitrin/vitrin.min.js'), ...RELEASE }));
  expect(text).toContain('vitrin.min.js is no file of Vitrin. wrong-script');
  expect(text).toContain('1 problem in 1 of 1 file.');
});

it('asks for a script on another origin, which must let the page read it', async () => {
  const open = (headers: Readonly<Record<string, string>>) => ({ '/vitrin.js': send(JS, '', headers) });
  const closed = await serve(open({}));
  const shared = await serve(open({ 'access-control-allow-origin': '*' }));
  expect((await check(await serve({ '/': html(`${closed}/vitrin.js`) }))).text).toContain('Access-Control-Allow-Origin');
  expect(await check(await serve({ '/': html(`${shared}/vitrin.js`) }))).toMatchObject({ code: 0 });
});

it.each<[string, string, string | null]>([
  ['nobody says its encoding', 'text/html', 'Neither the page nor its server says its encoding; it is utf-8'],
  ['its server says another one', 'text/html; charset=iso-8859-9', 'The page is said to be iso-8859-9, and is not; it is utf-8'],
  ['its server says the right one', 'text/html; charset=UTF-8', null],
])('a page with Turkish letters, of which %s', async (_, type, told) => {
  const { text } = await check(await serve({ '/': send(type, page('<h1>Şişli</h1>')), ...RELEASE }));
  expect(text).toContain(told ?? 'nothing wrong');
});

describe('an address', () => {
  let demo: DemoServer;
  beforeAll(async () => {
    demo = await startDemoServer({ dist: fileURLToPath(new URL('../../dist', import.meta.url)) });
  });
  afterAll(() => demo.close());

  it('of the demo shop: nothing is wrong with its pages', async () => {
    const pages = [
      '/',
      '/search?q=kask',
      '/is-guvenligi',
      '/sepet',
      '/odeme',
      '/odeme/cari',
      '/siparis/tamam',
      '/siparis/liste',
      '/teklif/liste',
      '/hesap/ayarlar',
      '/servis',
      '/yonetim/aramalar',
      '/yonetim/sepetler',
    ];
    expect(await check(...pages.map((path) => demo.url + path))).toMatchObject({
      code: 0,
      out: `${pages.length} files checked, nothing wrong.\n`,
      errors: '',
    });
  });

  it('that is no page cannot be checked', async () => {
    expect(await check(`${demo.url}/giris-yok`)).toMatchObject({
      code: 2,
      out: '',
      errors: `vitrin: ${demo.url}/giris-yok: the server answered 404\n`,
    });
    expect((await check(`${demo.url}/favicon.ico`)).errors).toContain('image/svg+xml, which is no page');
  });

  it('is asked with the headers that are named, and answers with its policy', async () => {
    const { url, close } = await listen(({ url: path = '', headers }, response) => {
      const file = RELEASE[path];
      if (file) {
        file(response);
        return;
      }
      response.writeHead(headers.cookie === 'session=7' ? 200 : 403, {
        'content-type': 'text/html',
        'content-security-policy': "connect-src 'none'",
      });
      response.end(page('<div data-widget="cart"></div>'));
    });
    expect((await check(url)).code).toBe(2);
    const { code, out } = await check(url, '--header', 'Cookie: session=7');
    expect(code).toBe(1);
    expect(out).toContain('1:1  connect-src refuses');
    await close();
    expect(await check(url)).toMatchObject({ code: 2, errors: expect.stringContaining('no answer') as string });
  });

  it('that leads to another origin takes no header along', async () => {
    const seen: unknown[] = [];
    const elsewhere = await listen(({ headers }, response) => {
      seen.push(headers['x-api-key']);
      response.writeHead(200, { 'content-type': 'text/html' }).end(page('<p></p>'));
    });
    const url = await serve({ '/sepet': (response) => response.writeHead(302, { location: `${elsewhere.url}/sepet` }).end() });
    const { errors } = await check(`${url}/sepet`, '--header', 'X-Api-Key: secret');
    expect(seen).toEqual([undefined]);
    expect(errors).toContain(
      `it leads to ${elsewhere.url}/sepet, another origin, which was sent no --header; check that address`,
    );
    // Without one nothing is missing there.
    expect((await check(`${url}/sepet`)).errors).toBe('');
  });

  it('that leads to itself is given up', async () => {
    const url = await serve({ '/sepet': (response) => response.writeHead(302, { location: '/sepet' }).end() });
    expect(await check(`${url}/sepet`)).toMatchObject({
      code: 2,
      errors: `vitrin: ${url}/sepet: no answer (it leads on and on)\n`,
    });
  });

  it('that leads to another page is not that page', async () => {
    const leadTo = (location: string) => (response: ServerResponse) => response.writeHead(302, { location }).end();
    const url = await serve({
      '/hesap': leadTo('/giris?to=hesap'),
      '/giris?to=hesap': html(),
      '/sepet': leadTo('/sepet/'),
      '/sepet/': html(),
      ...RELEASE,
    });
    expect(await check(`${url}/hesap`)).toMatchObject({
      code: 2,
      out: '',
      errors: `vitrin: ${url}/hesap: it leads to ${url}/giris?to=hesap; hand a session on with --header, or check that address\n`,
    });
    expect((await check(`${url}/sepet`)).code).toBe(0);
  });

  it('that does not answer in time is given up', async () => {
    const url = await serve({ '/': () => undefined });
    expect(await check(url, '--timeout', '0.2')).toMatchObject({
      code: 2,
      out: '',
      errors: `vitrin: ${url}: no answer within 0.2 s\n`,
    });
  });
});
