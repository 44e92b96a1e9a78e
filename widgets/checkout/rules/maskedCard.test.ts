import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskCardNumbers } from './maskedCard';

describe('a card number in print', () => {
  it.each([
    ['4111111111111111', '4111 11** **** 1111'],
    ['4111 1111 1111 1111', '4111 11** **** 1111'],
    ['4111-1111-1111-1111', '4111 11** **** 1111'],
    ['378282246310005', '3782 82** ***0 005'],
    ['4111 **** **** 1111', '4111 **** **** 1111'],
    ['Kart: 4111111111111111 (Ali)', 'Kart: 4111 11** **** 1111 (Ali)'],
    ['4111111111111111,5555555555554444', '4111 11** **** 1111,5555 55** **** 4444'],
    ['12345678901234567890', '12345678901234567890'],
    ['', ''],
  ])('%s is %s', { tags: ['S2-3.15'] }, (given, shown) => {
    expect(maskCardNumbers(given)).toBe(shown);
  });

  it('never shows more than ten digits of one', { tags: ['S2-3.15', 'D-43'] }, () => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.array(digit, { minLength: 13, maxLength: 19 }), fc.constantFrom('', ' ', '-'), (digits, gap) => {
        expect(maskCardNumbers(digits.join(gap)).replace(/\D/g, '')).toHaveLength(10);
      }),
    );
  });
});
