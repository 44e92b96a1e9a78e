import { useEffect } from 'react';
import { useAppSelector } from '@/data/hooks';
import { lazyPart, useLazyPart } from '@/ui/lazyPart';

const meter = lazyPart(() => import('./credit/CreditMeter').then(({ CreditMeter }) => CreditMeter));

/** What is left of the customer's limit with the cart as it is. Only customers whom the shop sets a limit load it. Decision 36. */
export function LazyCreditMeter({ className }: { readonly className: string }) {
  const isLimited = useAppSelector(
    ({ session: { page } }) => page.settings.b2b_risk_limit_islem && (page.user?.riskLimit ?? 0) > 0,
  );
  const { part: CreditMeter, fetchPart } = useLazyPart(meter);
  useEffect(() => {
    if (isLimited) void fetchPart();
  }, [isLimited, fetchPart]);
  return isLimited && CreditMeter && <CreditMeter className={className} />;
}
