import { describe, expect, it } from 'vitest';
import { readPasted } from '../tests/pasted';

/** What people copy out of programs, files and messages, and what a careful person would order from it: 'code=quantity unit'. */
type Case = readonly [what: string, text: string, orders: readonly string[]];

const orders = (text: string) =>
  readPasted(text).map(([code = '', quantity = '', unit = '']) => `${code}=${quantity} ${unit}`.trim());

const CODES_WITH_UNITS: readonly Case[] = [
  ['a code that is a number and a unit', '10KG 7\n5AD 3\n25KG 12', ['10KG=7', '5AD=3', '25KG=12']],
  ['the same with times', '10KG x 7\n100M x 100', ['10KG=7', '100M=100']],
  ['the same with times in front', '7 x 10KG\n100 x 100M', ['10KG=7', '100M=100']],
  ['the same with a unit', '10KG 7 adet\n100M 100 adet', ['10KG=7 adet', '100M=100 adet']],
  ['amounts with their units beside codes of digits', '100245 9ad\n4ad A-1', ['100245=9 ad', 'A-1=4 ad']],
  ['codes as short as their amounts', '11 x 7\n12 x 3\n13 x 12', ['11=7', '12=3', '13=12']],
];

describe('an order', () => {
  it.each(CODES_WITH_UNITS)('is read as it is meant, its codes being short: %s', (_, text, wanted) => {
    expect(orders(text)).toEqual(wanted);
  });
});
