import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { fillMarks } from './marks';
import { pageKeyRows } from './source/pageKeys';
import { WIDGETS } from './widgets';
import { widgetTables } from './widgetTables';
import { stale } from './written';

// It reads the whole code, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 30_000 });

/** A generated part of a widget's page, line by line. */
function part(widget: string, mark: string): readonly string[] {
  const described = WIDGETS.find(({ name }) => name === widget);
  return (described && widgetTables(described)[mark]?.().split('\n')) ?? [];
}
const row = (widget: string, mark: string, first: string) => part(widget, mark).find((line) => line.startsWith(`| ${first}`));

it('all documents hold what the code says (npm run docs writes them)', () => {
  expect(stale()).toEqual([]);
});

it('nothing is left to write that npm run new-widget left to somebody', () => {
  const folders = ['demo-theme', 'docs', 'mocks', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const written = folders.filter((file) => /\.(?:tsx?|liquid|md|ya?ml)$/.test(file));
  expect(written.filter((file) => /\bTODO\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

describe('marks', () => {
  const document = 'Before\n<!-- generated:one -->\n\nold\n\n<!-- /generated -->\nafter\n';

  it('are filled, and filled again the same', () => {
    const once = fillMarks(document, { one: () => 'new' });
    expect(once).toBe('Before\n<!-- generated:one -->\n\nnew\n\n<!-- /generated -->\nafter\n');
    expect(fillMarks(once, { one: () => 'new' })).toBe(once);
  });

  it('throw where nothing is generated for one', () => {
    expect(() => fillMarks(document, { two: () => 'new' })).toThrow('nothing is generated for the mark "one"');
  });
});

describe('the tables of a widget', () => {
  it('options: its own, then when it loads', () => {
    expect(part('social-media', 'options').filter((line) => line.includes('required'))).toHaveLength(1);
    expect(part('product-list', 'options').at(-1)).toBe(
      '| `data-load` | When the widget loads. | `eager`, `visible`, `idle`, `interaction` | `eager` |',
    );
  });

  it('page data: what the contract says of a key, with links that begin in docs/widgets', () => {
    expect(row('product-list', 'page', '`settings.stockInfoStatus`')).toContain('](../specification.md#');
    expect(row('checkout', 'page', '`routes.paymentStart`')).toContain('](../contract.md#the-payment-frame)');
    expect(row('currency-list', 'page', '`currencies`')).toContain('the widget has nothing to show');
  });

  it('page data: every setting that its code reads, and none that another widget reads in the same files', () => {
    const settings = (widget: string) => part(widget, 'page').flatMap((line) => /^\| `settings\.(\w+)`/.exec(line)?.[1] ?? []);
    expect(settings('product-price')).toEqual([
      'showPriceStatus',
      'showListPrice',
      'productsWithKdv',
      'showPaymentPlanPrice',
      'advencePriceInfo',
    ]);
    expect(settings('overdue-debt-notification')).toEqual(['showOverdueDebtInfo', 'overdueDebtInfoLimit']);
    expect(settings('search-bar')).toEqual([]);
  });

  it('page data: a key of which nothing is told is an error', () => {
    expect(() => pageKeyRows(['user', 'settings.unheardOf'])).toThrow('do not tell of settings.unheardOf');
  });

  it('calls: those that the description of the interface gives it, and in words that there are none', () => {
    expect(row('order-list', 'calls', '`PATCH /api/catalog/order/{id}`')).toContain('`orders.cancel`');
    expect(row('order-list', 'calls', '`GET /api/catalog/offers`')).toBeUndefined();
    expect(part('social-media', 'calls')).toEqual(['None: it asks the server for nothing.']);
  });

  it('texts: those that are said, also where a key is put together', () => {
    expect(row('product-list', 'texts', '`list.sort.-price`')).toBe(
      '| `list.sort.-price` | Fiyata göre (azalan) | By price (descending) |',
    );
    expect(row('offer-list', 'texts', '`cart.subTotal`')).toBeDefined();
    expect(row('offer-list', 'texts', '`cart.loading`')).toBeUndefined();
    expect(row('add-to-cart-button', 'texts', '`add.notEnough`')).toBeDefined();
  });

  it('classes: its own blocks, then those that other widgets have as well', () => {
    const blocks = part('cart', 'classes').filter((line) => line.startsWith('| `vt-'));
    const shared = blocks.map((line) => line.endsWith('| yes |'));
    expect(shared).toEqual([...shared].sort());
    expect(row('cart', 'classes', '`vt-cart-lines`')).toMatch(/\| {2}\|$/);
    expect(row('cart-icon', 'classes', '`vt-cart-icon`')).toMatch(/\| {2}\|$/);
    expect(row('cart', 'classes', '`vt-button`')).toMatch(/\| yes \|$/);
    expect(row('product-list', 'classes', '`vt-stock`')).toContain('`--out`');
    expect(row('product-list', 'classes', '`vt-placeholder`')).toBeUndefined();
    // The cart's form alone, though whoever makes calls looks past the token in it.
    expect(row('account-setting', 'classes', '`vt-cart-order`')).toBeUndefined();
  });

  it('properties: those of rules for its parts, and of no others in the same sheet', () => {
    expect(row('account-setting', 'properties', '`--vt-danger`')).toContain('`#cf4444`');
    expect(row('account-setting', 'properties', '`--vt-warning`')).toBeUndefined();
  });

  it('properties: a default that a theme can read, and what it decides, also in the sheet of another part', () => {
    const rows = WIDGETS.flatMap((widget) => widgetTables(widget).properties?.().split('\n') ?? []);
    expect(rows.filter((cells) => cells.includes('--_'))).toEqual([]);
    expect(rows.filter((cells) => /\|\s+\|/.test(cells))).toEqual([]);
    expect(row('product-list', 'properties', '`--vt-list-quantity-size`')).toContain('`block-size`');
  });

  it('events: its own, with what they carry', () => {
    expect(row('search-bar', 'events', '`vitrin:search`')).toContain("`{ query: string, how: 'submit' \\| 'suggestion' }`");
    expect(row('search-bar', 'events', '`vitrin:order-placed`')).toBeUndefined();
  });
});
