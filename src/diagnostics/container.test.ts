import { describe, expect, it } from 'vitest';
import { diagnoseContainer, type WrittenContainer } from './container';
import type { ReadJson } from './json';

const readJson: ReadJson = (text) => {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, reason: 'a comma too many.' };
  }
};

const told = (container: Partial<WrittenContainer>) =>
  diagnoseContainer(
    { name: 'product-list', attributes: {}, json: [], hasDeepJson: false, strangeType: null, around: null, ...container },
    readJson,
  ).map(({ code, fix, at }) => [code, fix, at]);

describe('the name of a container', () => {
  it.each([
    ['cart-ikon', 'Write data-widget="cart-icon".'],
    ['Cart', 'Write data-widget="cart".'],
  ])('%s is probably another one', (name, fix) => {
    expect(told({ name })).toEqual([['unknown-widget', fix, ['attribute', 'data-widget']]]);
  });

  it.each(['', 'slideshow', 'constructor', '__proto__'])('"%s" could be any', (name) => {
    expect(told({ name })).toEqual([
      ['unknown-widget', expect.stringMatching(/^Use one of: product-list, /), ['attribute', 'data-widget']],
    ]);
  });
});

it('a container in another one goes with the fallback of that', () => {
  expect(told({ around: 'cart-icon' })).toEqual([
    ['nested-container', 'Close the container of cart-icon with </div> before it.', undefined],
  ]);
});

describe('an attribute', () => {
  it.each([
    ['data-veiw', 'data-view'],
    ['data-vew', 'data-view'],
    ['data-pth', 'data-path'],
    ['data-lod', 'data-load'],
  ])('that looks like an option is taken for a slip: %s', (slip, option) => {
    expect(told({ attributes: { [slip]: 'x' } })).toEqual([['unknown-option', `Write ${option}.`, ['attribute', slip]]]);
  });

  it.each([
    ['of the theme', { 'data-track': 'list', 'data-loop': 'yes', 'data-ref': 'list', 'data-pos': '3', 'data-new': 'yes' }],
    ['that says what the child JSON may say', { 'data-page': '2' }],
    ['that is no data', { vieww: 'grid' }],
    ['beside the option that it looks like', { 'data-view': 'grid', 'data-views': '3' }],
    ['that Vitrin sets', { 'data-vitrin-state': 'ready', 'data-load': 'idle', 'data-vitrin-open': 'cart-icon' }],
  ])('%s is none of our business', (_, attributes) => {
    expect(told({ attributes })).toEqual([]);
  });

  it.each([
    ['cart-icon', 'data-ref'],
    ['checkout', 'data-net'],
  ])('of %s that is a short word of its own is the theme’s: %s', (name, attribute) => {
    expect(told({ name, attributes: { [attribute]: 'x' } })).toEqual([]);
  });

  it('of which one word is another one is the theme’s own, and a slip is still told', () => {
    const price = (attribute: string) => told({ name: 'product-price', attributes: { [attribute]: 'A1' } });
    for (const own of ['data-product-code', 'data-product-no']) expect(price(own)).toEqual([]);
    for (const slip of ['data-produkt-id', 'data-product-ids', 'data-productid'])
      expect(price(slip)).toEqual([['unknown-option', 'Write data-product-id.', ['attribute', slip]]]);
  });

  it.each(['odeme', 'https://shop.example/odeme'])('that says where a debt is paid names a path of the shop: %s', (href) => {
    expect(told({ name: 'overdue-debt-notification', attributes: { 'data-pay-href': href } })).toEqual([
      ['invalid-data', 'Write a path that starts with one /.', ['attribute', 'data-pay-href']],
    ]);
    expect(told({ name: 'overdue-debt-notification', attributes: { 'data-pay-href': '/odeme' } })).toEqual([]);
  });

  it('that names no moment to load at is told with those there are', () => {
    expect(told({ attributes: { 'data-load': 'late' } })).toEqual([
      ['wrong-trigger', expect.stringContaining('eager, visible, idle, interaction'), ['attribute', 'data-load']],
    ]);
  });

  it('that names no row spacing is told with those there are', () => {
    expect(told({ attributes: { 'data-density': 'dense' } })).toEqual([
      ['wrong-density', expect.stringContaining('comfortable, compact'), ['attribute', 'data-density']],
    ]);
    expect(told({ attributes: { 'data-density': 'compact' } })).toEqual([]);
  });
});

describe('child JSON', () => {
  it('is read once', () => {
    expect(told({ json: ['{}', '{}'] })).toEqual([['several-json', expect.any(String), ['json', 1]]]);
  });

  it('is a direct child; deeper down it counts only where there is none', () => {
    expect(told({ hasDeepJson: true })).toEqual([['misplaced-json', expect.any(String), undefined]]);
    expect(told({ hasDeepJson: true, json: ['{}'] })).toEqual([]);
  });

  it('has its own type', () => {
    expect(told({ strangeType: 'text/json' })).toEqual([
      ['wrong-json-type', 'Write <script type="application/json">.', undefined],
    ]);
    expect(told({ strangeType: 'text/json', json: ['{}'] })).toEqual([]);
  });

  it.each([['{,}'], ['[]'], ['null'], ['"{}"']])('is an object, unlike %s', (json) => {
    expect(told({ json: [json] })).toEqual([['malformed-json', expect.any(String), ['json', 0]]]);
  });

  it('is mended as its reader knows, where the reader knows', () => {
    const [advice] = diagnoseContainer(
      { name: 'cart', attributes: {}, json: ['x'], hasDeepJson: false, strangeType: null, around: null },
      () => ({ ok: false, reason: 'why.', fix: 'Do this.' }),
    );
    expect(advice).toMatchObject({ message: 'Its child JSON is malformed: why.', fix: 'Do this.' });
  });

  it('has keys that are read, or keys of its own', () => {
    expect(told({ json: ['{ "totl": 1, "own": 1 }'] })).toEqual([['unknown-data', 'Write "total".', ['json', 0, 'totl']]]);
    expect(told({ json: ['{ "total": 1, "totals": 1 }'] })).toEqual([]);
    expect(told({ json: ['{ "products": [], "total": 1 }'] })).toEqual([
      ['unknown-data', 'Write "items".', ['json', 0, 'products']],
    ]);
    expect(told({ name: 'quick-order', json: ['{ "items": [] }'] })).toEqual([
      ['unknown-data', 'Write "lines".', ['json', 0, 'items']],
    ]);
    expect(told({ json: ['{ "items": [], "products": [], "list": "yaz" }'] })).toEqual([]);
    expect(told({ json: ['{ "path": "/kask", "name": "Kask", "tags": [] }'] })).toEqual([]);
  });
});
