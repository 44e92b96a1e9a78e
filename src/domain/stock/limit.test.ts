import { expect, it } from 'vitest';
import { isUnitTooLarge, limitMessage, shownLimit } from './limit';

const INPUT = {
  stock: 250,
  multiplier: 100,
  unit: 'PAKET',
  isInCart: false,
  settings: { stockInfoStatus: 0, cartStockControl: false, showStokInfo: true },
};
const SETTINGS = INPUT.settings;

it.each([
  ['the number of the stock cell', {}, 2],
  ['its adjusted number', { settings: { ...SETTINGS, stockInfoStatus: 5 } }, 3],
  ['nothing where the cell says only Var', { settings: { ...SETTINGS, stockInfoStatus: 2 } }, null],
  ['nothing where the cell says 5+', { stock: 2500, settings: { ...SETTINGS, stockInfoStatus: 15 } }, null],
  ['nothing where no cell shows', { settings: { ...SETTINGS, showStokInfo: false } }, null],
  ['nothing where the cart may exceed it', { settings: { ...SETTINGS, cartStockControl: true } }, null],
  ['nothing where the cart has some', { isInCart: true }, null],
])('tells %s', { tags: ['D-65'] }, (_, change, amount) => {
  const input = { ...INPUT, ...change };
  expect(shownLimit(input)).toBe(amount);
  const values = { amount, unit: 'PAKET' };
  expect(limitMessage(input)).toEqual(amount === null ? { key: 'row.notEnough' } : { key: 'row.atMost', values });
});

it.each([
  [50, 100, false, true],
  [100, 100, false, false],
  [50, 100, true, false],
  // What the server withholds it checks itself.
  [Infinity, 100, false, false],
])('%d pieces in units of %d', { tags: ['D-65'] }, (stock, multiplier, cartStockControl, isTooLarge) => {
  expect(isUnitTooLarge({ stock, multiplier, settings: { ...SETTINGS, cartStockControl } })).toBe(isTooLarge);
});

it('counts what the shop adds to the stock, and what it takes', { tags: ['D-65', 'D-22'] }, () => {
  const isTooLarge = (stockInfoStatus: number, stock = 60, multiplier = 100) =>
    isUnitTooLarge({ stock, multiplier, settings: { ...SETTINGS, stockInfoStatus } });
  expect([0, 5, 11].map((status) => isTooLarge(status))).toEqual([true, false, true]);
  expect(isTooLarge(9, 5.1, 0.1)).toBe(false);
});
