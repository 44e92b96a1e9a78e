import { BranchChoice } from '@/commerce/order/BranchChoice';
import { NoteField } from '@/commerce/order/NoteField';
import { PlanChoice } from '@/commerce/order/PlanChoice';
import type { PaymentPlan } from '@/domain/settings';
import { useTexts } from '@/i18n/useTexts';
import { InertRegion } from '@/ui/InertRegion';
import '@/commerce/order/panel.css';

interface Props {
  readonly plans: readonly PaymentPlan[];
  readonly plan: PaymentPlan | null;
  /** Told the `priceName` of another. */
  readonly onPlan: (priceName: string) => void;
  readonly note: string;
  readonly onNote: (note: string) => void;
  /** A card is typed beside it: another branch would load the page anew, and nothing of a card is kept (decision 81). */
  readonly hasCard: boolean;
  /** A payment is under way: what was sent must be what is shown. */
  readonly busy: boolean;
}

/** What goes with a payment: branch, payment plan and description. S2 §2. */
export function Features({ plans, plan, onPlan, note, onNote, hasCard, busy }: Props) {
  const { t } = useTexts();
  return (
    <InertRegion when={busy} className="vt-desk-panel__choices">
      <BranchChoice isFixed={hasCard} />
      <PlanChoice plans={plans} plan={plan} onChoose={onPlan} />
      <NoteField label={t('checkout.note')} value={note} onChange={onNote} />
    </InertRegion>
  );
}
