import { useId } from 'react';
import { CreditMeter } from '@/commerce/credit/CreditMeter';
import { BranchChoice } from '@/commerce/order/BranchChoice';
import { NoteField } from '@/commerce/order/NoteField';
import { PlanChoice } from '@/commerce/order/PlanChoice';
import { useDraft } from '@/commerce/order/useDraft';
import type { PaymentPlan } from '@/domain/settings';
import { translate } from '@/i18n';
import { useTexts } from '@/i18n/useTexts';
import { selectCartRisk, selectIsRiskUnread } from '../requestOrder';
import { useAppSelector, usePage } from '@/data/hooks';
import { useAlertWhile } from '@/data/query/useAlertWhile';
import { InertRegion } from '@/ui/InertRegion';
import { ToShop } from '../states/States';
import { OrderActions } from './OrderActions';
import { ShareLink } from './ShareLink';
import { Totals } from './Totals';
import '../css/order.css';

interface Props {
  readonly plans: readonly PaymentPlan[];
  /** The chosen one; null where the shop offers none. */
  readonly plan: PaymentPlan | null;
  /** Its `priceName`. */
  readonly onPlan: (chosen: string) => void;
  /** The cart is being ordered or offered, or has been and the page is about to be left. */
  readonly closing: boolean;
  /** Nothing can be ordered, for that or another reason. */
  readonly isHeld: boolean;
}

/** What the cart comes to, and how it is ordered. The note is kept here, so that typing it renders no line. S1 §2. */
export function OrderPanel({ plans, plan, onPlan, closing, isHeld }: Props) {
  const { t } = useTexts();
  const titleId = useId();
  const riskId = useId();
  const { text: note, change: setNote, discard: discardNote } = useDraft('note');
  const {
    settings: { showPriceStatus },
  } = usePage();
  const priceName = plan?.priceName ?? null;
  const risk = useAppSelector((state) => selectCartRisk(state, priceName));
  const isRiskUnread = useAppSelector(selectIsRiskUnread);
  const held = plan?.isVirtual ? null : risk;
  useAlertWhile('order/risk', held);
  useAlertWhile(
    'cart/load',
    useAppSelector(({ cart }) => cart.status === 'failed'),
  );
  return (
    <section className="vt-desk-panel vt-cart-order" aria-labelledby={titleId} aria-busy={closing}>
      <h2 className="vt-desk-panel__title vt-cart-order__title" id={titleId}>
        {t('cartPage.summary')}
      </h2>
      {showPriceStatus && <Totals priceName={priceName} />}
      {!plan?.isVirtual && <CreditMeter priceName={priceName} />}
      <InertRegion when={closing} className="vt-desk-panel__choices">
        <BranchChoice />
        <PlanChoice plans={plans} plan={plan} onChoose={onPlan} />
        <NoteField label={t('cartPage.note')} value={note} onChange={setNote} />
      </InertRegion>
      <div className="vt-cart-order__risk" id={riskId} role="status">
        {held && <p className="vt-cart-order__refusal">{translate({ t }, held)}</p>}
        {isRiskUnread && !plan?.isVirtual && <p className="vt-cart-order__hint">{t('cartPage.riskUnread')}</p>}
      </div>
      <OrderActions note={note} plan={plan} isHeld={isHeld} onDone={discardNote} heldBy={held ? riskId : undefined} />
      <div className="vt-cart-order__more">
        <ShareLink priceName={priceName} />
        <ToShop isPlain />
      </div>
    </section>
  );
}
