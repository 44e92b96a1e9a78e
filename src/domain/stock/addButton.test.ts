import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSettings } from '@/schemas/settings';
import { addAreaVisible, addButton } from './addButton';

const input = fc.record({
  salePrice: fc.integer({ min: -5, max: 100 }),
  quantity: fc.integer({ min: -20, max: 20 }),
  settings: fc
    .record({
      stockInfoStatus: fc.option(fc.integer({ min: 0, max: 22 })),
      cartStockControl: fc.boolean(),
      notInStock: fc.boolean(),
    })
    .map((chosen) => ({ ...readSettings({}, () => undefined), ...chosen })),
  store: fc.record({ whatsappControl: fc.boolean(), whatsappNumber: fc.constantFrom('', '1234', '12345', '0532 123 45 67') }),
});

it('sells nothing without a price', { tags: ['S1-4.19'] }, () => {
  fc.assert(
    fc.property(input, (asked) => {
      if (asked.salePrice <= 0) expect(addButton(asked)).not.toBe('add');
    }),
  );
});

it('never speaks of stock where the cart may exceed it', { tags: ['D-24'] }, () => {
  fc.assert(
    fc.property(input, (asked) => {
      expect(['add', 'askPrice']).toContain(addButton({ ...asked, settings: { ...asked.settings, cartStockControl: true } }));
    }),
  );
});

it.each([
  [1, 0, 'add'],
  [0, 0, 'outOfStock'],
  [-4, 3, 'add'],
  [-5, 3, 'outOfStock'],
  [3, 3, 'add'],
  [6, 9, 'add'],
  [5, 9, 'outOfStock'],
])('counts %d pieces with the adjustment of status %d: %s', { tags: ['D-22', 'D-24'] }, (quantity, stockInfoStatus, button) => {
  const settings = { ...readSettings({}, () => undefined), stockInfoStatus, cartStockControl: false, notInStock: true };
  const store = { whatsappControl: false, whatsappNumber: '' };
  expect(addButton({ salePrice: 10, quantity, settings, store })).toBe(button);
});

it('takes what only the adjustment shows for stock everywhere but on the page of the product', { tags: ['D-70'] }, () => {
  const settings = { ...readSettings({}, () => undefined), stockInfoStatus: 3, cartStockControl: false, notInStock: true };
  const none = { salePrice: 10, quantity: 0, settings, store: { whatsappControl: false, whatsappNumber: '' } };
  expect([addButton(none), addButton(none, true)]).toEqual(['add', 'outOfStock']);
});

it('offers WhatsApp only with a number of more than 4 characters', { tags: ['S1-4.17'] }, () => {
  fc.assert(
    fc.property(input, (asked) => {
      const settings = { ...asked.settings, stockInfoStatus: 0, cartStockControl: false, notInStock: true };
      const { whatsappControl, whatsappNumber } = asked.store;
      expect(addButton({ ...asked, quantity: 0, settings })).toBe(
        whatsappControl && whatsappNumber.length > 4 ? 'askStock' : 'outOfStock',
      );
    }),
  );
});

it('hides the add area without a price, or without true stock unless the cart may exceed it', () => {
  const sold = { salePrice: 10, quantity: 0, settings: { cartStockControl: false } };
  const unbound = { cartStockControl: true };
  expect(addAreaVisible(sold)).toBe(false);
  expect(addAreaVisible({ ...sold, settings: unbound })).toBe(true);
  expect(addAreaVisible({ ...sold, quantity: 1 })).toBe(true);
  expect(addAreaVisible({ salePrice: 0, quantity: 1, settings: unbound })).toBe(false);
});

it(
  'sells nothing on the page of the product without its add area, and gives the reason that stands elsewhere',
  { tags: ['D-70'] },
  () => {
    fc.assert(
      fc.property(input, (asked) => {
        if (!addAreaVisible(asked)) expect(addButton(asked, true)).not.toBe('add');
        if (asked.quantity > 0) expect(addButton(asked, true)).toBe(addButton(asked));
      }),
    );
  },
);
