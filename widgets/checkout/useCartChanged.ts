import { useMemo, useState } from 'react';
import { useAppSelector } from '@/data/hooks';
import { cartContent } from '@/domain/cart/content';
import type { CartItem } from '@/domain/cart/cart';

/**
 * Whether the cart holds something else by now than the lines that this page came with: changed in the mini cart, or in another tab. Of
 * lines that the cart has never held, those of an offer, that is not known; nor where no widget of the page fetches the cart.
 */
export function useCartChanged(items: readonly CartItem[]): boolean {
  const cart = useAppSelector((state) => state.cart.items);
  const given = useMemo(() => cartContent(items), [items]);
  const current = useMemo(() => cartContent(cart), [cart]);
  const [wasSame, setSame] = useState(false);
  const isSame = given !== '' && given === current;
  if (isSame && !wasSame) setSame(true);
  return wasSame && !isSame;
}
