import { useCallback, useRef, useState } from 'react';
import { sameId } from '@/domain/id';
import { useTexts } from '@/i18n/useTexts';
import { useAppSelector, usePage } from '@/data/hooks';
import { useCartLoaded } from '@/data/cart/useCart';
import { FullCart } from './FullCart';
import { UndoNote, type Removed } from './lines/UndoNote';
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
  const items = useAppSelector(({ cart }) => cart.items);
  const status = useAppSelector(({ cart }) => cart.status);
  const [removal, setRemoval] = useState<Removed | null>(null);
  // A removal that failed has brought its line back.
  const removed = removal && !items.some(({ id }) => sameId(id, removal.item.id)) ? removal : null;
  const forget = useCallback(() => {
    setRemoval(null);
  }, []);

  const isEmpty = items.length === 0;
  return (
    <section ref={region} className="vt-cart" tabIndex={-1} aria-label={t('cartPage.region')} {...keptFocus}>
      {status === 'failed' && <LoadFailed />}
      <UnsavedNote />
      {isEmpty && removed && (
        <div className="vt-cart__undo">
          <UndoNote removed={removed} region={region} onUndone={forget} />
        </div>
      )}
      {!isEmpty && <FullCart items={items} removed={removed} region={region} onRemoved={setRemoval} onForget={forget} />}
      {isEmpty && status === 'ready' && <Empty />}
      {isEmpty && (status === 'idle' || status === 'loading') && <Waiting />}
    </section>
  );
}
