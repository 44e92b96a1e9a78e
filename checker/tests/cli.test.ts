import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from '../../demo-theme/server';
import { run } from '../run';
import { writtenPage as page } from '../../src/testing/writtenPage';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'vitrin-check-'));
const WRONG = page('<div data-widget="cart-ikon"></div>');

let demo: DemoServer;
beforeAll(async () => {
  demo = await startDemoServer({ dist: `${ROOT}/dist` });
  for (const path of ['empty', 'themes/dark/parts', 'themes/node_modules/x', 'themes/vitrin/bin'])
    mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'right.html'), page('<div data-widget="cart"></div>'));
  writeFileSync(join(folder, 'themes/wrong.html'), WRONG);
  writeFileSync(join(folder, 'themes/dark/parts/wrong.twig'), '<div data-widget="cart-ikon">');
  writeFileSync(join(folder, 'themes/node_modules/x/theirs.html'), WRONG);
  writeFileSync(join(folder, 'themes/vitrin/bin/vitrin.mjs'), '');
  writeFileSync(join(folder, 'themes/vitrin/index.html'), WRONG);
  writeFileSync(join(folder, 'themes/notes.md'), WRONG);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await demo.close();
});

/** Runs the command in the folder of this test. */
async function vitrin(...args: readonly string[]) {
  const said = { out: '', errors: '' };
  const code = await run(args, {
    cwd: folder,
    version: '1.2.3',
    hasColour: false,
    out: (text) => {
      said.out += text;
    },
    complain: (text) => {
      said.errors += text;
    },
  });
  return { code, ...said };
}

/** A server of the test's own; its scripts are there. */
async function serve(answer: RequestListener) {
  const server = createServer((request, response) => {
    if (request.url?.endsWith('.js')) response.writeHead(200, { 'content-type': 'text/javascript' }).end();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => {
        resolve();
      });
      server.closeAllConnections();
    });
  return { url, close };
}

describe('it ends with', () => {
  it('0 where nothing is wrong', async () => {
    expect(await vitrin('check', 'right.html')).toEqual({ code: 0, out: '1 file checked, nothing wrong.\n', errors: '' });
  });

  it('1 where something is', async () => {
    const { code, out, errors } = await vitrin('check', 'right.html', 'themes/wrong.html');
    expect([code, errors]).toEqual([1, '']);
    expect(out).toBe(`themes/wrong.html
  9:6  data-widget="cart-ikon" is no widget. unknown-widget
       Write data-widget="cart-icon".

1 problem in 1 of 2 files.
`);
  });

  it.each([
    ['a file that is not there', ['check', 'none.html'], 'none.html: there is no such file'],
    ['a folder without pages', ['check', 'empty'], 'empty: no page or template is there'],
    ['a glob that fits nothing', ['check', 'themes/*.liquid'], 'no page or template is there'],
    ['nothing to check', ['check'], 'name the files'],
    ['no command', [], 'vitrin check'],
    ['another command', ['mend'], 'there is no command "mend"'],
    ['an unknown option', ['check', 'right.html', '--fix'], '--fix'],
    ['a header that is none', ['check', 'right.html', '--header', 'x'], '"x" is no header'],
    ['a time that is none', ['check', 'right.html', '--timeout', 'soon'], '"soon" is no number of seconds'],
  ])('2 for %s', async (_, args, told) => {
    const { code, out, errors } = await vitrin(...args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(errors).toContain(told);
  });

  it('2 where one of several could not be checked, and tells of the others', async () => {
    const { code, out } = await vitrin('check', 'none.html', 'themes/wrong.html');
    expect([code, out.includes('cart-ikon')]).toEqual([2, true]);
  });
});

it('finds the files of folders and globs, once each, and leaves those of other people out', async () => {
  const files = async (...paths: string[]) => {
    const { out } = await vitrin('check', '--json', ...paths);
    return (JSON.parse(out) as { files: Array<{ file: string }> }).files.map(({ file }) => file);
  };
  expect(await files('themes')).toEqual(['themes/dark/parts/wrong.twig', 'themes/wrong.html']);
  expect(await files('themes/**/*.twig', 'themes')).toEqual(['themes/dark/parts/wrong.twig', 'themes/wrong.html']);
  expect(await files('**/wrong.{html,twig}')).toEqual(['themes/dark/parts/wrong.twig', 'themes/wrong.html']);
  expect(await files('./right.html', 'themes/notes.md')).toEqual(['./right.html', 'themes/notes.md']);
});

it('reports to programs in the shape that the documents describe', async () => {
  const { code, out } = await vitrin('check', 'right.html', 'themes/wrong.html', '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual({
    version: '1.2.3',
    files: [
      { file: 'right.html', problems: [] },
      {
        file: 'themes/wrong.html',
        problems: [
          {
            line: 9,
            column: 6,
            code: 'unknown-widget',
            message: 'data-widget="cart-ikon" is no widget.',
            fix: 'Write data-widget="cart-icon".',
            widget: 'cart-ikon',
          },
        ],
      },
    ],
    problems: 1,
    notRead: [],
  });
});

