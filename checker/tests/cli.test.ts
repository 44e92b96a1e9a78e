import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writtenPage as page } from '../../src/testing/writtenPage';
import { checkIn } from './command';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'vitrin-check-'));
const vitrin = (...args: readonly string[]) => checkIn(folder, args);
const WRONG = page('<div data-widget="cart-ikon"></div>');

beforeAll(() => {
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
afterAll(() => {
  rmSync(folder, { recursive: true });
});

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
    ['a file that is not there', ['check', 'none.html'], 'none.html: there is no such file\n'],
    ['a host and its port', ['check', 'localhost:4173/sepet'], 'no such file; an address begins with http:// or https://\n'],
    ['a host', ['check', 'www.shop.example'], 'no such file; an address begins with http:// or https://\n'],
    ['a folder without pages', ['check', 'empty'], 'empty: no page or template is there'],
    ['a glob that fits nothing', ['check', 'themes/*.liquid'], 'no page or template is there'],
    ['nothing to check', ['check'], 'name the files'],
    ['a path of no letters', ['check', 'right.html', ''], 'name the files'],
    ['no command', [], 'there are check,'],
    ['another command', ['mend'], 'there is no command "mend"'],
    ['an unknown option', ['check', 'right.html', '--fix'], '--fix'],
    ['a header that is none', ['check', 'right.html', '--header', 'x'], '"x" is no header'],
    ['a header that cannot be sent', ['check', 'https://shop.example', '--header', 'Cookie: session=…'], 'is no header'],
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
  expect(await files('./themes/wrong.html', 'themes/*.html', join(folder, 'themes/wrong.html'))).toEqual(['./themes/wrong.html']);
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

it('runs from the command line, with nothing but the report on its output', () => {
  const mistakes = `${ROOT}/checker/tests/mistakes.html`;
  const { status, stdout } = spawnSync(process.execPath, [`${ROOT}/tools/vitrin.mjs`, 'check', '--json', 'themes', mistakes], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ problems: 17, files: [{}, {}, { file: mistakes }] });
}, 120_000);

it('ends as ever where nobody reads its report to the end, as behind "| head"', async () => {
  const command = spawn(process.execPath, [`${ROOT}/tools/vitrin.mjs`, 'check', 'themes'], { cwd: folder });
  command.stdout.destroy();
  let errors = '';
  command.stderr.on('data', (text) => {
    errors += String(text);
  });
  expect(await once(command, 'close')).toEqual([1, null]);
  expect(errors).not.toContain('EPIPE');
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
