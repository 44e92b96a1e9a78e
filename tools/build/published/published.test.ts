import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Plugin } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unpublished } from './check.ts';
import { weights } from './weights.ts';

const MANIFEST = '{"name":"lib","version":"1.0.0","type":"module","main":"index.js"}';
const LOCK = '{"packages":{"":{},"node_modules/lib":{"version":"1.0.0","integrity":"sha512-of-its-author"}}}';
/** A project that bundles one package. */
const FILES = {
  'index.html': '<script type="module" src="/main.js"></script>',
  'main.js': "import { add } from 'lib'; document.title = add(1, 2);",
  'node_modules/lib/package.json': MANIFEST,
  'node_modules/lib/index.js': "import { plus } from './plus.js';\nexport const add = (a, b) => plus(a, b);\n",
  'node_modules/lib/plus.js': 'export const plus = (a, b) => a + b;\n',
  'ours.js': 'export const add = () => 3; export const plus = () => 3;',
  'package.json': '{"type":"module","dependencies":{"lib":"1.0.0"}}',
  'package-lock.json': LOCK,
  'node_modules/.package-lock.json': LOCK,
  'vite.config.ts': 'export default {};',
  'vitest.config.ts': 'export default {};',
};

let root = '';
const write = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrin-published-'));
  write(FILES);
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

/** Builds the project by a configuration, written as in its file, and answers with what the check finds. */
async function findings(config = '{}', files: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  write({ 'vite.config.ts': `export default ${config};`, ...files });
  const maps: InlineConfig = { root, logLevel: 'silent', build: { sourcemap: true, outDir: join(root, 'dist') } };
  await build(maps);
  return (await unpublished(root, join(root, 'dist'))).map((finding) => finding.replaceAll(root, ''));
}

/** A plugin as text, with one hook. */
const plugin = (hook: string, name = 'ours') => `{ plugins: [{ name: '${name}', enforce: 'pre', ${hook} }] }`;

describe('a project that bundles what was published', () => {
  it('passes, its own aliases and plugins for its own files included', async () => {
    const own =
      "{ resolve: { alias: { '@': '/src' } }, plugins: [{ name: 'ours', transform: (code, id) => (id.endsWith('/main.js') ? code : null) }] }";
    expect(await findings(own)).toEqual([]);
  });
});

/** A hook that sets the code of each chunk of the finished bundle. */
const bundled = (code: string) =>
  `generateBundle: (_, bundle) => { for (const chunk of Object.values(bundle)) if (chunk.code) chunk.code = ${code}; }`;

