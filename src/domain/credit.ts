import { hasRiskLimit } from './customer';
import { decimal } from './money/decimal';
import type { Settings } from './settings';

export interface CreditInput {
  readonly settings: Pick<Settings, 'b2b_risk_limit_islem'>;
  /** TRY; 0 is no limit, and exactly 1 means that nothing may be ordered on account. */
  readonly riskLimit: number;
  /** TRY. */
  readonly overdueBalance: number;
  /** TRY, with tax. */
  readonly cartTotal: number;
}

/** What may be ordered on account, and what a cart makes of it. All in TRY, with tax. */
export interface Credit {
  /** What may be ordered; never below 0. */
  readonly available: number;
  readonly cartTotal: number;
  /** What the cart has beyond that, what is overdue beyond the limit counted in; below 0 where something is left. */
  readonly excess: number;
  /** The cart cannot be ordered on account. */
  readonly isOver: boolean;
}

const BLOCKED_ALWAYS = 1;

/** The credit of a customer whom the shop sets a limit; null for everybody else. S2 §5, decision 36. */
export function creditOf({ settings, riskLimit, overdueBalance, cartTotal }: CreditInput): Credit | null {
  if (!hasRiskLimit(settings, riskLimit)) return null;
  const available = riskLimit === BLOCKED_ALWAYS ? decimal(0) : decimal(riskLimit).minus(decimal(overdueBalance));
  const excess = decimal(cartTotal).minus(available);
  return {
    available: available.gt(0) ? available.toNumber() : 0,
    cartTotal,
    excess: excess.toNumber(),
    isOver: available.lte(0) || excess.gt(0),
  };
}
