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

/** One of the ways in which a bank lets its card be paid: a card programme, say, with plans of its own. */
export interface CardOffer {
  /** Empty where nobody names it. */
  readonly name: string;
  /** An address that has been checked; null without a logo. */
  readonly logo: string | null;
  /** By number of instalments, each number once; never empty. */
  readonly plans: readonly CardPlan[];
}

/** What the shop knows of a card by its first digits. */
export interface CardBank {
  /** Empty where the bank is not known. */
  readonly name: string;
  /** A single payment is among the plans of one of them. None: no plans were offered. */
  readonly offers: readonly CardOffer[];
}

/** How a card is paid of which nothing is known. Decision 41. */
export const SINGLE_PAYMENT: CardPlan = { id: null, installment: 1, commission: 0, isDefault: false };

const MOST_INSTALMENTS = 12;

/** The plans of one offer that can be chosen, fewest instalments first: each number once, up to 12 (S2 §9), and the bank's default if it is of them. */
function choosablePlans(plans: readonly CardPlan[]): readonly CardPlan[] {
  const sorted = plans
    .filter(({ installment }) => Number.isInteger(installment) && installment >= 1 && installment <= MOST_INSTALMENTS)
    .sort((one, other) => one.installment - other.installment || Number(other.isDefault) - Number(one.isDefault));
  return sorted.filter(({ installment }, place) => sorted[place - 1]?.installment !== installment);
}

/**
 * The offers that have plans to choose from, all of them (decision 78). Where none names a single payment the first has one
 * without commission, so that who chose instalments can go back.
 */
export function choosableOffers(offers: readonly CardOffer[]): readonly CardOffer[] {
  const right = offers.map((offer) => ({ ...offer, plans: choosablePlans(offer.plans) })).filter(({ plans }) => plans.length > 0);
  const [first, ...others] = right;
  if (!first || plansOf(right).some(({ installment }) => installment === 1)) return right;
  return [{ ...first, plans: [SINGLE_PAYMENT, ...first.plans] }, ...others];
}

/** The plans of all offers, one after the other. */
export function plansOf(offers: readonly CardOffer[]): readonly CardPlan[] {
  return offers.flatMap(({ plans }) => plans);
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
