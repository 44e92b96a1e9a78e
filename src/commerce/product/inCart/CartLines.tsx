import { useEffect, useRef, type RefObject } from 'react';
import type { CartItem } from '@/domain/cart/cart';
import { useTexts } from '@/i18n/useTexts';
import { dom } from '@/runtime/page/dom';
import type { Removed } from '../../removal/useRemoved';
import { CartLine } from './CartLine';
import '../css/in-cart-lines.css';

interface Props {
  /** Of the product. */
  readonly name: string;
  /** Its lines in the cart. */
  readonly lines: readonly CartItem[];
  /** What opened it, and has the focus again. */
  readonly mark: RefObject<HTMLElement>;
  readonly onClose: () => void;
  /** A line was taken out: it can be put back. */
  readonly onRemoved?: (removed: Removed) => void;
}

/** The lines of one product in the cart, where the product stands. Escape closes it, and so does leaving it. */
export function CartLines({ name, lines, mark, onClose, onRemoved }: Props) {
  const { t } = useTexts();
  const panel = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = panel.current;
    const first = element?.querySelector<HTMLElement>('input, .vt-button');
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
    const ending = new AbortController();
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node) || element?.parentElement?.contains(target)) return;
      // A box that goes is not left: what was typed into it would be lost.
      element?.querySelector<HTMLElement>(':focus')?.blur();
      onClose();
    };
    // Before what else closes by the press, the mini cart around it.
    dom.addEventListener('pointerdown', onPress, { capture: true, signal: ending.signal });
    return () => {
      ending.abort();
    };
    // It begins once; of whichever render, `onClose` closes it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  /** What takes the focus before the last line goes with all of this: the box or the button of the product, else its link. */
  const leave = () => {
    const place = mark.current?.closest('tr, li, .vt-root');
    const others = [...(place?.querySelectorAll<HTMLElement>('input, .vt-add') ?? [])];
    const other = others.find((each) => !mark.current?.parentElement?.contains(each));
    (other ?? place?.querySelector<HTMLElement>('a:not([tabindex])'))?.focus();
  };
  return (
    // It is left by keys and by the focus; what can be pressed in it are the boxes and buttons of its lines.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <span
      ref={panel}
      className="vt-in-cart__lines"
      role="group"
      aria-label={t('product.linesOf', { name })}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // A dialog around it stays open.
        event.preventDefault();
        event.stopPropagation();
        mark.current?.focus();
        onClose();
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.parentElement?.contains(relatedTarget)) onClose();
      }}
    >
      {lines.map((item) => (
        <CartLine
          key={item.id}
          item={item}
          onRemove={() => {
            if (lines.length === 1) leave();
            else panel.current?.focus();
          }}
          onRemoved={onRemoved}
        />
      ))}
    </span>
  );
}
