import { useTexts } from '@/i18n/useTexts';
import type { CartItem } from '@/domain/cart/cart';
import type { Id } from '@/domain/id';

interface Props {
  readonly item: CartItem;
  /** From 1, as the cart has them. */
  readonly number?: number | undefined;
  readonly isPicked?: boolean | undefined;
  readonly onPick?: ((id: Id) => void) | undefined;
}

/** The number of a line of a large cart, and the box that picks it. */
export function LinePick({ item, number, isPicked = false, onPick }: Props) {
  const { t } = useTexts();
  if (number === undefined || !onPick) return null;
  return (
    <label className="vt-cart-lines__pick">
      <input
        className="vt-cart-lines__box"
        type="checkbox"
        form=""
        aria-label={t('cartPage.pick', { number, name: item.product.name })}
        checked={isPicked}
        disabled={item.id === ''}
        onChange={() => {
          onPick(item.id);
        }}
      />
      <span className="vt-cart-lines__number" aria-hidden="true">
        {number}
      </span>
    </label>
  );
}
