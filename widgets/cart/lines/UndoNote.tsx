import { dom } from '@/runtime/page/dom';
import { useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { CartItem } from '@/domain/cart/cart';
import { useTexts } from '@/i18n/useTexts';
import { restoreLine, unitIdOf } from '../editLine';
import { useAppDispatch } from '@/data/hooks';
import { Spinner } from '@/ui/Spinner';
import '@/ui/button.css';

/** A line that was taken out. */
export interface Removed {
  readonly item: CartItem;
  /** Where it stood among the lines. */
  readonly place: number;
}

interface Props {
  readonly removed: Removed;
  /** The cart: the line that is put back appears in it. */
  readonly region: RefObject<HTMLElement>;
  readonly onUndone: () => void;
}

/**
 * Says that a line was taken out and puts it back. It takes the focus that went with the line, and stays until the
 * next line is taken out: nobody has to be quick.
 */
export function UndoNote({ removed, region, onUndone }: Props) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const textId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const { item } = removed;
  const { name } = item.product;

  useLayoutEffect(() => {
    if (dom.activeElement === dom.body) button.current?.focus({ preventScroll: true });
  }, [removed]);

  const undo = async () => {
    if (busy) return;
    setBusy(true);
    const line = await dispatch(restoreLine(item));
    setBusy(false);
    if (!line) return;
    const hadFocus = dom.activeElement === button.current;
    flushSync(onUndone);
    if (hadFocus) focusLine(region.current, line);
  };
  return (
    <span className="vt-cart-undo">
      <span className="vt-cart-undo__text" id={textId}>
        {t('cartPage.removed', { name })}
      </span>
      {unitIdOf(item) !== null && (
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
          {t('cartPage.undo')}
        </button>
      )}
    </span>
  );
}

function focusLine(region: HTMLElement | null, { id }: CartItem): void {
  const rows = [...(region?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
  rows
    .find(({ dataset }) => dataset.line === String(id))
    ?.querySelector('input')
    ?.focus();
}
