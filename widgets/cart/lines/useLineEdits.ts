import type { CartItem } from '@/domain/cart/cart';
import type { Id } from '@/domain/id';
import { formatPrice } from '@/domain/money/format';
import { decreaseQuantity, readListQuantity } from '@/domain/quantity/listQuantity';
import { announce } from '@/host/announce';
import { useTexts } from '@/i18n/useTexts';
import { changeQuantity, changeUnit, takeOut } from '@/store/cart/editLine';
import { useAppDispatch } from '@/store/hooks';
import { linePrices, type LinePricing } from './linePrices';
import type { Removed } from './UndoNote';

/**
 * What can be done to a line. Each edit shows at once and is sent; what the line comes to then is told to screen
 * readers, whose focus stays where it is. A quantity that stock does not cover is the server's to refuse.
 */
export function useLineEdits(item: CartItem, pricing: LinePricing, onRemoved: (removed: Removed) => void) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const told = async (change: Promise<CartItem | null>) => {
    const line = await change;
    if (!line) return;
    const { product: { name }, productUnit: { value: unit }, quantity } = line;
    const prices = linePrices(line, pricing);
    const amount = t('cart.lineAmount', { quantity, unit });
    announce([`${name}: ${amount}`, ...(prices ? [formatPrice(prices.total)] : [])].join(', '));
  };
  const setQuantity = (next: (quantity: number) => number) => { void told(dispatch(changeQuantity(item.id, next))); };
  return {
    step: (by: 1 | -1) => { setQuantity((quantity) => (by === 1 ? quantity + 1 : decreaseQuantity(quantity))); },
    type(text: string) {
      const quantity = readListQuantity(text);
      setQuantity(() => quantity);
      return quantity;
    },
    chooseUnit: (unit: Id) => { void told(dispatch(changeUnit(item.id, unit))); },
    remove() {
      const place = dispatch(takeOut(item.id));
      if (place >= 0) onRemoved({ item, place });
    },
  };
}
