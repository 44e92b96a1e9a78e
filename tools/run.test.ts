import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

// Passed over, it would be a whole run of something else, or a release that nobody has built twice.
it.each([
  ['verify', '--realease', 'there is --release'],
  ['site', '--chek', 'there is --check'],
  ...['proofs', 'a11y', 'endurance', 'docs', 'pack', 'build', 'start', 'dev'].map((name) => [
    name,
    'quick-order',
    'there is none',
  ]),
  ['test', 'widgets/cart', 'there is --changed. Some tests alone: npx vitest run'],
])('npm run %s takes no %s, and says what it takes', (name, option, told) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${name}.mjs`, option], { cwd: ROOT, encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`no such option: ${option}; ${told}`);
});

// npm hands on what stands behind two dashes alone: without them it would be a widget without its call, a whole run, a release built once.
it.each([
  ['new-widget', { call: 'POST /api/stock-alerts productId', page: 'true' }, '--call and --page', '--call --page'],
  ['test', { changed: 'true' }, '--changed', '--changed'],
  ['verify', { release: 'true' }, '--release', '--release'],
  ['site', { check: 'true' }, '--check', '--check'],
  ['bench', { runs: '5', built: 'true' }, '--runs and --built', '--runs --built'],
])('npm run %s says that npm has kept %j', (name, config, kept, behind) => {
  const env = Object.fromEntries(Object.entries(config).map(([option, value]) => [`npm_config_${option}`, value]));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`tools/${name}.mjs`, ...(name === 'new-widget' ? ['cart'] : [])],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, ...env, npm_lifecycle_event: name } },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe(`npm keeps ${kept} for itself; write two dashes before: npm run ${name} -- ${behind}\n`);
});

it('npm run new-widget with its options writes the documents: they are no options of npm run docs', () => {
  // As if it were called with them; the name of the script itself is left out.
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['-e', "import('./tools/docs.mjs').then((docs) => console.log(Object.keys(docs)))", 'new-widget', 'stock-alert', '--page'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect([status, stdout, stderr]).toEqual([0, "[ 'writeDocuments' ]\n", '']);
});

it('npm run new-widget with two names writes none of them', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/new-widget.mjs', 'cart', 'alert'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([1, '', 'name one widget; is it "cart-alert"?\n']);
});

it.each([['quick-ordr'], ['docs', 'quick-ordr']])(
  'npm run pictures %s %s says which widgets there are, without a stack',
  (...named) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/pictures.mjs', ...named], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^no such widget: quick-ordr; there is account-setting, .*\n$/);
  },
);

it.each(['opera', 'constructor'])('npm run engines knows no %s, and says what there is, without a stack', (engine) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/engines.mjs', engine], { cwd: ROOT, encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([1, '', `no such engine: ${engine}; there is firefox, chromium, webkitgtk, wpe\n`]);
});

it.each(['start', 'dev'].flatMap((name) => ['abc', '70000', '-1'].map((port) => [name, port] as const)))(
  'npm run %s says that PORT=%s is no port, before it builds',
  (name, port) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${name}.mjs`], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, PORT: port },
    });
    expect([status, stdout, stderr]).toEqual([1, '', `PORT=${port} is no port\n`]);
  },
);

it.each(['no-such-branch', 'widgets/cart'])('npm test -- --changed %s runs nothing, and says that it is no revision', (since) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/test.mjs', '--changed', since], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`bad revision '${since}'`);
});

it('a script that is called by a link to its folder does its work: it would end well, having done nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-linked-'));
  // A junction asks for no rights on Windows; elsewhere it is a link like any other.
  symlinkSync(ROOT, join(folder, 'vitrin'), 'junction');
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'vitrin/tools/new-widget.mjs'), 'No Name'], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toContain('"No Name" is no name for a widget');
});
