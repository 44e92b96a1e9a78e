import { useCallback, useState, type RefObject } from 'react';
import type { CartItem } from '@/domain/cart/cart';
import { offeredPlans, defaultPaymentPlan } from '@/domain/plan';
import { useAppSelector, usePage } from '@/data/hooks';
import { selectClosing } from '@/data/cart/select';
import { InertRegion } from '@/ui/InertRegion';
import { LinesHead } from './lines/LinesHead';
import { LinesTable } from './lines/LinesTable';
import type { Removed } from './lines/UndoNote';
import { OrderPanel } from './order/OrderPanel';

interface Props {
  readonly items: readonly CartItem[];
  readonly removed: Removed | null;
  readonly region: RefObject<HTMLElement>;
  readonly onRemoved: (removed: Removed) => void;
  readonly onForget: () => void;
}

/** A cart with lines in it, and the order beside it. Prices follow the payment plan that the order is under (decision 30). */
export function FullCart({ items, removed, region, onRemoved, onForget }: Props) {
  const plans = offeredPlans(usePage().settings);
  const [plan, setPlan] = useState(() => defaultPaymentPlan(plans));
  const [isLeaving, setLeaving] = useState(false);
  const closing = useAppSelector(selectClosing) || isLeaving;
  const onDone = useCallback(() => {
    setLeaving(true);
  }, []);
  return (
    <div className="vt-cart__columns">
      <InertRegion when={closing} className="vt-cart__main">
        <LinesHead count={items.length} onCleared={onForget} />
        <LinesTable
          items={items}
          priceName={plan?.priceName ?? null}
          removed={removed}
          region={region}
          onRemoved={onRemoved}
          onUndone={onForget}
        />
      </InertRegion>
      <OrderPanel plans={plans} plan={plan} onPlan={setPlan} closing={closing} onDone={onDone} />
    </div>
  );
}
