import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount } from './amount';
import { cardProblems, type CardForm } from './check';
import { expiryText, isExpiry } from './expiry';
import { paymentMessage } from './message';
import { binOf, digitsOf, groupCardNumber } from './number';
import { dueOf } from './due';

const FORM: CardForm = { card: '4111 1111 1111 1111', holder: 'Ali Veli', ccv: '123', amount: 10, expire: '12/29' };

describe('a card number', () => {
  it.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['4111-1111-1111-1111', '4111 1111 1111 1111'],
    ['4111 11', '4111 11'],
    ['4111', '4111'],
    ['41111111111111119', '4111 1111 1111 1111'],
    ['', ''],
  ])('of %j is written %j', { tags: ['S2-5.12', 'D-40'] }, (text, grouped) => {
    expect(groupCardNumber(text)).toBe(grouped);
  });

  it('names its bank by 8 digits once it has 16, and never otherwise', { tags: ['S2-5.15', 'S2-9.15', 'D-41'] }, () => {
    expect(binOf('4111 2222 3333 4444')).toBe('41112222');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789 -_')), maxLength: 30 }), (text) => {
        expect(binOf(text)).toBe(digitsOf(text).length === 16 ? digitsOf(text).slice(0, 8) : null);
      }),
    );
  });
});

describe('an expiry date', () => {
  it.each([
    ['12/29', '12/29'],
    ['1229', '12/29'],
    ['12/2029', '12/29'],
    ['122029', '12/29'],
    ['12 / 29', '12/29'],
    ['12-2029', '12/29'],
    ['1/29', '01/29'],
    ['1/2029', '01/29'],
    ['2029-12', '12/29'],
    ['2029-1', '01/29'],
    ['2029 - 1', '01/29'],
    ['1 / 29', '01/29'],
    [' 1/29 ', '01/29'],
    ['12299', '12/29'],
    ['12/', '12'],
    ['12/2', '12/2'],
    ['1', '1'],
    ['', ''],
  ])('%j is %j', { tags: ['S2-5.13', 'S2-5.17', 'S2-9.11', 'D-42'] }, (text, expected) => {
    expect(expiryText(text)).toBe(expected);
  });

  it('is taken for itself once it has been read', { tags: ['S2-9.14'] }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 99 }), (month, year) => {
        const [mm, yy] = [String(month).padStart(2, '0'), String(year).padStart(2, '0')];
        for (const written of [`${mm}/${yy}`, `${mm}/20${yy}`, `${mm}${yy}`, `${mm}20${yy}`, `20${yy}-${mm}`])
          expect(expiryText(written)).toBe(`${mm}/${yy}`);
        expect(isExpiry(`${mm}/${yy}`)).toBe(true);
      }),
    );
  });
});

describe('an amount', () => {
  it.each([
    ['12,50', 12.5],
    ['12.5', 12.5],
    ['1.234,56', 1234.56],
    ['1.500', 1500],
    ['12,50 TL', 12.5],
    ['₺100', 100],
    ['1 500', 1500],
    ['1,005', 1.01],
    ['-5', 0],
    ['0', 0],
    ['on', 0],
    ['', 0],
    ['0,001', 0],
  ])('%j is %j', { tags: ['S2-5.13', 'S2-5.17', 'S2-9.11', 'D-42'] }, (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });
});

describe('a card form', () => {
  it(
    'tells everything that is missing, in the order of the shop',
    { tags: ['S2-3.08', 'S2-5.05', 'S2-5.10', 'S2-5.11', 'D-40'] },
    () => {
      const empty = { card: '', holder: ' ', ccv: '', amount: 0, expire: '' };
      expect(cardProblems(empty).map(({ field }) => field)).toEqual(['card', 'holder', 'ccv', 'amount', 'expire']);
      expect(cardProblems(FORM)).toEqual([]);
      expect(cardProblems({ ...FORM, card: '4111 1111 1111 111', expire: '12/2' }).map(({ field }) => field)).toEqual([
        'card',
        'expire',
      ]);
      expect(cardProblems(null).map(({ field }) => field)).toEqual([null]);
    },
  );

  it('takes what is longer than it must be', { tags: ['S2-5.05', 'S2-9.14'] }, () => {
    const long = { ...FORM, card: '4111 1111 1111 1111 11', expire: '12/2029' };
    expect(cardProblems(long)).toEqual([]);
    expect(binOf(long.card)).toBeNull();
  });

  it('is asked neither for a right checksum nor for a month that there is', { tags: ['S2-5.11', 'D-40'] }, () => {
    expect(cardProblems({ ...FORM, card: '1234 5678 1234 5678', expire: '13/29' })).toEqual([]);
  });
});

it('the message to the frame has digits, a short expiry and no commission in the amount', { tags: ['S2-7.03', 'D-42'] }, () => {
  const message = paymentMessage({
    form: { ...FORM, holder: ' Ali Veli ' },
    plan: 7,
    due: dueOf(1000, { installment: 3, commission: 3.5 }),
    description: ' Not ',
    advencePrice: 'advencePrice3',
  });
  expect(message).toEqual({
    ccno: '4111111111111111',
    ccv: '123',
    expiry: '12/29',
    holder: 'Ali Veli',
    plan: 7,
    installment: 3,
    amount: 1000,
    description: 'Not',
    advencePrice: 'advencePrice3',
  });
});
