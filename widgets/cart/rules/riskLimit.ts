import type { Message } from '@/domain/message';
import { decimal } from '@/domain/money/decimal';
import { formatAmount } from '@/domain/money/format';
import type { Settings } from '@/domain/settings';

export interface RiskInput {
  readonly settings: Pick<Settings, 'b2b_risk_limit_islem'>;
  /** TRY; 0 is no limit, and exactly 1 means that nothing may be ordered on account. */
  readonly riskLimit: number;
  /** TRY. */
  readonly overdueBalance: number;
  /** TRY, with tax. */
  readonly cartTotal: number;
}

const BLOCKED_ALWAYS = 1;

/**
 * Why the cart cannot be ordered on account, or null where it can. It keeps from saving an order and from nothing
 * else: card payment and offers stay open. S2 §5 and §8, decision 36.
 */
export function riskRefusal({ settings, riskLimit, overdueBalance, cartTotal }: RiskInput): Message<'order.riskLimit'> | null {
  if (!settings.b2b_risk_limit_islem || riskLimit <= 0) return null;
  const available = riskLimit === BLOCKED_ALWAYS ? decimal(0) : decimal(riskLimit).minus(decimal(overdueBalance));
  const excess = decimal(cartTotal).minus(available);
  if (available.gt(0) && excess.lte(0)) return null;
  const limit = available.gt(0) ? available.toNumber() : 0;
  return { key: 'order.riskLimit', values: { amount: formatAmount(excess.toNumber()), limit: formatAmount(limit) } };
}
