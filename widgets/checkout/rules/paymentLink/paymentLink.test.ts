import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toChargedAmount, formatSuggestedAmount, pasteAmount, typeAmount } from './amount';
import { checkPaymentLink } from './check';

const typed = fc.stringMatching(/^[\d., e-]{0,8}$/);

describe('the amount box', () => {
  it.each([
    ['', '12,5', '12.5'],
    ['1', '1,', '1.'],
    ['1.', '1.,', '1.'],
    ['5', '1e3', '5'],
    ['5', '٣', '5'],
    ['', '00012', '00012'],
  ])('holding %j and given %j reads %j', { tags: ['S2-5.18'] }, (previous, text, expected) => {
    expect(typeAmount(previous, text)).toBe(expected);
  });

  it('always holds what can be charged, to the kuruş', { tags: ['S2-5.18', 'S2-9.20'] }, () => {
    fc.assert(
      fc.property(fc.array(typed), (texts) => {
        const text = texts.reduce(typeAmount, '');
        expect(text).toMatch(/^\d*\.?\d{0,2}$/);
        expect(toChargedAmount(text)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([
    ['', '1.234,56 TL', 0, 0, '1234.56'],
    ['', '₺1 500', 0, 0, '1500'],
    ['', '12.50', 0, 0, '12.5'],
    ['12.5', '7', 0, 4, '7'],
    ['12.5', '3', 2, 2, '123.5'],
    ['12.5', '0', 4, 4, '12.5'],
    ['1.5', '000', 1, 1, '1000.5'],
    ['100', '0', 0, 1, '0'],
    ['', '-5', 0, 0, null],
    ['', 'on', 0, 0, null],
    ['12.5', ',5', 4, 4, null],
    ['', '1e21', 0, 0, null],
    ['', '999999999999999999999999', 0, 0, null],
    ['', '0', 0, 0, '0'],
  ])(
    'holding %j and given %j by a paste from %d to %d reads %j',
    { tags: ['D-63'] },
    (previous, pasted, start, end, expected) => {
      expect(pasteAmount(previous, pasted, start, end)).toBe(expected);
    },
  );

  it.each([
    [1234.5, '1234,50'],
    [0.005, '0,01'],
    [1000, '1000'],
    [0, ''],
    [-5, ''],
    [Number.NaN, ''],
    [1e21, ''],
  ])('suggests %d as %j, which it charges', { tags: ['S2-9.20', 'D-81'] }, (amount, expected) => {
    expect(formatSuggestedAmount(amount)).toBe(expected);
    if (expected) expect(toChargedAmount(expected)).toBeCloseTo(amount, 1);
  });
});

describe('what may be sent', () => {
  const problem = (amount: string, email: string, isMailed: boolean) => {
    const check = checkPaymentLink({ amount, email }, isMailed);
    return check.ok ? null : [check.problem.field, check.problem.message.key];
  };

  it('asks for the amount first, and for an e-mail only where one is sent', { tags: ['S2-5.21', 'S2-5.22'] }, () => {
    expect(problem('', '', true)).toEqual(['amount', 'paymentLink.badAmount']);
    expect(problem('5', ' ', true)).toEqual(['email', 'paymentLink.noEmail']);
    expect(problem('5', '', false)).toBeNull();
    expect(problem('5', 'a@b.co', true)).toBeNull();
  });

  it('is a number and a trimmed address', { tags: ['S2-5.20'] }, () => {
    expect(checkPaymentLink({ amount: '.50', email: ' a@b.co ' }, false)).toEqual({
      ok: true,
      request: { amount: 0.5, email: 'a@b.co' },
    });
  });

  it('is never an amount that is no number', () => {
    expect(problem('9'.repeat(400), '', false)).toEqual(['amount', 'paymentLink.badAmount']);
  });
});
