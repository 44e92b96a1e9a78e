import fc from 'fast-check';
import { expect, it } from 'vitest';
import { piecesInCart, remainingPieces } from './remaining';

const line = fc.record({ quantity: fc.integer({ min: 1, max: 100 }), multiplier: fc.integer({ min: 1, max: 24 }) });

it('counts the pieces of all units of a product', { tags: ['S1-5.05'] }, () => {
  expect(
    piecesInCart([
      { quantity: 2, multiplier: 12 },
      { quantity: 5, multiplier: 1 },
    ]),
  ).toBe(29);
  expect(piecesInCart([{ quantity: 4, multiplier: 0 }])).toBe(4);
});

it('counts fractions exactly, so that the last tenth of a kilogram can be sold', () => {
  const cart = [{ quantity: 2, multiplier: 0.1 }];
  expect(remainingPieces({ stock: 0.3, settings: { stockInfoStatus: 0 }, cart })).toBe(0.1);
});

it('adds the display adjustment', { tags: ['S1-5.05'] }, () => {
  expect(remainingPieces({ stock: 10, settings: { stockInfoStatus: 3 }, cart: [] })).toBe(15);
  expect(remainingPieces({ stock: 10, settings: { stockInfoStatus: 9 }, cart: [] })).toBe(5);
  expect(remainingPieces({ stock: 10, settings: { stockInfoStatus: null }, cart: [] })).toBe(10);
});

it('remains without end where the server tells no stock', { tags: ['D-4'] }, () => {
  const cart = [{ quantity: 5, multiplier: 12 }];
  expect(remainingPieces({ stock: Infinity, settings: { stockInfoStatus: 9 }, cart })).toBe(Infinity);
});

it('loses no piece: what remains and what the cart holds make the stock', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 10_000 }), fc.array(line), (stock, cart) => {
      expect(remainingPieces({ stock, settings: { stockInfoStatus: 0 }, cart }) + piecesInCart(cart)).toBe(stock);
    }),
  );
});
