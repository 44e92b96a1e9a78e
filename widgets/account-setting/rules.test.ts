import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordProblem } from './rules';

const typed = fc.string({ unit: 'binary', maxLength: 40 });
const fits = (password: string) => password.length >= 6 && password.length <= 30;

describe('a password', () => {
  it('passes exactly when both fields hold the same 6 to 30 characters, or nothing', { tags: ['S2-5.33'] }, () => {
    fc.assert(
      fc.property(typed, typed, fc.boolean(), (password, other, isRepeated) => {
        const passwordVerify = isRepeated ? password : other;
        const isGood = password === passwordVerify && (password === '' || fits(password));
        expect(passwordProblem({ password, passwordVerify }) === null).toBe(isGood);
      }),
    );
  });

  it.each([
    ['12345', '12345', 'password', 'account.badLength'],
    ['x'.repeat(31), 'x'.repeat(31), 'password', 'account.badLength'],
    ['      ', '', 'passwordVerify', 'account.notVerified'],
    ['123456', '123456 ', 'passwordVerify', 'account.mismatch'],
    ['', ' ', 'passwordVerify', 'account.mismatch'],
  ])('%j with %j is to be mended in the field %s: %s', (password, passwordVerify, field, key) => {
    expect(passwordProblem({ password, passwordVerify })).toEqual({ field, message: { key } });
  });

  it.each(['123456', '      ', '🔒🔒🔒', 'x'.repeat(30)])(
    '%j is long enough and not too long, and is not trimmed',
    { tags: ['S2-5.36'] },
    (password) => {
      expect(passwordProblem({ password, passwordVerify: password })).toBeNull();
    },
  );
});
