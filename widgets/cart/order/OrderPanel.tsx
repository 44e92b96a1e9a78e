import { useId, useMemo, useState } from 'react';
import { BranchChoice } from '@/desk/BranchChoice';
import type { PaymentPlan } from '@/domain/settings';
import { say } from '@/i18n';
import { useTexts } from '@/i18n/useTexts';
import { cartRiskOf } from '@/store/cart/requestOrder';
import { useAppSelector, usePage } from '@/store/hooks';
import { Select } from '@/ui/Select';
import { ToShop } from '../states/States';
import { Still } from '../Still';
import { OrderActions } from './OrderActions';
import { ShareLink } from './ShareLink';
import { Totals } from './Totals';
import '../css/order.css';

interface Props {
  readonly plans: readonly PaymentPlan[];
  /** The chosen one; null where the shop offers none. */
  readonly plan: PaymentPlan | null;
  readonly onPlan: (plan: PaymentPlan) => void;
  /** The cart is being ordered or offered, or has been and the page is about to be left. */
  readonly closing: boolean;
  readonly onDone: () => void;
}

/** Most characters of a note: what fits on an order form. */
const LONGEST_NOTE = 1000;

/** What the cart comes to, and how it is ordered. The note is kept here, so that typing it renders no line. S1 §2. */
export function OrderPanel({ plans, plan, onPlan, closing, onDone }: Props) {
  const { t } = useTexts();
  const titleId = useId();
  const riskId = useId();
  const [note, setNote] = useState('');
  const { settings: { showPriceStatus } } = usePage();
  const priceName = plan?.priceName ?? null;
  const cart = useAppSelector((state) => state.cart);
  const session = useAppSelector((state) => state.session);
  const risk = useMemo(() => cartRiskOf({ cart, session }, priceName), [cart, session, priceName]);
  const held = plan?.isVirtual ? null : risk;
  return (
    <section className="vt-cart-order" aria-labelledby={titleId} aria-busy={closing}>
      <h2 className="vt-cart__title" id={titleId}>{t('cartPage.summary')}</h2>
      {showPriceStatus && <Totals priceName={priceName} />}
      <Still when={closing} className="vt-cart-order__choices">
        <BranchChoice />
        {plan && (
          <label className="vt-cart-order__field vt-cart-order__field--row">
            <span className="vt-cart-order__label">{t('product.plan')}</span>
            <Select
              options={plans.map(({ name, priceName: value }) => ({ value, label: name }))}
              value={plan.priceName}
              onChange={(value) => {
                const chosen = plans.find((each) => each.priceName === value);
                if (chosen) onPlan(chosen);
              }}
            />
          </label>
        )}
        <label className="vt-cart-order__field">
          <span className="vt-cart-order__label">{t('cartPage.note')}</span>
          <textarea
            className="vt-cart-order__note"
            rows={2}
            maxLength={LONGEST_NOTE}
            value={note}
            onChange={({ target }) => { setNote(target.value); }}
          />
        </label>
      </Still>
      <div className="vt-cart-order__risk" id={riskId} role="status">{held && <p className="vt-cart-order__refusal">{say({ t }, held)}</p>}</div>
      <OrderActions note={note} plan={plan} closing={closing} onDone={onDone} describedBy={held ? riskId : undefined} />
      <div className="vt-cart-order__more">
        <ShareLink priceName={priceName} />
        <ToShop isPlain />
      </div>
    </section>
  );
}
