import { expect, it } from 'vitest';
import { formatInCart } from './inCart';

const line = (quantity: number, value: string) => ({ quantity, productUnit: { value } });

it('says unit by unit what is in the cart', { tags: ['D-80'] }, () => {
  expect(formatInCart([])).toBe('');
  expect(formatInCart([line(1.5, 'ADET')])).toBe('1,5 ADET');
  expect(formatInCart([line(1200, 'PAKET'), line(2, 'KOLİ'), line(0.1, 'PAKET'), line(0.2, 'PAKET')])).toBe(
    '1.200,3 PAKET, 2 KOLİ',
  );
  expect(formatInCart([line(3, '')])).toBe('3');
});
