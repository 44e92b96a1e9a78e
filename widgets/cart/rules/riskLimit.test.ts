import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creditOf, type CreditInput } from '@/domain/credit';
import { riskRefusal } from './riskLimit';

const settings = { b2b_risk_limit_islem: true };
const input = { settings, riskLimit: 10_000, overdueBalance: 0, cartTotal: 0 };
const refusalOf = (credit: CreditInput) => riskRefusal(creditOf(credit));
const kurus = fc.integer({ min: 0, max: 100_000_000 });

it('a limit of exactly 1 blocks every order and names the whole cart', { tags: ['S2-5.25'] }, () => {
  expect(refusalOf({ ...input, riskLimit: 1, cartTotal: 240 })?.values).toEqual({ amount: '240,00', limit: '0,00' });
  expect(refusalOf({ ...input, riskLimit: 1 })).not.toBeNull();
});

it('nothing is available where the overdue balance has eaten the limit', { tags: ['S2-5.26'] }, () => {
  expect(refusalOf({ ...input, overdueBalance: 10_000, cartTotal: 100 })?.values).toEqual({ amount: '100,00', limit: '0,00' });
  expect(refusalOf({ ...input, overdueBalance: 12_500, cartTotal: 100 })?.values).toEqual({ amount: '2.600,00', limit: '0,00' });
});

it('limits nobody whom the shop sets none, nor anybody where it sets none at all', { tags: ['D-36'] }, () => {
  for (const riskLimit of [0, -5]) expect(creditOf({ ...input, riskLimit, cartTotal: 240 })).toBeNull();
  expect(creditOf({ ...input, settings: { b2b_risk_limit_islem: false }, cartTotal: 240_000 })).toBeNull();
});

it('counts in kuruş, not in binary floats', () => {
  expect(refusalOf({ ...input, riskLimit: 0.3, overdueBalance: 0.1, cartTotal: 0.2 })).toBeNull();
});

it('blocks exactly what goes beyond the limit', { tags: ['S2-5.27', 'D-36'] }, () => {
  fc.assert(
    fc.property(fc.integer({ min: 101, max: 100_000_000 }), kurus, kurus, (limit, overdue, total) => {
      const refusal = refusalOf({ settings, riskLimit: limit / 100, overdueBalance: overdue / 100, cartTotal: total / 100 });
      expect(refusal !== null).toBe(limit - overdue <= 0 || total > limit - overdue);
    }),
  );
});
