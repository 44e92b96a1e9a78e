import { dom } from '@/runtime/page/dom';
import { useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { CartItem } from '@/domain/cart/cart';
import { useTexts } from '@/i18n/useTexts';
import { usePageServices } from '@/page/container/context';
import { restoreLine } from '@/data/cart/editLine';
import { useAppDispatch } from '@/data/hooks';
import type { LongRowsHandle } from '@/ui/rows/LongRows';
import { Spinner } from '@/ui/Spinner';
import '@/ui/button.css';
import { findLine } from './findLine';
import type { Removal, Removed } from './useRemoved';
import './undo.css';

export interface UndoNoteProps {
  readonly removed: Removed;
  readonly removal: Removal;
  /** The cart: the line that is put back appears in it. */
  readonly region: RefObject<HTMLElement>;
  /** Where not all its lines may be in the document. */
  readonly rows?: RefObject<LongRowsHandle>;
}

const BLOCK = 'vt-cart-undo';

/**
 * Says that lines were taken out and puts them back, one after the other. It takes the focus that went with them, and stays
 * until the next are taken out: nobody has to be quick. What cannot be put back stays to be tried again.
 */
export function UndoNote({ removed, removal: { progress, setProgress, settle }, region, rows }: UndoNoteProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { announce, leaveWarnings } = usePageServices();
  const textId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const items = removed.items.filter((item) => item.productUnit.id !== null);
  const [first] = removed.items;
  const count = removed.items.length;
  /** Each by itself would be a sentence for each: they are told as a whole. */
  const isMany = items.length > 1;

  useLayoutEffect(() => {
    if (dom.activeElement === dom.body) button.current?.focus({ preventScroll: true });
  }, [removed]);

  const undo = async () => {
    if (progress) return;
    const restored: CartItem[] = [];
    const lines: CartItem[] = [];
    // Those that come later are lost where the page is left.
    const letLeave = isMany ? leaveWarnings.warn() : undefined;
    for (const item of items) {
      setProgress({ done: lines.length, count: items.length });
      const line = await dispatch(restoreLine(item, isMany ? 'failure' : undefined));
      if (!line) continue;
      restored.push(item);
      lines.push(line);
    }
    letLeave?.();
    if (isMany) announce(t('cartPage.undoing', { done: lines.length, count: items.length }));
    // Another note may tell of it by now: the cart was empty before.
    const hadFocus = dom.activeElement?.closest(`.${BLOCK}`);
    flushSync(() => {
      settle(restored);
    });
    const [line] = lines;
    if (!hadFocus || !line || lines.length < items.length) return;
    rows?.current?.reveal(String(line.id));
    const row = findLine(region.current, line);
    (row?.querySelector('input') ?? row?.querySelector('button'))?.focus();
  };
  const busy = progress !== null;
  return (
    <span className={BLOCK}>
      <span className="vt-cart-undo__text" id={textId}>
        {count > 1 ? t('cartPage.removedMany', { count }) : t('cartPage.removed', { name: first?.product.name })}
      </span>
      {items.length > 0 && (
        <button
          ref={button}
          type="button"
          className="vt-button vt-button--quiet vt-button--compact"
          aria-describedby={textId}
          aria-disabled={busy}
          onClick={() => {
            void undo();
          }}
        >
          {busy && <Spinner />}
          {progress && progress.count > 1 ? t('cartPage.undoing', { ...progress }) : t('cartPage.undo')}
        </button>
      )}
    </span>
  );
}