describe('every way round it is told', () => {
  it('but none is a line of comment before a chunk', async () => {
    expect(await findings(plugin(bundled("'//# hint\\n' + chunk.code")))).toEqual([]);
  });

  it.each([
    [
      "resolveId: (id) => (id === 'lib' ? import.meta.dirname + '/ours.js' : null)",
      'resolveId of the plugin ours answers for lib',
    ],
    [
      "resolveId: (id, from) => (id === './plus.js' ? import.meta.dirname + '/ours.js' : null)",
      'resolveId of the plugin ours answers for /node_modules/lib/index.js',
    ],
    [
      "load: (id) => (id.endsWith('/plus.js') ? 'export const plus = () => 3;' : null)",
      'load of the plugin ours answers for /node_modules/lib/plus.js',
    ],
    [
      "load: { filter: { id: /plus/ }, handler: () => 'export const plus = () => 3;' }",
      'load of the plugin ours answers for /node_modules/lib/plus.js',
    ],
    [
      "transform: (code, id) => (id.endsWith('/plus.js') ? code.replace('+', '-') : null)",
      'transform of the plugin ours answers for /node_modules/lib/plus.js',
    ],
    ["renderChunk: (code) => code.replace('+', '-')", 'renderChunk of the plugin ours answers for'],
    [bundled("chunk.code.replace('+', '-')"), 'generateBundle of the plugin ours changes'],
    [bundled("'globalThis.plus = 4;\\n' + chunk.code"), 'generateBundle of the plugin ours changes'],
  ])('a plugin with %s', async (hook, told) => {
    expect(await findings(plugin(hook))).toContainEqual(expect.stringContaining(told));
  });

  it("a plugin under a name of Vite's own", async () => {
    const hook = "load: (id) => (id.endsWith('/plus.js') ? 'export const plus = () => 3;' : null)";
    expect(await findings(plugin(hook, 'vite:css'))).toContain(
      'load of the plugin vite:css answers for /node_modules/lib/plus.js',
    );
  });

  it("a plugin of the bundler beside Vite's", async () => {
    const beside =
      "{ build: { rolldownOptions: { plugins: [{ name: 'ours', load: (id) => (id.endsWith('/plus.js') ? 'export const plus = () => 3;' : null) }] } } }";
    expect(await findings(beside)).toContain('build.rolldownOptions.plugins stand beside the plugins that are watched');
  });

  it.each([
    ["{ lib: import.meta.dirname + '/ours.js' }", 'the alias lib leads away from the package lib'],
    ["[{ find: /^lib$/, replacement: import.meta.dirname + '/ours.js' }]", 'the alias /^lib$/ leads away from the package lib'],
    [
      "[{ find: /^\\.\\/plus.*/, replacement: import.meta.dirname + '/ours.js' }]",
      '/node_modules/lib/index.js of a package imports /ours.js',
    ],
  ])('an alias %s', async (alias, told) => {
    expect(await findings(`{ resolve: { alias: ${alias} } }`)).toContain(told);
  });

  it('an alias of the tests', async () => {
    const tests = "export default { test: { projects: [{ test: { alias: { lib: '/ours.js' } } }] } };";
    expect(await findings('{}', { 'vitest.config.ts': tests })).toEqual([
      'the alias lib leads away from the package lib in the tests',
    ]);
  });

  it('an edited source, in the bundle or where it is installed', async () => {
    const edit: Plugin = { name: 'later', load: (id) => (id.endsWith('/plus.js') ? 'export const plus = () => 4;\n' : null) };
    await build({ root, plugins: [edit], logLevel: 'silent', build: { sourcemap: true, outDir: join(root, 'dist') } });
    expect(await unpublished(root, join(root, 'dist'))).toEqual([
      'node_modules/lib/plus.js in the bundle is not the installed file',
    ]);
    const other = LOCK.replace('of-its-author', 'of-another');
    expect(await findings('{}', { 'node_modules/.package-lock.json': other })).toEqual([
      'lib is not installed as package-lock.json has it',
    ]);
    expect(
      await findings('{}', {
        'node_modules/.package-lock.json': LOCK,
        'package.json': '{"type":"module","scripts":{"postinstall":"node patch.js"}}',
      }),
    ).toEqual(['package.json runs a script at installation: postinstall']);
  });

  it.each([
    [
      "terserOptions: { compress: { pure_funcs: ['add'] } }",
      'build.terserOptions.compress.pure_funcs names functions that do nothing',
    ],
    ['terserOptions: { compress: { pure_getters: true } }', 'build.terserOptions.compress.pure_getters assumes what getters do'],
    [
      "rolldownOptions: { treeshake: { manualPureFunctions: ['add'] } }",
      'build.rolldownOptions.treeshake.manualPureFunctions names functions that do nothing',
    ],
    [
      'rolldownOptions: { treeshake: { propertyReadSideEffects: false } }',
      'build.rolldownOptions.treeshake.propertyReadSideEffects assumes that code does nothing',
    ],
  ])('a minifier or bundler with %s', async (option, told) => {
    expect(await findings(`{ build: { ${option} } }`)).toContain(told);
  });

  it('a bundle without source maps', async () => {
    mkdirSync(join(root, 'dist'));
    expect(await unpublished(root, join(root, 'dist'))).toContain('the source maps name no file of a package');
  });
});

it('the weights of the packages are those of the chunks, shared out', async () => {
  await findings();
  const dist = join(root, 'dist');
  const chunk = readdirSync(join(dist, 'assets')).find((name) => name.endsWith('.js')) ?? '';
  const found = weights(dist, dist);
  expect([...found.keys()].sort()).toEqual(['Vitrin', 'lib']);
  expect([...found.values()].reduce((sum, bytes) => sum + bytes)).toBeCloseTo(
    gzipSync(readFileSync(join(dist, 'assets', chunk)), { level: 9 }).length,
  );
});
