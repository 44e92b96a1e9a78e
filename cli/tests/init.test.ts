import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findRegions, syntaxOf } from '../../checker/template/find';
import { commandLine } from './commandLine';

const FLAVOURS = [
  ['plain HTML', [], 'vitrin-snippet.html', '<b>'],
  ['Twig', ['--twig'], 'vitrin-snippet.html.twig', '{{ page }}'],
  ['Blade', ['--blade'], 'vitrin-snippet.blade.php', '{{ $page }}'],
  ['Smarty', ['--smarty'], 'vitrin-snippet.tpl', '{$page}'],
  ['Liquid', ['--liquid'], 'vitrin-snippet.liquid', '{{ page }}'],
] as const;

/** Whether the checker knows the language at all. */
const isRead = ([name, , file, sample]: (typeof FLAVOURS)[number]) =>
  name === 'plain HTML' || findRegions(sample, syntaxOf(file)).length > 0;

it.each(FLAVOURS)('writes a page and a snippet in %s', async (_, args, snippet) => {
  const { folder, vitrin } = commandLine();
  const { code, out } = await vitrin('init', ...args);
  expect(code).toBe(0);
  for (const name of ['first-page.html', snippet]) {
    expect(out).toContain(`written    ${name}\n`);
    expect(readFileSync(join(folder, name), 'utf8')).toContain('/assets/vitrin/vitrin.js');
  }
  // As it can be typed: nobody has a command of the name "vitrin".
  expect(out).toContain('npx vitrin serve shows it (from the ZIP: node vitrin/bin/vitrin.mjs serve)');
});

for (const flavour of FLAVOURS) {
  const [name, args, snippet] = flavour;
  it.runIf(isRead(flavour))(`what it writes in ${name} passes the check`, async () => {
    const { vitrin } = commandLine();
    await vitrin('init', 'theme', ...args);
    expect(await vitrin('check', 'theme/first-page.html', `theme/${snippet}`)).toEqual({
      code: 0,
      out: '2 files checked, nothing wrong.\n',
      errors: '',
    });
  });
}

it('leaves what is there as it is, and says so, and where stands what it lacks', async () => {
  const { folder, vitrin } = commandLine();
  mkdirSync(join(folder, '.vscode'));
  writeFileSync(join(folder, '.vscode/settings.json'), '{ "mine": 1 }');
  writeFileSync(join(folder, 'first-page.html'), 'mine');
  const { code, out } = await vitrin('init');
  expect(code).toBe(0);
  expect(out).toContain('was there  first-page.html\n');
  expect(out).toContain('was there  .vscode/settings.json\n');
  expect(out).toContain('written    vitrin-snippet.html\n');
  expect(out).toContain('docs/editor.md says what an editor needs');
  expect((await vitrin('init', 'new')).out).not.toContain('was there');
  expect(readFileSync(join(folder, 'first-page.html'), 'utf8')).toBe('mine');
  expect(readFileSync(join(folder, '.vscode/settings.json'), 'utf8')).toBe('{ "mine": 1 }');
});

it('the settings name files that are there, and leave out the built code, wherever the release lies', async () => {
  for (const [dist, release] of [
    ['node_modules/vitrin/dist', 'node_modules/vitrin'],
    ['vitrin/dist', 'vitrin'],
    ['assets/vitrin', 'assets/vitrin'],
    ['dist', 'dist'],
  ] as const) {
    const { folder } = commandLine();
    const { vitrin } = commandLine(`${join(folder, dist)}/`);
    expect((await vitrin('init', folder)).code).toBe(0);
    const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, unknown>;
    expect(read('.vscode/settings.json')).toEqual({ 'html.customData': [`./${dist}/vitrin.html-data.json`] });
    expect(read('jsconfig.json').files).toEqual([`./${dist}/vitrin.d.ts`]);
    expect(read('jsconfig.json').exclude).toEqual(['**/node_modules', `./${release}`]);
  }
});

it('does nothing where it does not know what is wanted', async () => {
  const { folder, vitrin } = commandLine();
  expect(await vitrin('init', '--jade')).toMatchObject({ code: 2, errors: expect.stringContaining('--jade') as string });
  expect((await vitrin('init', 'one', 'other')).errors).toContain('name one folder');
  expect(readdirSync(folder)).toEqual([]);
});

it('a file in the place of the folder is no folder in which all is there', async () => {
  const { folder, vitrin } = commandLine();
  writeFileSync(join(folder, 'index.html'), 'mine');
  const { code, out, errors } = await vitrin('init', 'index.html');
  expect([code, out]).toEqual([2, '']);
  expect(errors).toContain(`vitrin init: ${join(folder, 'index.html')} is no folder\n`);
});
