import { useId } from 'react';
import { changeQuantity, removeLine } from '@/data/cart/editLine';
import { useAppDispatch, useAppSelector } from '@/data/hooks';
import type { CartItem } from '@/domain/cart/cart';
import { isEditOf } from '@/domain/cart/edits';
import { formatQuantity } from '@/domain/quantity/format';
import { decreaseQuantity, increaseQuantity, readListQuantity } from '@/domain/quantity/listQuantity';
import { readTypedNumber } from '@/domain/typedNumber';
import { useTexts } from '@/i18n/useTexts';
import { useAnnounce } from '@/page/container/context';
import { CLOSE } from '@/ui/icon/paths';
import { Icon } from '@/ui/Icon';
import { QuantityInput } from '@/ui/QuantityInput';
import type { Removed } from '../../removal/useRemoved';
import { RowNote } from '../RowNote';
import '@/ui/button.css';

interface Props {
  readonly item: CartItem;
  /** It is about to go. */
  readonly onRemove: () => void;
  readonly onRemoved: ((removed: Removed) => void) | undefined;
}

/**
 * One line of the cart, beside its product: changed and removed through the cart's queue, as on the cart page. One that cannot be read is
 * only removed. Decisions 11, 28, 63 and 68.
 */
export function CartLine({ item, onRemove, onRemoved }: Props) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const dispatch = useAppDispatch();
  const noteId = useId();
  const isUnsaved = useAppSelector(({ cart }) => cart.unsaved.some((edit) => isEditOf(edit, item.id)));
  const { name } = item.product;
  const unit = item.productUnit.value;
  const change = async (next: (quantity: number) => number) => {
    const line = await dispatch(changeQuantity(item.id, next));
    if (line) announce(`${name}: ${t('cart.lineAmount', { quantity: formatQuantity(line.quantity), unit })}`);
  };
  return (
    <span className="vt-in-cart__line">
      {!item.unread && (
        <QuantityInput
          name={`${name} ${unit}`.trim()}
          amount={item.quantity}
          compact
          describedBy={isUnsaved ? noteId : undefined}
          onStep={(by) => {
            void change((quantity) => (by === 1 ? increaseQuantity(quantity) : decreaseQuantity(quantity)));
          }}
          onType={(text) => {
            const quantity = readListQuantity(text);
            if (quantity !== readTypedNumber(text)) announce(t('quantity.taken', { name, amount: quantity }));
            void change(() => quantity);
            return quantity;
          }}
        />
      )}
      <span className="vt-in-cart__unit">{unit}</span>
      <button
        type="button"
        className="vt-button vt-button--icon vt-button--compact"
        aria-label={t('product.outOfCart', { name })}
        onClick={() => {
          onRemove();
          const place = dispatch(removeLine(item.id));
          // The way back takes the focus and says it.
          if (onRemoved) onRemoved({ items: [item], place });
          else announce(t('product.takenOut', { name }));
        }}
      >
        <Icon path={CLOSE} size={18} />
      </button>
      {/* The mini cart says it aloud. */}
      {isUnsaved && <RowNote id={noteId} role={onRemoved ? undefined : 'alert'} message={{ key: 'product.cartUnsaved' }} />}
    </span>
  );
}
