import type { Id } from './id';
import type { Settings } from './settings';

/** Who is logged in. Nothing names a role (decision 62). S2 §3. */
export interface User {
  readonly id: Id;
  /** TRY; 0 where the shop sets none. S2 §5. */
  readonly riskLimit: number;
}

/** Whether the shop limits what a customer may order on account; `riskLimit` in TRY, none for a visitor. S2 §5, decision 36. */
export function hasRiskLimit(settings: Pick<Settings, 'b2b_risk_limit_islem'>, riskLimit = 0): boolean {
  return settings.b2b_risk_limit_islem && riskLimit > 0;
}

/** One of the customer's branches. S1 §3. */
export interface Branch {
  readonly id: Id;
  readonly name: string;
}

/** What the customer owes and should have paid. S2 §3. */
export interface DebitAging {
  readonly overdueBalance: number;
  /** Days since the oldest of it was due; null where the page does not say. */
  readonly overdueBalanceExpiryDay: number | null;
  /** Code or id, as the page gave it. */
  readonly currency: string;
}
