import { planPriceColumns } from '@/domain/pricing/planPrices';
import type { Product } from '@/domain/product';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { Dialog } from '@/ui/Dialog';
import { PlanPriceCell } from '../PlanPriceCell';
import '@/ui/css/facts.css';

interface Props {
  readonly product: Product;
  readonly onClose: () => void;
}

/** The prices of a product by payment plan. S1 §2, decisions 21 and 73. */
export function PriceInfoDialog({ product, onClose }: Props) {
  const { t } = useTexts();
  const { advencePriceInfo: plans, productsWithKdv } = usePage().settings;
  const isWithTax = productsWithKdv && product.taxRate !== null;
  return (
    <Dialog title={t('product.planPrices')} open onClose={onClose}>
      <table className="vt-facts">
        <caption className="vt-facts__caption">{product.name}</caption>
        <thead>
          <tr>
            <th className="vt-facts__head" scope="col">
              {t('product.plan')}
            </th>
            <th className="vt-facts__head vt-facts__head--number" scope="col">
              {t('product.price')}{' '}
              <span className="vt-prices__tax">{t(isWithTax ? 'product.withTax' : 'product.withoutTax')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {planPriceColumns(plans).map((plan) => (
            <tr key={plan.priceName}>
              <th className="vt-facts__name" scope="row">
                {plan.name}
              </th>
              <td className="vt-facts__value">
                <PlanPriceCell product={product} plan={plan} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
