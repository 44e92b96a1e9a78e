import { createServer, type ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { run } from '../run';
import { writtenPage as page } from '../../src/testing/writtenPage';

type Answers = Readonly<Record<string, (response: ServerResponse) => void>>;

const closers: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function serve(answers: Answers): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    (answers[url] ?? (() => response.writeHead(404).end('not found')))(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closers.push(
    () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  );
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
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

async function check(address: string) {
  const said: string[] = [];
  const put = (text: string) => {
    said.push(text);
  };
  const code = await run(['check', address], { cwd: '.', version: '1', hasColour: false, out: put, complain: put });
  return { code, text: said.join('') };
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
