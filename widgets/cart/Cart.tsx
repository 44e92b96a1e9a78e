import { useDeferredValue, useRef } from 'react';
import { useRemoved } from '@/commerce/removal/useRemoved';
import { useTexts } from '@/i18n/useTexts';
import { selectKnownItems } from '@/data/cart/select';
import { useAppSelector, usePage } from '@/data/hooks';
import { useCartLoaded } from '@/data/cart/useCart';
import { FullCart } from './FullCart';
import { UndoNote } from '@/commerce/removal/UndoNote';
import { Empty, LoadFailed, SignIn } from './states/States';
import { UnsavedNote } from './states/UnsavedNote';
import { Waiting } from './states/Waiting';
import { useKeptFocus } from './useKeptFocus';
import './css/cart.css';
import './css/print.css';

/** The cart page: its lines, what they come to, and what can be done with them. S1 §2, S1-1.02. */
export function Cart() {
  return usePage().visitor === 'visitor' ? <SignIn /> : <CustomersCart />;
}

function CustomersCart() {
  const { t } = useTexts();
  useCartLoaded();
  const region = useRef<HTMLElement>(null);
  const keptFocus = useKeptFocus(region);
  const items = useAppSelector(selectKnownItems);
  const status = useAppSelector(({ cart }) => cart.status);
  const removal = useRemoved(items);
  const { removed } = removal;

  const isEmpty = items.length === 0;
  const waits = isEmpty && (status === 'idle' || status === 'loading');
  // The first lines with the order beside them are too much for one task of an old computer: what stands in for them stays until they are ready.
  const isWaiting = useDeferredValue(waits) || waits;
  return (
    <section ref={region} className="vt-cart" tabIndex={-1} aria-label={t('cartPage.region')} {...keptFocus}>
      {!isWaiting && status === 'failed' && <LoadFailed />}
      <UnsavedNote />
      {isEmpty && removed && (
        <div className="vt-cart__undo">
          <UndoNote removed={removed} removal={removal} region={region} />
        </div>
      )}
      {!isWaiting && !isEmpty && <FullCart items={items} removal={removal} region={region} />}
      {!isWaiting && isEmpty && status === 'ready' && <Empty />}
      {isWaiting && <Waiting />}
    </section>
  );
}
