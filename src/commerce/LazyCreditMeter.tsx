import { usePage } from '@/data/hooks';
import { hasRiskLimit } from '@/domain/customer';
import { lazyPart, useLazyPart } from '@/ui/lazyPart';

const meter = lazyPart(() => import('./credit/CreditMeter'), 'CreditMeter');

/** What is left of the customer's limit with the cart as it is. Only customers whom the shop sets a limit load it. Decision 36. */
export function LazyCreditMeter({ className }: { readonly className: string }) {
  const { settings, user } = usePage();
  const isLimited = hasRiskLimit(settings, user?.riskLimit);
  const { part: CreditMeter } = useLazyPart(meter, isLimited);
  return isLimited && CreditMeter && <CreditMeter className={className} />;
}
