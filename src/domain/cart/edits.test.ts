import { describe, expect, it } from 'vitest';
import type { CartItem } from './cart';
import { cartContent } from './content';
import { isEditOf, isMade, withEdits, type CartEdit } from './edits';

const price = (value: number) => ({ value, currency: 'TL' });
const piece = { id: 11, value: 'ADET', multiplier: 1, barcode: null, defaultPrice: price(5), listPrice: price(6) };
const box = { id: 12, value: 'KOLI', multiplier: 12, barcode: '869', defaultPrice: price(55), listPrice: null };
const line = (id: number, change: Partial<CartItem> = {}): CartItem => ({
  id,
  product: {
    id: 100 + id,
    seo: 'vida',
    name: 'Vida',
    code: 'V',
    image: null,
    brand: null,
    quantity: 500,
    taxRate: 20,
    specialCodes: {},
    units: [piece, box],
  },
  productUnit: { id: 11, value: 'ADET', multiplier: 1, defaultPrice: price(5), namedPrices: { advencePrice1: price(4) } },
  quantity: 2,
  ...change,
});
const cart = [line(1), line(2), line(3)];

describe('the cart as it will stand', { tags: ['S1-4.09'] }, () => {
  it.each<[string, readonly CartEdit[], readonly CartItem[]]>([
    ['a quantity', [{ kind: 'quantity', itemId: 2, quantity: 9 }], [line(1), line(2, { quantity: 9 }), line(3)]],
    ['more of a line', [{ kind: 'addQuantity', itemId: '2', addQuantity: 3 }], [line(1), line(2, { quantity: 5 }), line(3)]],
    ['a line taken out', [{ kind: 'remove', itemId: 1 }], [line(2), line(3)]],
    ['all taken out', [{ kind: 'clear' }], []],
    ['a line that is not there', [{ kind: 'quantity', itemId: 9, quantity: 1 }], cart],
    ['a line that is not there, taken out', [{ kind: 'remove', itemId: 9 }], cart],
    [
      'one after the other',
      [
        { kind: 'addQuantity', itemId: 3, addQuantity: 1 },
        { kind: 'quantity', itemId: 3, quantity: 8 },
        { kind: 'addQuantity', itemId: 3, addQuantity: 2 },
        { kind: 'remove', itemId: 1 },
      ],
      [line(2), line(3, { quantity: 10 })],
    ],
    ['nothing', [], cart],
  ])('has %s', (_, edits, expected) => {
    expect(withEdits(cart, edits)).toEqual(expected);
  });

  it('has another unit at its default price, and none of the prices of plans', { tags: ['D-30'] }, () => {
    const [, changed] = withEdits(cart, [{ kind: 'unit', itemId: 2, unit: 12 }]);
    expect(changed).toEqual(
      line(2, { productUnit: { id: 12, value: 'KOLI', multiplier: 12, defaultPrice: price(55), namedPrices: {} } }),
    );
  });

  it.each([
    ['the one that it has', 11, {}],
    ['one that its product does not name', 99, {}],
    ['one that its product does not name, where it has none', 99, { productUnit: { ...line(2).productUnit, id: null } }],
  ])('keeps its unit and prices for %s', (_, unit, change) => {
    const items = [line(1), line(2, change)];
    expect(withEdits(items, [{ kind: 'unit', itemId: 2, unit }])).toEqual(items);
  });

  it('keeps the lines that nothing touches as they are, so that nothing is drawn anew', () => {
    const [first, , third] = withEdits(cart, [{ kind: 'quantity', itemId: 2, quantity: 9 }]);
    expect(first).toBe(cart[0]);
    expect(third).toBe(cart[2]);
    expect(withEdits(cart, [{ kind: 'quantity', itemId: 9, quantity: 9 }])).toBe(cart);
  });
});

describe('an edit whose answer was lost', { tags: ['D-64'] }, () => {
  it.each<[string, CartEdit, boolean]>([
    ['its quantity', { kind: 'quantity', itemId: '2', quantity: 2 }, true],
    ['another quantity', { kind: 'quantity', itemId: 2, quantity: 3 }, false],
    ['its unit', { kind: 'unit', itemId: 2, unit: '11' }, true],
    ['another unit', { kind: 'unit', itemId: 2, unit: 12 }, false],
    ['a unit, where the line has none', { kind: 'unit', itemId: 3, unit: 11 }, false],
    ['the quantity of a line that is gone', { kind: 'quantity', itemId: 9, quantity: 2 }, false],
    ['more of it: nobody knows of what', { kind: 'addQuantity', itemId: 2, addQuantity: 2 }, false],
    ['its removal', { kind: 'remove', itemId: 2 }, false],
  ])('is made where the line has %s', (_, edit, made) => {
    const unitless = line(3, { productUnit: { ...line(3).productUnit, id: null } });
    expect(isMade([line(1, { quantity: 7 }), line(2), unitless], edit)).toBe(made);
  });
});

it.each<[string, CartEdit | null, boolean]>([
  ['its quantity', { kind: 'quantity', itemId: '2', quantity: 5 }, true],
  ['its removal', { kind: 'remove', itemId: 2 }, true],
  ['another line', { kind: 'quantity', itemId: 3, quantity: 5 }, false],
  ['the whole cart', { kind: 'clear' }, false],
  ['nothing', null, false],
])('it is known whether a line is changed by an edit of %s', (_, edit, isOfIt) => {
  expect(isEditOf(edit, 2)).toBe(isOfIt);
});

describe('what a cart holds', { tags: ['D-67'] }, () => {
  const repriced = line(1, { productUnit: { ...line(1).productUnit, defaultPrice: price(7), namedPrices: {} } });

  it('is the same in any order, and whatever it costs', () => {
    expect(cartContent([line(3), line(1), line(2)])).toBe(cartContent(cart));
    expect(cartContent([repriced, line(2), line(3)])).toBe(cartContent(cart));
  });

  it.each<[string, readonly CartItem[]]>([
    ['another quantity', [line(1), line(2), line(3, { quantity: 3 })]],
    ['another unit', [line(1), line(2), line(3, { productUnit: { ...line(3).productUnit, id: 12 } })]],
    ['another product', [line(1), line(2), line(3, { product: line(4).product })]],
    ['another line', [line(1), line(2), { ...line(3), id: 4 }]],
    ['one line less', [line(1), line(2)]],
    ['nothing', []],
  ])('is something else with %s', (_, items) => {
    expect(cartContent(items)).not.toBe(cartContent(cart));
  });
});
