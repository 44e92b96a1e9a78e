import type { Credit } from '@/domain/credit';
import type { Message } from '@/domain/message';
import { formatAmount } from '@/domain/money/format';

/**
 * Why the cart cannot be ordered on account, or null where it can. It keeps from saving an order and from nothing
 * else: card payment and offers stay open. S2 §5 and §8, decision 36.
 */
export function riskRefusal(credit: Credit | null): Message<'order.riskLimit'> | null {
  if (!credit?.isOver) return null;
  return { key: 'order.riskLimit', values: { amount: formatAmount(credit.excess), limit: formatAmount(credit.available) } };
}
