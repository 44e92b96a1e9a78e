import { expect, it } from 'vitest';
import type { CartItem } from '@/domain/cart/cart';
import { asInCart, numberLines } from './numberedLines';

const item = (id: number | string, quantity: number) => ({ id, quantity }) as CartItem;

it('lines of before show what the cart has now of each, without those that are gone', () => {
  const before = numberLines([item(0, 1), item(7, 1), item('8', 1), item(9, 1)]);
  expect(asInCart(before, [item('9', 4), item(0, 2), item('8', 1)])).toEqual([
    { number: 1, item: item(0, 2) },
    { number: 3, item: item('8', 1) },
    { number: 4, item: item('9', 4) },
  ]);
});

it('a line without an id stays in its place while others change', () => {
  const before = numberLines([item('', 1), item(7, 1)]);
  expect(asInCart(before, [item('', 1), item(7, 2)])).toEqual([
    { number: 1, item: item('', 1) },
    { number: 2, item: item(7, 2) },
  ]);
});
