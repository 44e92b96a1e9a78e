import { describe, expect, it } from 'vitest';
import type { FieldProblem } from './read';
import { readSettings, settingsSchema, type Settings } from './settings';

/** What is read of one setting, and what is complained of. */
function reading(name: keyof Settings, value: unknown) {
  const problems: FieldProblem[] = [];
  const read = readSettings({ [name]: value }, (problem) => {
    problems.push(problem);
  })[name];
  return { read, allowed: problems.map(({ field, allowed }) => `${field}: ${allowed}`) };
}

describe('a page that says nothing', () => {
  const SAFEST = {
    installmentLimit: 0,
    advencePriceInfo: [],
    stockInfoStatus: null,
    stockNumberType: 'both',
    defaultSort: null,
    productListView: null,
    overdueDebtInfoLimit: null,
    b2b_urun_detay_ozel_kod_gosterim: '',
    b2b_urun_detay_ozel_kod_baslik: '',
  };

  it.each([undefined, null, ''])(
    'as %j has every flag off and every other setting at its safest, without a complaint',
    (value) => {
      const names = Object.keys(settingsSchema.entries);
      const raw = Object.fromEntries(names.map((name) => [name, value]));
      const read = readSettings(raw, (problem) => {
        throw new Error(problem.field);
      });
      expect(read).toEqual({ ...Object.fromEntries(names.map((name) => [name, false])), ...SAFEST });
    },
  );
});

describe('a flag', () => {
  it.each([
    ['1', true],
    [1, true],
    [true, true],
    ['0', false],
    [0, false],
    [false, false],
    [7, false],
  ])('%j is %j', (value, read) => {
    expect(reading('notInStock', value)).toEqual({ read, allowed: [] });
  });

  it.each(['true', 'yes', {}, []])('%j is off, and told once', (value) => {
    expect(reading('notInStock', value)).toEqual({
      read: false,
      allowed: ['settings.notInStock: "1", "0", 1, 0, true or false'],
    });
  });
});

describe('numbers and texts', () => {
  it.each([
    ['installmentLimit', '1.500,5', 1500.5, []],
    ['installmentLimit', 'much', 0, ['settings.installmentLimit: a number, or text that holds one']],
    ['overdueDebtInfoLimit', true, null, ['settings.overdueDebtInfoLimit: a number, or text that holds one']],
    ['b2b_urun_detay_ozel_kod_baslik', 'Raf', 'Raf', []],
    ['b2b_urun_detay_ozel_kod_baslik', 7, '', ['settings.b2b_urun_detay_ozel_kod_baslik: text']],
    ['defaultSort', 'anything', 'anything', []],
    ['stockNumberType', 'Barcode', 'Barcode', []],
    ['stockNumberType', { any: 'thing' }, 'both', []],
  ] as const)('%s %j is read as %j', (name, value, read, allowed) => {
    expect(reading(name, value)).toEqual({ read, allowed });
  });

  it('tells the whole value that came', () => {
    const received: string[] = [];
    const long = 'x'.repeat(100);
    readSettings({ installmentLimit: long }, (problem) => {
      received.push(problem.received);
    });
    expect(received).toEqual([JSON.stringify(long)]);
  });
});

describe('the payment plans', () => {
  const plan = { name: 'Peşin', priceName: 'advencePrice1', varsayilan: '1', isVirtual: 0 };
  const read = { name: 'Peşin', priceName: 'advencePrice1', isDefault: true, isVirtual: false };

  it('are read one by one: a malformed one is left out and told', () => {
    expect(reading('advencePriceInfo', [plan, { ...plan, priceName: 'advencePrice6' }, 'plan', plan])).toEqual({
      read: [read, read],
      allowed: [
        'settings.advencePriceInfo.1.priceName: advencePrice1 to advencePrice5',
        'settings.advencePriceInfo.2: a plan: { name, priceName, varsayilan, isVirtual }',
      ],
    });
  });

  it('that are no list are none, and told once', () => {
    expect(reading('advencePriceInfo', { 0: plan })).toEqual({
      read: [],
      allowed: ['settings.advencePriceInfo: a list of payment plans'],
    });
  });
});

describe('a setting with a list of values', () => {
  it.each([
    ['stockInfoStatus', '20', 20],
    ['stockInfoStatus', 0, 0],
    ['productListView', 'grid', 'grid'],
  ] as const)('%s %j is read', (name, value, read) => {
    expect(reading(name, value)).toEqual({ read, allowed: [] });
  });

  it.each([
    ['stockInfoStatus', '99', 'settings.stockInfoStatus: 0 to 20'],
    ['stockInfoStatus', 1.5, 'settings.stockInfoStatus: 0 to 20'],
    ['stockInfoStatus', 'many', 'settings.stockInfoStatus: a number, or text that holds one'],
    ['productListView', 'table', 'settings.productListView: "list" or "grid"'],
    ['productListView', 7, 'settings.productListView: text'],
  ] as const)('%s %j is told once, and takes its safest value', (name, value, allowed) => {
    expect(reading(name, value)).toEqual({ read: null, allowed: [allowed] });
  });

  it.each([undefined, null, ''])('%j is nobody’s mistake', (value) => {
    expect(reading('stockInfoStatus', value)).toEqual({ read: null, allowed: [] });
    expect(reading('productListView', value)).toEqual({ read: null, allowed: [] });
  });
});