it('lets no page steer the terminal', async () => {
  writeFileSync(join(folder, 'escape.html'), page('<div data-widget="\u001b[2Jx"></div>'));
  expect((await vitrin('check', 'escape.html')).out).not.toContain('\u001b');
});

it('holds files against a policy that they will be served with', async () => {
  expect((await vitrin('check', 'right.html', '--csp', "default-src 'self'; connect-src 'none'")).out).toContain(
    "connect-src 'self'",
  );
});

describe('an address', () => {
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
    expect(await vitrin('check', ...pages.map((path) => demo.url + path))).toEqual({
      code: 0,
      out: `${pages.length} files checked, nothing wrong.\n`,
      errors: '',
    });
  });

  it('that is no page cannot be checked', async () => {
    expect(await vitrin('check', `${demo.url}/giris-yok`)).toEqual({
      code: 2,
      out: '',
      errors: `vitrin: ${demo.url}/giris-yok: the server answered 404\n`,
    });
    expect((await vitrin('check', `${demo.url}/favicon.ico`)).errors).toContain('image/svg+xml, which is no page');
  });

  it('is asked with the headers that are named, and answers with its policy', async () => {
    const { url, close } = await serve(({ headers }, response) => {
      response.writeHead(headers.cookie === 'session=7' ? 200 : 403, {
        'content-type': 'text/html',
        'content-security-policy': "connect-src 'none'",
      });
      response.end(page('<div data-widget="cart"></div>'));
    });
    expect((await vitrin('check', url)).code).toBe(2);
    const { code, out } = await vitrin('check', url, '--header', 'Cookie: session=7');
    expect(code).toBe(1);
    expect(out).toContain('1:1  connect-src refuses');
    await close();
    expect(await vitrin('check', url)).toMatchObject({ code: 2, errors: expect.stringContaining('no answer') as string });
  });

  it('that leads to another page is not that page', async () => {
    const { url, close } = await serve(({ url: path }, response) => {
      const to = { '/hesap': '/giris?to=hesap', '/sepet': '/sepet/' }[path ?? ''];
      response.writeHead(to ? 302 : 200, { 'content-type': 'text/html', ...(to && { location: to }) });
      response.end(page('<div data-widget="cart"></div>'));
    });
    expect(await vitrin('check', `${url}hesap`)).toEqual({
      code: 2,
      out: '',
      errors: `vitrin: ${url}hesap: it leads to ${url}giris?to=hesap; hand a session on with --header, or check that address\n`,
    });
    expect((await vitrin('check', `${url}sepet`)).code).toBe(0);
    await close();
  });

  it('that does not answer in time is given up', async () => {
    const { url, close } = await serve(() => undefined);
    expect(await vitrin('check', url, '--timeout', '0.2')).toEqual({
      code: 2,
      out: '',
      errors: `vitrin: ${url}: no answer within 0.2 s\n`,
    });
    await close();
  });
});

it('runs from the command line, with nothing but the report on its output', () => {
  const mistakes = `${ROOT}/checker/tests/mistakes.html`;
  const { status, stdout } = spawnSync(process.execPath, [`${ROOT}/tools/vitrin.mjs`, 'check', '--json', 'themes', mistakes], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ problems: 17, files: [{}, {}, { file: mistakes }] });
}, 120_000);

it('leaves nothing behind where it cannot be built', () => {
  const temporary = join(folder, 'empty');
  const env = { ...process.env, NODE_ENV: 'production', TMPDIR: temporary, TEMP: temporary };
  const { stderr } = spawnSync(process.execPath, [`${ROOT}/tools/checker.mjs`, join(folder, 'right.html')], {
    env,
    encoding: 'utf8',
  });
  expect(stderr).toContain('right.html');
  expect(readdirSync(temporary)).toEqual([]);
}, 120_000);
