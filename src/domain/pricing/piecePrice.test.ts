import { expect, it } from 'vitest';
import { formatPrice } from '../money/format';
import { isPriceOfSeveral, piecePlaces, piecePrice, pieceText } from './piecePrice';

const unit = (value: string, multiplier: number) => ({
  id: 1,
  value,
  multiplier,
  barcode: null,
  defaultPrice: null,
  listPrice: null,
});
const perPiece = (value: number, multiplier: number) => {
  const price = piecePrice({ value, currency: 'TL' }, { multiplier });
  return formatPrice(price, piecePlaces(price));
};

it('of a unit of several pieces is one of them', { tags: ['D-73'] }, () => {
  expect(perPiece(39.87, 100)).toBe('₺0,40');
  expect(perPiece(1200, 12)).toBe('₺100,00');
  expect(perPiece(3.48, 100)).toBe('₺0,0348');
  expect(perPiece(5, 0.5)).toBe('₺10,00');
  expect(perPiece(10, 100)).toBe('₺0,10');
});

it('is asked for where the unit is another than a single piece', { tags: ['D-73'] }, () => {
  expect([unit('PAKET', 100), unit('METRE', 0.5)].map(isPriceOfSeveral)).toEqual([true, true]);
  expect([unit('ADET', 1), unit('', 12), unit('KOLİ', 0), unit('KOLİ', -2), null].filter(isPriceOfSeveral)).toEqual([]);
});

it('is told with the word that the product has for a piece, or ours', { tags: ['D-73'] }, () => {
  const price = { value: 39.87, currency: 'TL' };
  expect(pieceText(price, { units: [unit('METRE', 1)] }, unit('TOP', 100), () => 'adet')).toBe('₺0,40/METRE');
  expect(pieceText(price, { units: [] }, unit('TOP', 100), () => 'adet')).toBe('₺0,40/adet');
});
