import { planPrice } from '@/domain/pricing/shownPrices';
import type { Product } from '@/domain/product';
import type { PaymentPlan } from '@/domain/settings';
import { MissingPrice } from '@/ui/MissingPrice';
import { MoneyText } from '@/ui/MoneyText';
import { usePricingContext } from './useShown';

interface Props {
  readonly product: Product;
  readonly plan: PaymentPlan;
}

/** The price of a product in a payment plan; a dash where the plan has none. Decision 21. */
export function PlanPriceCell({ product, plan }: Props) {
  const context = usePricingContext();
  if (!context.settings.showPriceStatus) return null;
  const price = planPrice(product, plan.priceName, context);
  return price ? <MoneyText money={price} className="vt-prices__sale" /> : <MissingPrice />;
}
