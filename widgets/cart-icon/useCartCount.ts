import { lastCartCount } from '@/runtime/page/cartCount';
import { selectKnownItems } from '@/data/cart/select';
import { useAppSelector } from '@/data/hooks';

/**
 * The number of cart lines as far as it is known: the cart's own, or what the last page knew until the cart has
 * come. Null where nobody knows.
 */
export function useCartCount(): number | null {
  const count = useAppSelector((state) => selectKnownItems(state).length);
  const status = useAppSelector(({ cart }) => cart.status);
  return status === 'ready' || count > 0 ? count : lastCartCount();
}
