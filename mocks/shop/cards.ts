/** One plan as the server spells it. S2 §3. */
interface CardPlan {
  readonly id: number;
  readonly installment: number;
  readonly commisionFee: number;
  readonly isDefault: string;
}

/** The answer of bin-control: plans flat, or below an option with the bank's name and logo (decision 41). */
export interface CardBank {
  readonly bank: { readonly organization: string } | null;
  readonly plans: ReadonlyArray<
    CardPlan | { readonly name: string; readonly logo: string; readonly posPlans: readonly CardPlan[] }
  >;
}

const plans = (
  firstId: number,
  defaultInstallment: number,
  rates: ReadonlyArray<readonly [number, number]>,
): readonly CardPlan[] =>
  rates.map(([installment, commisionFee], place) => ({
    id: firstId + place,
    installment,
    commisionFee,
    isDefault: installment === defaultInstallment ? '1' : '0',
  }));

const FLAT = plans(31, 1, [
  [1, 0],
  [2, 1.9],
  [3, 3.5],
  [6, 6.75],
  [9, 10.25],
  [12, 13.9],
]);
const WITH_COMMISSION = plans(51, 3, [
  [1, 1.75],
  [3, 4.2],
  [6, 7.9],
]);

/** What the shop knows of a card: those that begin with 4 and 5 have plans, others a single payment. */
export function bankOf(bin: string): CardBank {
  if (bin.startsWith('4')) return { bank: { organization: 'Anadolu Bankası' }, plans: FLAT };
  if (bin.startsWith('5')) {
    return {
      bank: { organization: 'Marmara Bank' },
      plans: [{ name: 'Marmara Kart', logo: '/assets/theme/payment/marmara.svg', posPlans: WITH_COMMISSION }],
    };
  }
  return { bank: null, plans: [] };
}

/** Percent that a payment costs beside its amount; null for a plan that the card does not have. */
export function commissionOf(bin: string, plan: unknown, installment: number): number | null {
  const known = bankOf(bin).plans.flatMap((each) => ('posPlans' in each ? each.posPlans : [each]));
  if (known.length === 0 || plan === null) return plan === null && installment === 1 ? 0 : null;
  return known.find((each) => each.id === plan && each.installment === installment)?.commisionFee ?? null;
}
