import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionAmount, dueOf, isCommissionShown } from './due';
import {
  choosableOffers,
  isInstallmentTableShown,
  defaultCardPlan,
  plansOf,
  singlePayment,
  SINGLE_PAYMENT,
  type CardPlan,
} from './plans';

const plan = (installment: number, more: Partial<CardPlan> = {}): CardPlan => ({
  id: installment,
  installment,
  commission: 0,
  isDefault: false,
  ...more,
});

describe('plans', () => {
  it(
    'are offered once for each number of instalments, up to 12, fewest first, with a single payment',
    { tags: ['S2-2.35', 'S2-9.18'] },
    () => {
      const choosable = (...plans: CardPlan[]) => plansOf(choosableOffers([{ name: 'Bonus', logo: null, plans }]));
      expect(choosableOffers([])).toEqual([]);
      expect(choosable()).toEqual([]);
      expect(choosable(plan(24))).toEqual([]);
      expect(
        choosable(plan(12), plan(6), plan(3), plan(3, { id: 'other' }), plan(0), plan(1.5), plan(13)).map(
          ({ id, installment }) => [id, installment],
        ),
      ).toEqual([
        [null, 1],
        [3, 3],
        [6, 6],
        [12, 12],
      ]);
      const byDefault = plan(3, { id: 'default', isDefault: true });
      expect(choosable(plan(1), plan(3), byDefault)).toEqual([plan(1), byDefault]);
      expect(choosable(plan(3), plan(1, { commission: 1.75 }))[0]).toEqual(plan(1, { commission: 1.75 }));
    },
  );

  it('are offered under each name that has any, with one single payment among them all', { tags: ['S2-3.10', 'D-78'] }, () => {
    const offer = (name: string, ...plans: CardPlan[]) => ({ name, logo: null, plans });
    const shown = (...offers: Array<ReturnType<typeof offer>>) =>
      choosableOffers(offers).map(({ name, plans }) => [name, ...plans.map(({ installment }) => installment)]);
    expect(shown(offer('Bonus', plan(3)), offer('Axess'), offer('World', plan(6), plan(3)))).toEqual([
      ['Bonus', 1, 3],
      ['World', 3, 6],
    ]);
    expect(shown(offer('Bonus', plan(3)), offer('World', plan(1), plan(3)))).toEqual([
      ['Bonus', 3],
      ['World', 1, 3],
    ]);
  });

  it('begin with the default, else with a single payment', { tags: ['S2-3.11', 'S2-9.13', 'D-41'] }, () => {
    expect(defaultCardPlan([plan(1), plan(3, { isDefault: true })])).toEqual(plan(3, { isDefault: true }));
    expect(defaultCardPlan([plan(1), plan(3)])).toEqual(plan(1));
    expect(defaultCardPlan([])).toBe(SINGLE_PAYMENT);
    expect(singlePayment([plan(3)])).toBe(SINGLE_PAYMENT);
    const byDefault = plan(3, { isDefault: true });
    const [offer] = choosableOffers([{ name: 'Bonus', logo: null, plans: [byDefault] }]);
    expect(defaultCardPlan(offer?.plans ?? [])).toBe(byDefault);
  });

  it('need an amount above the limit', { tags: ['S2-2.33'] }, () => {
    expect(isInstallmentTableShown(3, 500, 500)).toBe(false);
    expect(isInstallmentTableShown(3, 500.01, 500)).toBe(true);
    expect(isInstallmentTableShown(0, 501, 500)).toBe(false);
  });
});

describe('what is due', () => {
  it('is the total of the plan, in so many parts', { tags: ['S2-9.16'] }, () => {
    expect(dueOf(1000, { installment: 3, commission: 3.5 })).toEqual({ amount: 1000, installment: 3, total: 1035, monthly: 345 });
  });

  it(
    'comes apart into instalments to within half a kuruş each, and into amount and commission exactly',
    { tags: ['S2-9.17'] },
    () => {
      const kurus = fc.integer({ min: 0, max: 100_000_000 });
      fc.assert(
        fc.property(
          kurus,
          fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5000 })),
          fc.integer({ min: 1, max: 12 }),
          (amount, commission, installment) => {
            const due = dueOf(amount / 100, { installment, commission: commission / 100 });
            expect(Math.abs(Math.round(due.monthly * 100) * installment - Math.round(due.total * 100))).toBeLessThanOrEqual(
              installment / 2,
            );
            expect(Math.round(due.total * 100)).toBe(amount + Math.round(commissionAmount(due) * 100));
            expect(due.total).toBeGreaterThanOrEqual(due.amount);
            if (commission === 0) expect(due.total).toBe(due.amount);
            expect(isCommissionShown(due)).toBe(installment > 1 || due.total !== due.amount);
          },
        ),
      );
    },
  );
});
