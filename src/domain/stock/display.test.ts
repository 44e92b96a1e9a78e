import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isShowingStatus, stockDisplay, stockLevel, stockMessage } from './display';
import { warehouseDialogOffered, warehouseDisplay, warehouseDisplays } from './warehouse';

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

  it('counts fractions of pieces exactly, adjusted ones as well', { tags: ['D-22'] }, () => {
    const tenths = { ...stock, multiplier: 0.1 };
    expect(stockDisplay({ ...tenths, quantity: 0.3 })).toMatchObject({ amount: 3 });
    expect(stockDisplay({ ...tenths, quantity: 5.3, settings: by(9) })).toMatchObject({ amount: 3 });
    expect(stockDisplay({ ...tenths, quantity: 1000.7, settings: by(13) })).toMatchObject({ amount: 7 });
  });

  it('never gives a number away at statuses 1 and 2', () => {
    fc.assert(
      fc.property(fc.constantFrom(1, 2), quantity, multiplier, (hiding, pieces, size) => {
        const display = stockDisplay({ ...stock, settings: by(hiding), quantity: pieces, multiplier: size });
        expect(Object.keys(display ?? { kind: '' })).toEqual(['kind']);
      }),
    );
  });

  it('shows only positive amounts', { tags: ['S1-9.14'] }, () => {
    fc.assert(
      fc.property(fc.oneof(fc.constant(0), fc.integer({ min: 3, max: 14 })), quantity, multiplier, (counting, pieces, size) => {
        const display = stockDisplay({ ...stock, settings: by(counting), quantity: pieces, multiplier: size });
        const amount = display?.kind === 'amount' ? display.amount : null;
        expect(display).toEqual(amount === null ? { kind: 'ask' } : { kind: 'amount', amount, unit: 'KOLİ' });
        expect(amount ?? 1).toBeGreaterThan(0);
        expect(Number.isInteger(amount ?? 1)).toBe(true);
      }),
    );
  });

  it.each([
    [15, 5],
    [16, 10],
    [17, 50],
    [18, 100],
    [19, 1000],
    [20, 20],
  ])('shows at status %i no exact amount above %i', { tags: ['S1-9.14'] }, (open, threshold) => {
    const amounts = fc.oneof(fc.constantFrom(threshold, threshold + 1), fc.integer({ min: 1, max: 2 * threshold }));
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 24 }), (amount, size) => {
        expect(stockDisplay({ ...stock, settings: by(open), quantity: amount * size, multiplier: size })).toEqual(
          amount > threshold ? { kind: 'above', threshold } : { kind: 'amount', amount, unit: 'KOLİ' },
        );
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

describe('a stock that must be true', () => {
  it('shows no number that the adjustment alone makes', { tags: ['D-70'] }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), fc.integer({ min: -50, max: 0 }), multiplier, (any, pieces, size) => {
        const asked = { ...stock, quantity: pieces, multiplier: size, settings: by(any), needsTrueStock: true };
        expect(['amount', 'above']).not.toContain(stockDisplay(asked)?.kind);
      }),
    );
  });

  it('is asked about where there is none', { tags: ['D-70'] }, () => {
    expect(stockDisplay({ ...stock, quantity: 0, multiplier: 1, settings: by(5), needsTrueStock: true })).toEqual({
      kind: 'ask',
    });
  });

  it('shows as any other where there is some', { tags: ['D-70'] }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 5000 }), (any, pieces) => {
        const asked = { ...stock, quantity: pieces, settings: by(any) };
        expect(stockDisplay({ ...asked, needsTrueStock: true })).toEqual(stockDisplay(asked));
      }),
    );
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

  const shownOf = (stockInfoStatus: number, size: number | null, held: readonly number[], all: number) =>
    warehouseDisplays({
      settings: by(stockInfoStatus),
      quantity: all,
      multiplier: size,
      unit: 'ADET',
      inventory: held.map((pieces) => ({ quantity: pieces })),
    });

  it.each([
    [
      'says only in or out where exact rows tell more than 20+',
      [12, 13, 0],
      25,
      [{ kind: 'in' }, { kind: 'in' }, { kind: 'out' }],
    ],
    ['says only in or out where a row tells as much as all', [21, 3], 24, [{ kind: 'in' }, { kind: 'in' }]],
    ['shows rows that tell no more', [12, 8, 0], 25, [12, 8, { kind: 'ask' }]],
    ['shows rows of a stock that is told exactly', [12, 8], 20, [12, 8]],
  ])('%s', { tags: ['D-71'] }, (_, held, all, rows) => {
    expect(shownOf(20, 1, held, all)).toEqual(
      rows.map((row) => (typeof row === 'number' ? { kind: 'amount', amount: row, unit: 'ADET' } : row)),
    );
  });

  it('never has rows that add up to more than the stock cell tells', { tags: ['D-71'] }, () => {
    const told = (display: ReturnType<typeof stockDisplay>) =>
      (display?.kind === 'amount' && display.amount) || (display?.kind === 'above' && display.threshold) || 0;
    const held = fc.array(fc.integer({ min: -5, max: 200 }), { maxLength: 6 });
    const all = fc.oneof(quantity, fc.integer({ min: 0, max: 130 }), fc.constant(Infinity));
    fc.assert(
      fc.property(fc.integer({ min: 15, max: 20 }), multiplier, held, all, (open, size, pieces, total) => {
        const cell = stockDisplay({ settings: by(open), quantity: total, multiplier: size, unit: 'ADET' });
        const rows = shownOf(open, size, pieces, total);
        expect(rows).toHaveLength(pieces.length);
        expect(rows.reduce((sum, row) => sum + told(row), 0)).toBeLessThanOrEqual(told(cell));
      }),
    );
  });

  it('shows the rows of any other status each for itself', { tags: ['D-23'] }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 14 }), multiplier, fc.array(quantity), (open, size, held) => {
        expect(shownOf(open, size, held, 3)).toEqual(
          held.map((pieces) => warehouseDisplay({ settings: by(open), quantity: pieces, multiplier: size, unit: 'ADET' })),
        );
      }),
    );
  });
});
