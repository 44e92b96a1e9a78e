import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseFragment, defaultTreeAdapter as tree } from 'parse5';
import { beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../registry';
import { commandLine } from './commandLine';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DIST = `${ROOT}/dist`;

beforeAll(async () => {
  // `npm test` builds before it comes here.
  if (existsSync(`${DIST}/preload.json`)) return;
  const { buildBundle } = (await import(new URL('../../tools/build.mjs', import.meta.url).href)) as {
    buildBundle(): Promise<void>;
  };
  await buildBundle();
});

/** The `<link>`s that the command prints, by their attributes. */
async function links(...args: readonly string[]) {
  const { out, errors } = await commandLine().vitrin('preload', ...args);
  expect(errors).toBe('');
  return parseFragment(out)
    .childNodes.filter(tree.isElementNode)
    .map(({ attrs }) => Object.fromEntries(attrs.map(({ name, value }) => [name, value])));
}
const named = (all: ReadonlyArray<Record<string, string>>) =>
  all.map(({ href = '' }) => /(\w[\w-]*?)(?:-[\w-]{7})?\.\w[\w.]*$/.exec(href)?.[1]);

it('asks for the files of these widgets, each once, with the hash of each', async () => {
  const all = await links('product-list', 'cart-icon');
  expect(named(all)).toEqual(
    expect.arrayContaining([
      'runtime',
      'firstCalls',
      'shell',
      'react',
      'base',
      'product-list',
      'list',
      'cart-icon',
      'page',
      'catalogue',
    ]),
  );
  expect(named(all)).not.toContain('cart');
  expect(named(all)).not.toContain('CompareDialog');
  expect(new Set(all.map(({ href }) => href)).size).toBe(all.length);
  for (const { href = '', integrity } of all) {
    const bytes = readFileSync(`${DIST}/${href.replace('/assets/vitrin/', '')}`);
    expect(integrity, href).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`);
  }
});

it('links the room for containers, and preloads scripts as modules and styles as styles', async () => {
  const [space, ...files] = await links('cart');
  expect(space).toMatchObject({ rel: 'stylesheet', href: '/assets/vitrin/vitrin-space.css' });
  for (const { rel, as, href = '' } of files)
    expect([href.endsWith('.css'), rel, as]).toEqual(
      href.endsWith('.css') ? [true, 'preload', 'style'] : [false, 'modulepreload', undefined],
    );
});

it('knows each widget, in both locales', async () => {
  for (const name of Object.keys(registry)) {
    const [tr, en] = await Promise.all([links(name), links(name, '--locale', 'en')]);
    const texts = (all: typeof tr) =>
      all.map(({ href = '' }) => href).filter((href) => /chunks\/(base|accountArea|ordering)-[\w-]{7}\.js/.test(href));
    expect(tr.length, name).toBe(en.length);
    expect(texts(tr).length, name).toBeGreaterThan(0);
    expect(
      texts(tr).filter((href) => texts(en).includes(href)),
      name,
    ).toEqual([]);
  }
});

it('takes another folder, and the copies of the styles in a layer', async () => {
  const all = await links('cart-icon', '--base', 'https://cdn.example/v/1', '--css-layer');
  expect(all.every(({ href = '' }) => href.startsWith('https://cdn.example/v/1/'))).toBe(true);
  const styles = all.filter(({ as }) => as === 'style');
  expect(styles.length).toBeGreaterThan(0);
  for (const { href = '' } of styles) expect(href).toMatch(/\.layer\.css$/);
});

it('writes the nonce of the page on each tag, as the template prints it', async () => {
  const nonce = "{{ csp_nonce('style') }}";
  for (const link of await links('cart-icon', '--nonce', nonce)) expect(link.nonce).toBe(nonce);
  for (const link of await links('cart-icon')) expect(link).not.toHaveProperty('nonce');
});

it.each([
  [['cart-ikon'], 'there is no widget "cart-ikon"; is it cart-icon'],
  [['price'], 'product-price'],
  [['xyz'], 'there are product-list'],
  [[], 'name the widgets'],
  [['cart', '--locale', 'de'], 'there is no locale "de"; there are tr and en'],
  [['cart', '--locale', 'constructor'], 'there is no locale "constructor"; there are tr and en'],
])('%j is an error that says what there is', async (args, told) => {
  const { code, out, errors } = await commandLine().vitrin('preload', ...args);
  expect([code, out]).toEqual([2, '']);
  expect(errors).toContain(told);
});

it('a list of files that was cut short on its way is an error that names it', async () => {
  const { folder } = commandLine();
  writeFileSync(join(folder, 'preload.json'), '{ "every": {');
  const { code, out, errors } = await commandLine(`${folder}/`).vitrin('preload', 'cart');
  expect([code, out]).toEqual([2, '']);
  expect(errors).toContain(`vitrin preload: ${folder}/preload.json is that of another version, or has not come as a whole`);
});

describe('vitrin-space.css', () => {
  const css = () => readFileSync(`${DIST}/vitrin-space.css`, 'utf8');

  it('has room for each widget that keeps any, until it shows', () => {
    for (const [name, { blockSize }] of Object.entries(registry)) {
      const rule = css()
        .split('\n')
        .find((line) => line.includes(`[data-widget="${name}"]`));
      if (blockSize === 0) expect(rule, name).toBeUndefined();
      else expect(rule, name).toContain(`min-block-size:${typeof blockSize === 'number' ? `${blockSize}px` : blockSize}}`);
    }
  });

  it('is loaded by no script', () => {
    const scripts = readdirSync(`${DIST}/chunks`).map((name) => readFileSync(`${DIST}/chunks/${name}`, 'utf8'));
    expect(scripts.filter((text) => text.includes('vitrin-space'))).toEqual([]);
  });
});
