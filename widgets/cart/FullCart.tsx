import { startTransition, useCallback, useRef, useState, type RefObject } from 'react';
import type { CartItem } from '@/domain/cart/cart';
import { offeredPlans, defaultPaymentPlan } from '@/domain/plan';
import { useAppSelector, usePage } from '@/data/hooks';
import { selectClosing } from '@/data/cart/select';
import { selectSaving } from '@/data/session/slice';
import { useDraft } from '@/commerce/order/useDraft';
import { InertRegion } from '@/ui/InertRegion';
import { lazyPart, useLazyPart } from '@/ui/lazyPart';
import type { LongRowsHandle } from '@/ui/rows/LongRows';
import { LinesHead } from './lines/LinesHead';
import { LinesTable } from './lines/LinesTable';
import { LARGE, type LinesView } from './lines/numberedLines';
import type { Removal } from '@/commerce/removal/useRemoved';
import { useLinePricing } from './lines/useLinePricing';
import { OrderPanel } from './order/OrderPanel';

const lineTools = lazyPart(() => import('./tools/LineTools'), 'LineTools');

interface Props {
  readonly items: readonly CartItem[];
  readonly removal: Removal;
  readonly region: RefObject<HTMLElement>;
}

/** A cart with lines in it, and the order beside it. Prices follow the payment plan that the order is under (decision 30). */
export function FullCart({ items, removal, region }: Props) {
  const { setRemoved, forget, progress } = removal;
  const plans = offeredPlans(usePage().settings);
  const { text: chosen, change: choosePlan } = useDraft('plan');
  // The page may offer others by now (decision 74).
  const plan = plans.find(({ priceName }) => priceName === chosen) ?? defaultPaymentPlan(plans);
  const closing = useAppSelector(selectClosing);
  // An order that overtakes it would be for the branch before.
  const isSavingBranch = useAppSelector((state) => selectSaving(state, 'branch'));
  // What is still to be put back of many would not be in the order.
  const isPuttingBack = progress !== null && progress.count > 1;
  const isHeld = closing || isSavingBranch || isPuttingBack;
  const pricing = useLinePricing(plan?.priceName ?? null);
  const [view, setView] = useState<LinesView | null>(null);
  // The boxes of all rows at once would hold an old computer up, and nothing has been chosen by them yet.
  const showFirst = useCallback((first: LinesView) => {
    startTransition(() => {
      setView(first);
    });
  }, []);
  const rows = useRef<LongRowsHandle>(null);
  const isLarge = items.length >= LARGE;
  const { part: LineTools } = useLazyPart(lineTools, isLarge);
  return (
    <div className="vt-cart__columns">
      <InertRegion when={closing} className="vt-cart__main">
        <LinesHead count={items.length} isHeld={isHeld} onCleared={forget} />
        {isLarge && (
          <div className="vt-cart__tools">
            {LineTools && (
              <LineTools
                items={items}
                pricing={pricing}
                region={region}
                rows={rows}
                onView={view ? setView : showFirst}
                onRemoved={setRemoved}
              />
            )}
          </div>
        )}
        <div className={isLarge && !view ? 'vt-cart__main--waiting' : undefined}>
          <LinesTable
            items={items}
            view={isLarge ? view : null}
            pricing={pricing}
            removal={removal}
            region={region}
            rows={rows}
          />
        </div>
      </InertRegion>
      <OrderPanel plans={plans} plan={plan} onPlan={choosePlan} closing={closing} isHeld={isHeld} />
    </div>
  );
}
