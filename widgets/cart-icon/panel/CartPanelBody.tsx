import { useEffect, useRef, type RefObject } from 'react';
import { LazyCreditMeter } from '@/commerce/LazyCreditMeter';
import { useRemoved } from '@/commerce/removal/useRemoved';
import { isEditOf } from '@/domain/cart/edits';
import { dom } from '@/runtime/page/dom';
import type { UndoNoteProps } from '@/commerce/removal/UndoNote';
import { useTexts } from '@/i18n/useTexts';
import { useAskCart } from '@/commerce/useAskCart';
import { selectKnownItems } from '@/data/cart/select';
import { useAppSelector } from '@/data/hooks';
import { useLazyPart, lazyPart } from '@/ui/lazyPart';
import { Spinner } from '@/ui/Spinner';
import { CartPanelLines } from './CartPanelLines';
import { CartPanelTotals } from './CartPanelTotals';
import './cart-state.css';

const undoNote = lazyPart(() => import('@/commerce/removal/UndoNote'), 'UndoNote');

/** What the panel can say of the cart: its lines and totals, or why there are none. */
export function CartPanelBody({ panel }: { readonly panel: RefObject<HTMLElement> }) {
  const { t } = useTexts();
  const items = useAppSelector(selectKnownItems);
  const status = useAppSelector(({ cart }) => cart.status);
  const showsPrices = useAppSelector(({ session }) => session.page.settings.showPriceStatus);
  const ask = useAskCart();
  // Whoever opens it asks for the cart that the page could not have (decision 69).
  const askFirst = useRef(status === 'failed' ? ask : null);
  useEffect(() => {
    askFirst.current?.();
  }, []);
  const removal = useRemoved(items);
  const { removed, setRemoved } = removal;
  // A line says so itself only while it is open.
  const isUnsaved = useAppSelector(({ cart: { unsaved } }) => unsaved.some((edit) => items.some(({ id }) => isEditOf(edit, id))));
  const isLoading = items.length === 0 && (status === 'loading' || status === 'idle');

  return (
    <>
      {status === 'failed' && <LoadFailed panel={panel} onRetry={ask} />}
      {isUnsaved && (
        <p
          className="vt-cart-panel__failed"
          role="alert"
          ref={(note) => {
            // The note with 'Geri al' is gone, and had the focus.
            if (note && dom.activeElement === dom.body) panel.current?.focus();
          }}
        >
          {t('product.cartUnsaved')}
        </p>
      )}
      {removed && <Undo removed={removed} removal={removal} region={panel} />}
      {items.length > 0 && (
        <>
          <CartPanelLines items={items} showsPrices={showsPrices} onRemoved={setRemoved} />
          {showsPrices && <CartPanelTotals />}
          <LazyCreditMeter className="vt-cart-panel__credit" />
        </>
      )}
      <p className="vt-cart-panel__state" role="status">
        {status === 'ready' && items.length === 0 && <span className="vt-cart-panel__note">{t('cart.empty')}</span>}
        {isLoading && (
          <span className="vt-cart-panel__note">
            <Spinner />
            {t('cart.loading')}
          </span>
        )}
      </p>
    </>
  );
}

interface LoadFailedProps {
  readonly panel: RefObject<HTMLElement>;
  readonly onRetry: () => void;
}

function LoadFailed({ panel, onRetry }: LoadFailedProps) {
  const { t } = useTexts();
  const retry = () => {
    // The button goes with the message; the focus must not go with it.
    panel.current?.focus();
    onRetry();
  };
  return (
    <div className="vt-cart-panel__failed" role="alert">
      <span>{t('cart.loadFailed')}</span>
      <button type="button" className="vt-button vt-button--quiet" onClick={retry}>
        {t('common.retry')}
      </button>
    </div>
  );
}

/** Comes with the first line that is taken out. */
function Undo(props: UndoNoteProps) {
  const { part: UndoNote } = useLazyPart(undoNote, true);
  return <div className="vt-cart-panel__undo">{UndoNote && <UndoNote {...props} />}</div>;
}
