import { describe, expect, it } from 'vitest';
import { diagnosePage } from './page';
import type { WrittenPage } from './writtenPage';

const MODULE = { isModule: true, isOpen: false };
const PAGE: WrittenPage = {
  pageJson: ['{}'],
  pageType: 'application/json',
  otherJson: [],
  hasToken: true,
  scripts: [MODULE],
  widgets: ['cart'],
  openers: [],
  hasProductCode: false,
};

const told = (page: Partial<WrittenPage>) =>
  diagnosePage({ ...PAGE, ...page }, (text) =>
    text === 'x' ? { ok: false, reason: 'why.' } : { ok: true, value: JSON.parse(text) },
  ).map(({ code, fix, at }) => [code, fix, at]);

it('says nothing of a page that is right, and of one that Vitrin has nothing to do with', () => {
  expect(told({})).toEqual([]);
  expect(told({ pageJson: [], hasToken: false, scripts: [], widgets: [] })).toEqual([]);
});

describe('the script', () => {
  const tag = expect.stringContaining('<script type="module"') as string;

  it.each([
    ['is missing', [], [['missing-script', tag, undefined]]],
    ['stands twice', [MODULE, MODULE], [['several-scripts', 'Keep one of them.', ['script', 1]]]],
    ['is a classic one', [{ isModule: false, isOpen: false }], [['wrong-script', tag, ['script', 0]]]],
  ])('%s', (_, scripts, advice) => {
    expect(told({ scripts })).toEqual(advice);
  });
});

it('a page with containers needs a token', () => {
  expect(told({ hasToken: false })).toEqual([['missing-token', expect.stringContaining('csrf-token'), undefined]]);
});

describe('the page data', () => {
  it('stand once, as one object', () => {
    expect(told({ pageJson: ['{}', '{}'] })).toEqual([['several-page-data', expect.any(String), ['json', 1]]]);
    expect(told({ pageJson: ['[]'] })).toEqual([['malformed-page-data', expect.any(String), ['json', 0]]]);
    expect(told({ pageJson: ['x'] })).toEqual([['malformed-page-data', expect.any(String), ['json', 0]]]);
  });

  it.each([
    ['page', { page: { user: { id: 7 }, settings: { showPriceStatus: '1' } } }],
    ['data', { data: { locale: 'tr', user: { id: 7 }, routes: {} } }],
  ])('stand in no key of their own, such as "%s"', (key, data) => {
    expect(told({ widgets: ['currency-list'], pageJson: [JSON.stringify(data)] })).toEqual([
      ['unknown-page-key', expect.stringContaining(`Take "${key}" away`), ['json', 0, key]],
    ]);
  });

  it('of a theme alone are its own', () => {
    expect(told({ pageJson: ['{ "theme": { "user": { "id": 7 } } }'] })).toEqual([]);
    expect(told({ pageJson: ['{ "user": { "id": 7 }, "theme": { "settings": { "showPriceStatus": "1" } } }'] })).toEqual([]);
  });

  it("say what is read, here and one step below; other keys are the theme's", () => {
    expect(told({ pageJson: ['{ "curencies": [], "theme": 1 }'] })).toEqual([
      ['unknown-page-key', 'Write "currencies".', ['json', 0, 'curencies']],
    ]);
    expect(told({ pageJson: ['{ "routes": { "logn": "/giris" }, "messages": { "tr": {} } }'] })).toEqual([
      ['unknown-page-key', 'Write "login".', ['json', 0, 'routes', 'logn']],
    ]);
  });

  it.each([
    ['a setting', { settings: { showPriceStatus: '1' } }],
    ['a rate', { currencies: [{ id: 1, code: 'TL', exchangeRate: 1 }] }],
    ['a risk limit', { user: { id: 7, risk_limit: 0 } }],
  ])('are known by %s where they stand in another id', (_, value) => {
    expect(told({ pageJson: [], otherJson: [{ id: 'shop', value }] })).toEqual([
      ['unread-page-data', 'Write id="vitrin-page".', ['other', 0]],
    ]);
  });

  it('are not what other scripts of the page hold', () => {
    const value = { user: { uid: 7 }, settings: { theme: 'dark' } };
    expect(told({ pageJson: [], widgets: ['search-bar'], otherJson: [{ id: 'cms', value }] })).toEqual([]);
  });

  it('have what the widgets on the page show nothing without', () => {
    const widgets = ['currency-list', 'currency-list', 'overdue-debt-notification', 'nothing-known'];
    const missing = told({ widgets, pageJson: ['{ "debitAging": {}, "settings": { "showOverdueDebtInfo": "1" } }'] });
    expect(missing).toEqual([
      ['missing-page-data', 'Add "currencies" to the object in #vitrin-page.', ['widget', 'currency-list']],
      [
        'missing-page-data',
        'Add "settings.overdueDebtInfoLimit" to the object in #vitrin-page.',
        ['widget', 'overdue-debt-notification'],
      ],
    ]);
    expect(told({ widgets: ['currency-list'], pageJson: [] })).toHaveLength(1);
  });
});

describe('an opener', () => {
  it.each([
    ['of a widget that is not there', 'fault-report', 'Add <div data-widget="fault-report"></div> to the page.'],
    ['of a name that is nearly right', 'warranty-inquery', 'Write "warranty-inquiry".'],
    ['of a name that is not', 'product-list', 'Use one of: cart-icon, warranty-inquiry, fault-report, quick-order, saved-lists.'],
  ])('%s', (_, name, fix) => {
    expect(told({ openers: [name, name] })).toEqual([['nothing-to-open', fix, ['opener', name]]]);
  });

  it.each(['cart-icon', 'warranty-inquiry', 'quick-order', 'saved-lists'])('of a widget that is there: %s', (name) => {
    expect(told({ openers: [name], widgets: [name] })).toEqual([]);
  });
});

it('a fault report needs a field for its code', () => {
  expect(told({ widgets: ['fault-report'] })).toEqual([['missing-field', expect.any(String), ['widget', 'fault-report']]]);
  expect(told({ widgets: ['fault-report'], hasProductCode: true })).toEqual([]);
});
