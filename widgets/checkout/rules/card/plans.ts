import type { Id } from '@/domain/id';

/** One way of paying by a card. */
export interface CardPlan {
  /** Null where the shop names none, as for a single payment of a card whose bank is not known. */
  readonly id: Id | null;
  readonly installment: number;
  /** Percent that comes on top of the amount. */
  readonly commission: number;
  readonly isDefault: boolean;
}

/** What the shop knows of a card by its first digits. */
export interface CardBank {
  /** Empty where the bank is not known. */
  readonly name: string;
  /** An address that has been checked; null without a logo. */
  readonly logo: string | null;
  /** By number of instalments, each number once; a single payment is always among them. None: no plans were offered. */
  readonly plans: readonly CardPlan[];
}

/** How a card is paid of which nothing is known. Decision 41. */
export const SINGLE_PAYMENT: CardPlan = { id: null, installment: 1, commission: 0, isDefault: false };

const MOST_INSTALMENTS = 12;

/**
 * The plans that can be chosen, fewest instalments first: each number once, up to 12 (S2 §9). Where the bank names no
 * single payment there is one without commission, so that who chose instalments can go back.
 */
export function choosablePlans(plans: readonly CardPlan[]): readonly CardPlan[] {
  const right = plans.filter(
    ({ installment }) => Number.isInteger(installment) && installment >= 1 && installment <= MOST_INSTALMENTS,
  );
  if (right.length === 0) return [];
  const all = right.some(({ installment }) => installment === 1) ? right : [SINGLE_PAYMENT, ...right];
  const once = all.filter(({ installment }, place) => all.findIndex((other) => other.installment === installment) === place);
  return once.sort((one, other) => one.installment - other.installment);
}

/** The single payment among the plans. */
export function singlePayment(plans: readonly CardPlan[]): CardPlan {
  return plans.find(({ installment }) => installment === 1) ?? SINGLE_PAYMENT;
}

/** The plan that is chosen before the payer chooses: the bank's default, else a single payment. Decision 41. */
export function defaultCardPlan(plans: readonly CardPlan[]): CardPlan {
  return plans.find(({ isDefault }) => isDefault) ?? singlePayment(plans);
}

/** Whether instalments are offered: there are plans, and the amount in TRY exceeds the shop's limit. S2 §9, decision 42. */
export function isInstallmentTableShown(planCount: number, amount: number, installmentLimit: number): boolean {
  return planCount > 0 && amount > installmentLimit;
}
