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

/** The prices of a product by payment plan. S1 §2, decision 21. */
export function PriceInfoDialog({ product, onClose }: Props) {
  const { t } = useTexts();
  const { advencePriceInfo } = usePage().settings;
  return (
    <Dialog title={t('product.planPrices')} open onClose={onClose}>
      {/* A long list scrolls, and holds nothing else by which the keyboard could reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <table className="vt-facts" tabIndex={0}>
        <caption className="vt-facts__caption">{product.name}</caption>
        <thead>
          <tr>
            <th className="vt-facts__head" scope="col">
              {t('product.plan')}
            </th>
            <th className="vt-facts__head vt-facts__head--number" scope="col">
              {t('product.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {planPriceColumns(advencePriceInfo).map((plan) => (
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
