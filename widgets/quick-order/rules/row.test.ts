import { expect, it } from 'vitest';
import type { Product } from '@/domain/product';
import { createLine } from './line';
import { choicesOf, createRow, isEmptyRow, isRefused, isUnsure, UNSURE, withAmount } from './row';

const bolt = { id: 1 } as Product;
const nut = { id: 2 } as Product;
const row = createRow(4, createLine('A-1', '5'));

it.each([
  [' 2,5 ', '2', '2,5'],
  [' 1.000 ', '1000', null],
  ['', '', null],
  ['  ', '', null],
  ['0', '0', null],
  [' çok ', 'çok', null],
])('the quantity %j stands in its row as %j, which was %j before', (text, quantity, cut) => {
  expect(withAmount(text)).toEqual({ quantity, cut });
});

it('a row begins with what its line says, and is refused where nobody knows whether the cart has it', () => {
  const rest = { id: 4, unitId: null, finding: null, outcome: null };
  expect(createRow(4, createLine('A-1', '2,5'))).toEqual({ ...createLine('A-1', '2'), cut: '2,5', ...rest });
  expect(createRow(4, { ...createLine('A-1', '5'), isInDoubt: true }).outcome).toBe(UNSURE);
});

it('is refused, or unsure, or neither', () => {
  const outcomes = [null, 'adding', 'added', { refused: 'Kapalı ürün' }, { refused: { key: 'row.notEnough' } }, UNSURE] as const;
  const rows = outcomes.map((outcome) => ({ ...row, outcome }));
  expect(rows.map(isRefused)).toEqual([false, false, false, true, true, true]);
  expect(rows.map(isUnsure)).toEqual([false, false, false, false, false, true]);
});

it('has choices where its code means several products, or only something near it', () => {
  const match = { product: bolt, unitId: 7 };
  expect(choicesOf({ kind: 'several', matches: [match] })).toEqual([match]);
  expect(choicesOf({ kind: 'none', near: [bolt, nut] })).toEqual([bolt, nut].map((product) => ({ product, unitId: null })));
  expect([null, { kind: 'waiting' } as const, { kind: 'found', match } as const].flatMap(choicesOf)).toEqual([]);
});

it('is empty where neither a code nor a quantity stands in it', () => {
  const lines = [createLine('', ''), createLine('A-1', ''), createLine('', '5')];
  expect(lines.map(isEmptyRow)).toEqual([true, false, false]);
});
