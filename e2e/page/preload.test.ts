import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { run } from '../../cli/run';
import { demoShop, settled } from '../support/visit';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

const demo = demoShop();

/** What `vitrin preload` prints. */
async function tags(...args: readonly string[]): Promise<string> {
  let said = '';
  const ignored = () => Promise.reject(new Error('not asked for'));
  const out = (text: string) => {
    said += text;
  };
  const surface = {
    cwd: DIST,
    dist: DIST,
    version: '',
    hasColour: false,
    loadPreview: ignored,
    interrupted: ignored,
    out,
    complain: out,
  };
  expect(await run(['preload', ...args], surface)).toBe(0);
  return said;
}

const html = (head: string, body: string) => `<!doctype html>
<html lang="tr"><meta charset="utf-8"><title>Deneme</title><meta name="csrf-token" content="x">
${head}
${body}
`;
const SCRIPT = '<script type="module" src="/assets/vitrin/vitrin.js"></script>';
const LIST =
  '<div data-widget="search-bar"></div><div data-widget="cart-icon"></div><div data-widget="product-list" data-path="/is-guvenligi"></div>';
const CART = '<div data-widget="cart"></div>';

/** The built files that a page with that head has loaded for its widgets to show; axios comes after that. */
async function filesLoaded(head: string, body: string): Promise<readonly string[]> {
  const { page } = await demo.visit('/deneme', { document: () => html(head, body) });
  await settled(page);
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  return [...new Set(names)].filter((name) => /^\/assets\/vitrin\/(?!chunks\/axios-)/.test(name)).sort();
}

describe('the tags that are printed for a page', () => {
  it.each([
    ['a list', LIST, ['product-list', 'cart-icon', 'search-bar']],
    ['a cart', CART, ['cart']],
  ])('of %s name all that it loads, and nothing else', async (_, body, widgets) => {
    const needed = [...(await filesLoaded(SCRIPT, body)), '/assets/vitrin/vitrin-space.css'].sort();
    const printed = await tags(...widgets);
    const named = [...printed.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect([...named, '/assets/vitrin/vitrin.js'].sort()).toEqual(needed);
    expect(await filesLoaded(SCRIPT + printed, body)).toEqual(needed);
  });

  it('are taken by a page whose policy knows nothing but a nonce', async () => {
    const printed = await tags('cart', '--nonce', 'abc');
    const policy = "default-src 'none'; script-src 'nonce-abc'; style-src 'nonce-abc'; img-src 'self'; connect-src 'self'";
    const document = () => html(SCRIPT.replace('<script', '<script nonce="abc"') + printed, CART);
    const { page } = await demo.visit('/deneme', { document, policy });
    await settled(page);
    expect(await page.locator('[data-widget=cart]').getAttribute('data-vitrin-state')).toBe('ready');
  });
});

describe('vitrin-space.css', () => {
  const SPACE = '<link rel="stylesheet" href="/assets/vitrin/vitrin-space.css">';

  it.each([
    [1280, 1145],
    [360, 5200],
  ])('keeps room for a list before there is a script, in a window of %i px: %i px', async (width, height) => {
    const { page } = await demo.visit('/deneme', { width, document: () => html(SPACE, LIST) });
    expect(await page.locator('[data-widget=product-list]').evaluate((list) => list.getBoundingClientRect().height)).toBe(height);
  });

  it('lets go of it once the widget shows', async () => {
    const { page } = await demo.visit('/deneme', { document: () => html(SPACE + SCRIPT, CART) });
    await settled(page);
    expect(await page.locator('[data-widget=cart]').evaluate((cart) => getComputedStyle(cart).minBlockSize)).toBe('0px');
  });
});
