import { planPrice } from '@/domain/pricing/shownPrices';
import type { Product } from '@/domain/product';
import type { PaymentPlan } from '@/domain/settings';
import { useTexts } from '@/i18n/useTexts';
import { MissingPrice } from '@/ui/MissingPrice';
import { MoneyText } from '@/ui/MoneyText';
import { priceOfPiece, unitOfPrice } from './perUnit';
import { useChosenUnit, usePricingContext } from './useShown';

interface Props {
  readonly product: Product;
  readonly plan: PaymentPlan;
}

/** The price of a product in a payment plan, for its default unit; a dash where the plan has none. Decisions 21 and 73. */
export function PlanPriceCell({ product, plan }: Props) {
  const { t } = useTexts();
  const unit = useChosenUnit(product);
  const context = usePricingContext();
  if (!context.settings.showPriceStatus) return null;
  const price = planPrice(product, plan.priceName, context);
  if (!price) return <MissingPrice />;
  return (
    <>
      <MoneyText money={price} className="vt-prices__sale" />
      {unitOfPrice(product.defaultUnit, t, unit)}
      <span className="vt-prices__beneath">{priceOfPiece(price, product, product.defaultUnit, t)}</span>
    </>
  );
}
