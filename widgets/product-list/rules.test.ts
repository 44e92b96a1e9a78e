import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shortCode, visibleCodes } from './rules';
import type { Unit } from '@/domain/product';

const unit: Unit = { id: 1, value: 'ADET', multiplier: 1, barcode: '8690000000017', defaultPrice: null, listPrice: null };
const product = { code: 'VD-8', defaultUnit: unit };

it('cuts a code after 20 characters, and never through one', { tags: ['S1-2.25'] }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (code) => {
      const characters = Array.from(code);
      const short = shortCode(code);
      expect(short).toBe(characters.length > 20 ? `${characters.slice(0, 20).join('')}...` : code);
      expect(Array.from(short).length).toBeLessThanOrEqual(23);
    }),
  );
  expect(shortCode('😀'.repeat(21))).toBe(`${'😀'.repeat(20)}...`);
});

it('shows code, barcode or both, as the shop set it', { tags: ['S1-2.22', 'D-35'] }, () => {
  expect(visibleCodes(product, 'StockCode')).toEqual({ code: 'VD-8', barcode: null });
  expect(visibleCodes(product, 'Barcode')).toEqual({ code: null, barcode: '8690000000017' });
  expect(visibleCodes(product, 'both')).toEqual({ code: 'VD-8', barcode: '8690000000017' });
});

it('shows nothing for a code or barcode that is not there', () => {
  expect(visibleCodes({ code: '', defaultUnit: null }, 'both')).toEqual({ code: null, barcode: null });
  expect(visibleCodes({ code: 'A', defaultUnit: { ...unit, barcode: '' } }, 'Barcode')).toEqual({ code: null, barcode: null });
});
