import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { run } from '../run';
import { writtenPage as page } from '../../src/testing/writtenPage';

const folder = mkdtempSync(join(tmpdir(), 'vitrin-input-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** What is said of a folder with these files. */
async function said(files: Readonly<Record<string, string | Uint8Array>>, ...names: readonly string[]) {
  const cwd = mkdtempSync(join(folder, 'x-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(cwd, name, '..'), { recursive: true });
    writeFileSync(join(cwd, name), content);
  }
  const text: string[] = [];
  const put = (each: string) => {
    text.push(each);
  };
  const args = ['check', ...(names.length > 0 ? names : ['.'])];
  const code = await run(args, { cwd, version: '1', hasColour: false, out: put, complain: put });
  return { code, text: text.join('') };
}

/** Turkish letters in one byte each, as old themes have them. */
const LETTERS: Readonly<Record<string, number>> = { ş: 0xfe, ğ: 0xf0, ı: 0xfd, İ: 0xdd };
const latin5 = (text: string) => Uint8Array.from(text, (letter) => LETTERS[letter] ?? letter.charCodeAt(0));
const utf16 = (text: string, mark: boolean) => Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le');
const meta = (charset: string) => ({ head: `<meta charset="${charset}">` });
const SLIP = '<p>Alışveriş</p><div data-widget="cart-ikon"></div>';

it.each<[string, Uint8Array | string]>([
  ['UTF-8 with a mark', `\uFEFF${page(SLIP, meta('utf-8'))}`],
  ['UTF-16', utf16(page(SLIP), true)],
  ['UTF-16, the other way round', utf16(page(SLIP), true).swap16()],
  ['ISO-8859-9', latin5(page(SLIP, meta('iso-8859-9')))],
  [
    'UTF-8 whose old encoding stands in a comment',
    page(SLIP, { head: '<!-- <meta charset="iso-8859-9"> --><meta charset="utf-8">' }),
  ],
  [
    'windows-1254, said as in old days',
    latin5(page(SLIP, { head: '<meta http-equiv="Content-Type" content="text/html; charset=windows-1254">' })),
  ],
  ['ISO-8859-9, said nowhere', latin5(page(SLIP))],
  ['UTF-8, said nowhere', page(SLIP)],
])('reads a page in %s, and tells its slip alone', async (_, bytes) => {
  const { text } = await said({ 'a.html': bytes });
  expect(text).toContain('cart-ikon');
  expect(text).toContain('1 problem in 1 of 1 file.');
});

it.each<[string, Uint8Array | string, string]>([
  [
    'ISO-8859-9 that is called UTF-8',
    latin5(page('<p>Alışveriş</p>', meta('utf-8'))),
    '9:6  The page is said to be utf-8, and is not: letters',
  ],
  [
    'UTF-8 that is called ISO-8859-9',
    page('<p>Alışveriş</p>', meta('iso-8859-9')),
    '9:6  The page is said to be iso-8859-9, and is not; it is utf-8',
  ],
  ['UTF-16 without a mark', utf16(page('<p>Alışveriş</p>', meta('utf-8')), false), 'it is utf-16le'],
])('tells of %s', async (_, bytes, told) => {
  const { code, text } = await said({ 'a.html': bytes });
  expect(code).toBe(1);
  expect(text).toContain(told);
  expect(text).toContain('Write <meta charset="utf-8">');
});

it('counts what it has not read, and names it', async () => {
  const files = {
    'a.html': page('<div data-widget="cart"></div>'),
    'b.html': Uint8Array.from([0x89, 0x50, 0, 0, 0, 1, 2, 0]),
    'big.html': ' '.repeat(8_000_001),
    'css/a.css': '',
    'css/b.css': '',
    'old.pug': '<div data-widget="cart-ikon"></div>',
    LICENSE: '',
  };
  expect(await said(files)).toEqual({
    code: 0,
    text: '1 file checked, nothing wrong.\n6 files not read: b.html (no text), big.html (too large), 2 .css, 1 LICENSE, 1 .pug.\n',
  });
  const { text } = await said(files, '--json', '.');
  expect(JSON.parse(text)).toMatchObject({
    notRead: expect.arrayContaining([{ file: 'old.pug', reason: 'extension' }]) as unknown,
  });
});

it('names the commonest kinds alone where there are many', async () => {
  const files = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`a.x${index}`, '']));
  const { text } = await said({ 'a.html': page(''), 'b.css': '', 'c.css': '', ...files });
  expect(text).toContain('22 files not read: 2 .css, ');
  expect(text).toContain(', and 9 kinds more.');
});

it.each([[['b.html']], [['.', './b.html']]])('a file that was named and cannot be read is not checked: %s', async (names) => {
  expect(await said({ 'b.html': Uint8Array.from([0, 0, 0, 0]) }, ...names)).toMatchObject({
    code: 2,
    text: expect.stringContaining('b.html: it is no text') as string,
  });
});

it('a file that its folder passes over counts as read where it is named as well', async () => {
  const { text } = await said({ 'a.html': page(''), 'notes.md': page('') }, '.', './notes.md');
  expect(text).toBe('2 files checked, nothing wrong.\n');
});

it.each(['.tpl', '.phtml', '.mustache', '.handlebars', '.j2', '.xhtml', '.jinja', '.njk'])(
  'reads %s files of a folder',
  async (ending) => {
    expect((await said({ [`a${ending}`]: '<div data-widget="cart-ikon"></div>' })).text).toContain('cart-ikon');
  },
);

it('follows the links of a folder, which themes share their parts by, each to its end', async () => {
  const parts = mkdtempSync(join(folder, 'parts-'));
  const theme = mkdtempSync(join(folder, 'theme-'));
  writeFileSync(join(parts, 'part.html'), '<div data-widget="cart-ikon"></div>');
  symlinkSync(join(parts, 'part.html'), join(theme, 'own.html'));
  for (const [name, target] of [
    ['shared', parts],
    ['here', theme],
    ['up', folder],
    ['gone', join(folder, 'gone')],
  ] as const)
    symlinkSync(target, join(theme, name), 'junction');
  const { code, text } = await said({}, theme);
  expect([code, text.match(/\S+\.html/g), text]).toEqual([
    1,
    [join(theme, 'own.html'), join(theme, 'shared/part.html')],
    expect.stringContaining('2 problems in 2 of 2 files.'),
  ]);
});

it.each(['.', '**/*.html'])('says of %s that a folder in it cannot be read, and does not pass it over', async (name) => {
  const { readdir } = fs;
  // Who runs the tests may be one for whom the rights of files do not hold.
  const refusing = vi.spyOn(fs, 'readdir').mockImplementation((path, options) => {
    if (String(path).endsWith('shut')) return Promise.reject(new Error('EACCES: permission denied'));
    return readdir(path, options);
  });
  // As the names that are imported from it, too.
  syncBuiltinESMExports();
  onTestFinished(() => {
    refusing.mockRestore();
    syncBuiltinESMExports();
  });
  const { code, text } = await said({ 'a.html': page(''), 'shut/b.html': page('') }, name);
  expect([code, text]).toEqual([2, expect.stringMatching(/^vitrin: .*shut: EACCES: permission denied\n$/)]);
});
