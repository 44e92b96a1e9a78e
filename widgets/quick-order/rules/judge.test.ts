import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { productSchema } from '@/schemas/product';
import { readSettings } from '@/schemas/settings';
import { judgeRow, type JudgeContext } from './judge';
import { createLine } from './line';
import { createRow, type Row } from './row';

const adet = { id: 1, value: 'ADET', multiplier: 1, defaultPrice: { value: 10, currency: 'TL' } };
const koli = { id: 2, value: 'KOLİ', multiplier: 12, defaultPrice: { value: 100, currency: 'TL' }, barcode: '99' };
const crate = { id: 3, value: 'KASA', multiplier: 100 };
const base = {
  id: 7,
  name: 'Cıvata',
  code: 'A-1',
  quantity: 25,
  salePrice: { value: 10, currency: 'TL' },
  defaultUnit: adet,
  units: [adet, koli, crate],
};

const context = (settings: object = {}, cart: ReadonlyArray<{ quantity: number; multiplier: number }> = []): JudgeContext => ({
  settings: readSettings(
    { showPriceStatus: '1', showStokInfo: '1', stockInfoStatus: '0', cartStockControl: '0', ...settings },
    () => undefined,
  ),
  store: { name: '', whatsappControl: false, whatsappNumber: '' },
  cartUse: () => cart,
});
const row = (quantity: string, more: Partial<Row> = {}, product: object = {}): Row => ({
  ...createRow(1, createLine('A-1', quantity)),
  finding: { kind: 'found', match: { product: v.parse(productSchema, { ...base, ...product }), unitId: null } },
  ...more,
});
const judged = (given: Row, by = context()) => {
  const { state, message } = judgeRow(given, by);
  return [state, typeof message === 'string' ? message : (message?.key ?? null)];
};

describe('a row', () => {
  it.each<[string, Row, string, string | null]>([
    ['nothing in it', createRow(1, createLine('', '')), 'empty', null],
    ['no code', createRow(1, createLine('', '5')), 'fix', 'quickOrder.noCode'],
    ['a formula', { ...row('5'), fault: 'formula' }, 'fix', 'quickOrder.formula'],
    ['a code that is being typed', row('5', { finding: null }), 'open', null],
    ['a code that is asked about', row('5', { finding: { kind: 'waiting' } }), 'waiting', 'quickOrder.searching'],
    ['a code that nobody knows', row('5', { finding: { kind: 'none', near: [] } }), 'choose', 'quickOrder.none'],
    [
      'a code that could not be asked about',
      row('5', { finding: { kind: 'failed', message: 'Bağlantı yok' } }),
      'fix',
      'Bağlantı yok',
    ],
    [
      'a code that something is near',
      row('5', { finding: { kind: 'none', near: [v.parse(productSchema, base)] } }),
      'choose',
      'quickOrder.near',
    ],
    ['a code of several', row('5', { finding: { kind: 'several', matches: [] } }), 'choose', 'quickOrder.several'],
    ['a product to be bought', row('5'), 'ready', null],
    ['a variant to be chosen', row('5', {}, { variantCheck: 0 }), 'stop', 'quickOrder.variant'],
    ['a unit that the product has not', row('5', { unit: 'PAKET' }), 'fix', 'quickOrder.unit'],
    ['no unit at all', row('5', {}, { units: [], defaultUnit: null }), 'stop', 'add.noUnit'],
    ['a quantity of 0', row('0'), 'fix', 'quickOrder.quantity'],
    ['no price', row('5', {}, { salePrice: null, units: [adet] }), 'stop', 'button.askPrice'],
    ['no price in its unit', row('1', { unitId: 3 }, { quantity: 500 }), 'stop', 'button.askPrice'],
    ['nothing in stock', row('5', {}, { quantity: 0 }), 'stop', 'button.soldOut'],
    ['too little in stock', row('26'), 'fix', 'row.atMost'],
    ['a refusal', row('5', { outcome: { refused: 'Kapalı ürün' } }), 'fix', 'Kapalı ürün'],
    ['being added', row('5', { outcome: 'adding' }), 'adding', null],
    ['been added', row('5', { outcome: 'added' }), 'added', null],
  ])('with %s', (_, given, state, key) => {
    expect(judged(given)).toEqual([state, key]);
  });

  it('counts its units in pieces, and what the cart has already', { tags: ['D-27'] }, () => {
    expect(judged(row('2', { unit: 'koli' }))).toEqual(['ready', null]);
    expect(judged(row('3', { unit: 'koli' }))).toEqual(['fix', 'row.atMost']);
    expect(judged(row('2', { unit: 'koli' }), context({}, [{ quantity: 5, multiplier: 1 }]))).toEqual(['fix', 'row.notEnough']);
    expect(judged(row('300'), context({ cartStockControl: '1' }))).toEqual(['ready', null]);
  });

  it('names a number of pieces only where the stock cell does', { tags: ['D-65'] }, () => {
    expect(judged(row('26'), context({ stockInfoStatus: '2' }))).toEqual(['fix', 'row.notEnough']);
    expect(judged(row('26'), context({ showStokInfo: '0' }))).toEqual(['fix', 'row.notEnough']);
  });

  it('is bought in the unit of the barcode, until another is chosen', () => {
    const product = v.parse(productSchema, base);
    const scanned = row('1', { finding: { kind: 'found', match: { product, unitId: 2 } } });
    expect(judgeRow(scanned, context()).unit?.value).toBe('KOLİ');
    expect(judgeRow({ ...scanned, unitId: 1 }, context()).unit?.value).toBe('ADET');
  });

  it('names the unit that its product has not, and knows a default one that stands alone', () => {
    expect(judgeRow(row('5', { unit: 'PAKET' }), context()).message).toEqual({
      key: 'quickOrder.unit',
      values: { unit: 'PAKET' },
    });
    expect(judged(row('5', { unit: 'adet' }, { units: [] }))).toEqual(['ready', null]);
  });
});
