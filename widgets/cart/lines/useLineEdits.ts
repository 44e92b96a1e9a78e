import type { CartItem } from '@/domain/cart/cart';
import type { Id } from '@/domain/id';
import { formatPrice } from '@/domain/money/format';
import { decreaseQuantity, increaseQuantity, readListQuantity } from '@/domain/quantity/listQuantity';
import { readTypedNumber } from '@/domain/typedNumber';
import { useAnnounce } from '@/page/container/context';
import { formatQuantity } from '@/domain/quantity/format';
import { useTexts } from '@/i18n/useTexts';
import { changeQuantity, changeUnit, removeLine } from '@/data/cart/editLine';
import { useAppDispatch } from '@/data/hooks';
import { linePrices, type LinePricing } from './linePrices';
import type { Removed } from '@/commerce/removal/useRemoved';

/**
 * What can be done to a line. Each edit shows at once and is sent; what the line comes to then is told to screen
 * readers, whose focus stays where it is. A quantity that stock does not cover is the server's to refuse.
 */
export function useLineEdits(item: CartItem, pricing: LinePricing, onRemoved: (removed: Removed) => void) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const dispatch = useAppDispatch();
  /** In one go: what is announced twice in a moment is heard once. */
  const announceLine = async (change: Promise<CartItem | null>, before: readonly string[] = []) => {
    const line = await change;
    if (!line) {
      if (before.length > 0) announce(before.join(''));
      return;
    }
    const {
      product: { name },
      productUnit: { value: unit },
      quantity,
    } = line;
    const prices = linePrices(line, pricing);
    const amount = t('cart.lineAmount', { quantity: formatQuantity(quantity), unit });
    announce([...before, `${name}: ${amount}`, ...(prices ? [formatPrice(prices.total)] : [])].join(', '));
  };
  const setQuantity = (next: (quantity: number) => number, before?: readonly string[]) => {
    void announceLine(dispatch(changeQuantity(item.id, next)), before);
  };
  return {
    step: (by: 1 | -1) => {
      setQuantity((quantity) => (by === 1 ? increaseQuantity(quantity) : decreaseQuantity(quantity)));
    },
    type(text: string) {
      const quantity = readListQuantity(text);
      const isTyped = quantity === readTypedNumber(text);
      setQuantity(() => quantity, isTyped ? [] : [t('quantity.taken', { name: item.product.name, amount: quantity })]);
      return quantity;
    },
    chooseUnit: (unit: Id) => {
      void announceLine(dispatch(changeUnit(item.id, unit)));
    },
    remove() {
      const place = dispatch(removeLine(item.id));
      if (place >= 0) onRemoved({ items: [item], place });
    },
  };
}
