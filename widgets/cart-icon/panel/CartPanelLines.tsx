import { useState, type UIEvent } from 'react';
import type { CartItem } from '@/domain/cart/cart';
import type { Removed } from '@/commerce/removal/useRemoved';
import { useSlices } from '@/ui/rows/useSlices';
import { CartPanelLine } from './CartPanelLine';

interface Props {
  readonly items: readonly CartItem[];
  readonly showsPrices: boolean;
  readonly onRemoved: (removed: Removed) => void;
}

/** Lines that a panel shows without being scrolled, on any screen. */
const IN_SIGHT = 12;
/** Lines that come by themselves; so many more each time that somebody comes to their end. */
const MOST = 500;

/** The lines. Of a large cart the first open the panel, and the others come while it is used. */
export function CartPanelLines({ items, showsPrices, onRemoved }: Props) {
  const [most, setMost] = useState(MOST);
  const length = Math.min(items.length, most);
  const { shown } = useSlices(length);
  const isComing = shown < length;
  const goOn = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    const isNearEnd = scrollTop + 3 * clientHeight > scrollHeight;
    if (isNearEnd && !isComing && length < items.length) setMost(most + MOST);
  };
  return (
    <ul className="vt-cart-panel__lines" role="list" aria-busy={isComing || undefined} onScroll={goOn}>
      {items.slice(0, shown).map((item, place) => (
        <CartPanelLine
          key={String(item.id) || `unread-${place}`}
          item={item}
          isFar={place >= IN_SIGHT}
          showsPrices={showsPrices}
          onRemoved={onRemoved}
        />
      ))}
    </ul>
  );
}
