import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const own = (path: string) => import(new URL(path, import.meta.url).href) as Promise<unknown>;
const { stage } = (await own('./stage.mjs')) as { stage(folder: string, built: { commands: string }): void };
const { packTarball, packZip } = (await own('./pack.mjs')) as {
  packTarball(staged: string, folder: string): string;
  packZip(staged: string, file: string): void;
};
const { packageFaults } = (await own('./packageFaults.mjs')) as { packageFaults(tarball: string): Promise<string[]> };
const { buildChecker } = (await own('../checker.mjs')) as { buildChecker(folder: string): void };
const { buildBundle } = (await own('../build.mjs')) as { buildBundle(): Promise<void> };

const folder = mkdtempSync(join(tmpdir(), 'vitrin-package-'));
const theme = join(folder, 'theme');
const installed = join(theme, 'node_modules/vitrin');
let tarball = '';

/** A page with all that a page needs, and `body` in it. */
const page = (body: string) => `<!doctype html>
<html lang="tr">
<head>
<title>Deneme</title><meta name="csrf-token" content="abc">
<script type="application/json" id="vitrin-page">{ "user": { "id": 7 } }</script>
<script type="module" src="/assets/vitrin/vitrin.js"></script>
</head>
<body>${body}</body>
</html>
`;

/** Runs npm or npx in the theme, without a network. On Windows both are command scripts, which only a shell can run. */
const run = (program: 'npm' | 'npx', ...args: readonly string[]) =>
  spawnSync(program, args, { cwd: theme, encoding: 'utf8', shell: process.platform === 'win32' });

beforeAll(async () => {
  // `npm test` builds before it comes here.
  if (!existsSync(join(ROOT, 'dist/integrity.json'))) await buildBundle();
  for (const name of ['theme', 'commands']) mkdirSync(join(folder, name));
  buildChecker(join(folder, 'commands'));
  stage(join(folder, 'staged'), { commands: join(folder, 'commands') });
  tarball = join(folder, packTarball(join(folder, 'staged'), folder));
  const { status, stderr } = run('npm', 'install', '--offline', '--no-audit', '--no-fund', tarball);
  expect(stderr).not.toContain('npm error');
  expect(status).toBe(0);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('installed from the tarball into an empty folder', () => {
  it('brings no other package with it', () => {
    expect(readdirSync(join(theme, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['vitrin']);
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as object;
    for (const key of ['dependencies', 'devDependencies', 'scripts', 'private']) expect(manifest).not.toHaveProperty(key);
  });

  it('says what is wrong with a page, and that nothing is wrong with another', () => {
    writeFileSync(join(theme, 'wrong.html'), page('<div data-widget="cart-ikon"></div>'));
    writeFileSync(join(theme, 'right.html'), page('<div data-widget="cart-icon"></div>'));
    const wrong = run('npx', '--no-install', 'vitrin', 'check', '.');
    expect(wrong.stdout).toContain('wrong.html\n  8:12  data-widget="cart-ikon" is no widget.');
    expect(wrong.status).toBe(1);
    const right = run('npx', '--no-install', 'vitrin', 'check', 'right.html');
    expect([right.status, right.stdout]).toEqual([0, '1 file checked, nothing wrong.\n']);
  });

  it('writes a first page and shows it, with a stand-in for the shop behind it', async () => {
    expect(run('npx', '--no-install', 'vitrin', 'init').status).toBe(0);
    const preview = spawn(process.execPath, [join(installed, 'bin/vitrin.mjs'), 'serve', '--port', '0'], { cwd: theme });
    let said = '';
    while (!said.includes('Ctrl+C')) said += String((await once(preview.stdout, 'data'))[0]);
    const url = /http:\/\/localhost:\d+/.exec(said)?.[0].replace('localhost', '127.0.0.1') ?? '';
    const text = async (path: string) => (await fetch(url + path, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })).text();
    expect(await text('/first-page.html')).toBe(readFileSync(join(theme, 'first-page.html'), 'utf8'));
    expect(await text('/assets/vitrin/vitrin.js')).toBe(readFileSync(join(installed, 'dist/vitrin.js'), 'utf8'));
    expect(JSON.parse(await text('/api/catalog/products/is-guvenligi'))).toMatchObject({
      page: 1,
      items: expect.any(Array) as unknown,
    });
    preview.kill('SIGINT');
    // On Windows a signal ends a process at once.
    if (process.platform !== 'win32') expect((await once(preview, 'exit'))[0]).toBe(0);
  });

  it('prints the tags that load the widgets of a page early', () => {
    const { status, stdout } = run('npx', '--no-install', 'vitrin', 'preload', 'cart-icon');
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /<link rel="modulepreload" crossorigin href="\/assets\/vitrin\/chunks\/cart-icon-[\w-]+\.js" integrity="sha384-/,
    );
  });

  it('has every file that a page loads, as the hashes say', () => {
    const { files } = JSON.parse(readFileSync(join(installed, 'dist/integrity.json'), 'utf8')) as {
      files: Record<string, string>;
    };
    const hash = (name: string) =>
      createHash('sha384')
        .update(readFileSync(join(installed, 'dist', name)))
        .digest('base64');
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['vitrin.js', 'vitrin.d.ts', 'sbom.cdx.json', 'LICENSES.txt']));
    expect(Object.entries(files).filter(([name, value]) => value !== `sha384-${hash(name)}`)).toEqual([]);
    // What a script imports by name is there, too.
    const scripts = Object.keys(files).filter((name) => name.endsWith('.js'));
    const named = scripts.flatMap((name) =>
      [...readFileSync(join(installed, 'dist', name), 'utf8').matchAll(/(?:chunks|assets)\/[\w-]+-[\w-]{7}\.(?:js|css)/g)].map(
        String,
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !(name in files))).toEqual([]);
  });

  it('has documents whose links lead somewhere', () => {
    const documents = [
      'README.md',
      'CHANGELOG.md',
      ...readdirSync(join(installed, 'docs'), { recursive: true }).map((name) => `docs/${String(name)}`),
    ];
    const dead = documents
      .filter((name) => name.endsWith('.md'))
      .flatMap((name) => {
        const links = readFileSync(join(installed, name), 'utf8').matchAll(/\]\((?![a-z]+:|#)([^()\s#]+)[^()\s]*\)/g);
        return [...links].map(([, file = '']) => join(installed, name, '..', decodeURI(file)));
      })
      .filter((file) => !existsSync(file));
    expect(dead).toEqual([]);
  });
});

it('the repository itself makes none: without what is built of it, it would be of no use', () => {
  const packed = spawnSync('npm', ['pack', '--dry-run'], { cwd: ROOT, encoding: 'utf8', shell: process.platform === 'win32' });
  expect(packed.status).not.toBe(0);
  expect(packed.stderr).toContain('npm run release');
});

it('publint and "Are the types wrong?" find nothing wrong with it', async () => {
  expect(await packageFaults(tarball)).toEqual([]);
});

it('those without npm take the same files from the ZIP, which is the same each time', () => {
  const zips = ['one.zip', 'other.zip'].map((name) => join(folder, name));
  for (const zip of zips) packZip(join(folder, 'staged'), zip);
  const [one, other] = zips.map((zip) => readFileSync(zip));
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  const names = Object.keys(unzipSync(new Uint8Array(one ?? [])));
  const files = readdirSync(installed, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(names).toHaveLength(files.length);
  expect(names).toContain('vitrin/bin/vitrin.mjs');
});
