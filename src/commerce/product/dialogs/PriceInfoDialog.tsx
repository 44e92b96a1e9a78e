import { planPriceColumns } from '@/domain/pricing/planPrices';
import type { Product } from '@/domain/product';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { PlanPriceCell } from '../PlanPriceCell';
import { FactsDialog } from './FactsDialog';

interface Props {
  readonly product: Product;
  readonly onClose: () => void;
}

/** The prices of a product by payment plan. S1 §2, decision 21. */
export function PriceInfoDialog({ product, onClose }: Props) {
  const { t } = useTexts();
  const { advencePriceInfo } = usePage().settings;
  return (
    <FactsDialog
      title={t('product.planPrices')}
      product={product}
      titles={[t('product.plan'), t('product.price')]}
      facts={planPriceColumns(advencePriceInfo).map((plan) => [
        plan.name,
        <PlanPriceCell key="price" product={product} plan={plan} />,
      ])}
      onClose={onClose}
    />
  );
}
