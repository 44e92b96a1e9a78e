import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isShowingStatus, stockDisplay, stockLevel, stockMessage } from './display';
import { warehouseDialogOffered, warehouseDisplay } from './warehouse';

const quantity = fc.integer({ min: -50, max: 5000 });
const multiplier = fc.option(fc.integer({ min: 0, max: 24 }));
const status = fc.option(fc.oneof(fc.integer({ min: -3, max: 30 }), fc.constantFrom(NaN, 2.5)));
const stock = { quantity: 25, multiplier: 12, unit: 'KOLİ', settings: { stockInfoStatus: 0, showStokInfo: true } };
const by = (stockInfoStatus: number | null) => ({ stockInfoStatus, showStokInfo: true });

describe('stockDisplay', () => {
  it('shows nothing where stock info is off or the status is unknown', () => {
    expect(stockDisplay({ ...stock, settings: { ...stock.settings, showStokInfo: false } })).toBeNull();
    for (const unknown of [null, 1, 21, -1, 2.5, NaN]) {
      expect(stockDisplay({ ...stock, settings: by(unknown) })).toBeNull();
    }
  });

  it('says in or out by whole units at status 2', { tags: ['S1-9.11'] }, () => {
    expect(stockDisplay({ ...stock, settings: by(2), quantity: 12 })).toEqual({ kind: 'in' });
    expect(stockDisplay({ ...stock, settings: by(2), quantity: 11 })).toEqual({ kind: 'out' });
  });

  it('counts fractions of pieces exactly', () => {
    expect(stockDisplay({ ...stock, quantity: 0.3, multiplier: 0.1 })).toMatchObject({ amount: 3 });
  });

  it('never gives a number away at statuses 1 and 2', () => {
    fc.assert(
      fc.property(fc.constantFrom(1, 2), quantity, multiplier, (hiding, pieces, size) => {
        const display = stockDisplay({ ...stock, settings: by(hiding), quantity: pieces, multiplier: size });
        expect(Object.keys(display ?? { kind: '' })).toEqual(['kind']);
      }),
    );
  });

  it('shows only positive amounts, and no exact one above the threshold of 15 to 20', { tags: ['S1-9.14'] }, () => {
    fc.assert(
      fc.property(status, quantity, multiplier, (any, pieces, size) => {
        const display = stockDisplay({ ...stock, settings: by(any), quantity: pieces, multiplier: size });
        if (display?.kind !== 'amount') return;
        expect(display.amount).toBeGreaterThan(0);
        expect(Number.isInteger(display.amount)).toBe(true);
        if (any === 15) expect(display.amount).toBeLessThanOrEqual(5);
        if (any === 20) expect(display.amount).toBeLessThanOrEqual(20);
      }),
    );
  });
});

describe('the text and the shape of a stock', () => {
  it('leaves no blank behind an amount without a unit', () => {
    expect(stockMessage({ kind: 'amount', amount: 2, unit: ' ' })).toEqual({ key: 'stock.amountOnly', values: { amount: 2 } });
  });

  it('has three shapes', () => {
    expect(stockLevel({ kind: 'amount', amount: 2, unit: 'KOLİ' })).toBe('in');
    expect(stockLevel({ kind: 'above', threshold: 5 })).toBe('in');
    expect(stockLevel({ kind: 'in' })).toBe('in');
    expect(stockLevel({ kind: 'ask' })).toBe('ask');
    expect(stockLevel({ kind: 'out' })).toBe('out');
  });
});

describe('the stock by warehouse', () => {
  it('is not offered where the status hides the stock or there is no warehouse', { tags: ['D-23'] }, () => {
    expect(warehouseDialogOffered(by(0), 2)).toBe(true);
    expect(warehouseDialogOffered(by(0), 0)).toBe(false);
    expect(warehouseDialogOffered({ ...by(0), showStokInfo: false }, 2)).toBe(false);
    for (const hiding of [1, null, 21, -1]) expect(warehouseDialogOffered(by(hiding), 2)).toBe(false);
  });

  it('follows the rule of the product at 0, 2 and 15 to 20', { tags: ['D-23'] }, () => {
    fc.assert(
      fc.property(fc.constantFrom(0, 2, 15, 16, 17, 18, 19, 20), quantity, multiplier, (open, pieces, size) => {
        const row = { ...stock, settings: by(open), quantity: pieces, multiplier: size };
        expect(warehouseDisplay(row)).toEqual(stockDisplay(row));
      }),
    );
  });

  it('says only in or out where the total is adjusted', { tags: ['D-23'] }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 14 }), quantity, (adjusting, pieces) => {
        const row = { settings: by(adjusting), quantity: pieces, multiplier: 1, unit: 'ADET' };
        expect(warehouseDisplay(row)).toEqual({ kind: pieces > 0 ? 'in' : 'out' });
      }),
    );
  });

  it('has a text for every row of a dialog that is offered, and none for any other', () => {
    fc.assert(
      fc.property(status, quantity, (any, pieces) => {
        const row = warehouseDisplay({ settings: by(any), quantity: pieces, multiplier: 1, unit: 'ADET' });
        expect(row !== null).toBe(isShowingStatus(any));
      }),
    );
  });
});
