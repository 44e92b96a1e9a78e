import type { PaymentPlan } from '@/domain/settings';
import { useTexts } from '@/i18n/useTexts';
import { Select } from '@/ui/Select';
import '../form/field.css';

interface Props {
  readonly plans: readonly PaymentPlan[];
  /** The chosen one; null where the shop offers none, which leaves no choice. */
  readonly plan: PaymentPlan | null;
  /** Told the `priceName` of another. */
  readonly onChoose: (priceName: string) => void;
}

/** The payment plan that an order is under. S2 §2, decision 38. */
export function PlanChoice({ plans, plan, onChoose }: Props) {
  const { t } = useTexts();
  if (!plan) return null;
  return (
    <label className="vt-desk-field vt-desk-field--row">
      <span className="vt-desk-field__label">{t('product.plan')}</span>
      <Select
        options={plans.map(({ name, priceName }) => ({ value: priceName, label: name }))}
        value={plan.priceName}
        onChange={onChoose}
      />
    </label>
  );
}
