import { useMemo, useState } from 'react';
import { loadCart } from '@/data/cart/calls';
import { useAppDispatch, useAppSelector } from '@/data/hooks';
import { cartContent } from '@/domain/cart/content';
import type { CartItem } from '@/domain/cart/cart';

export interface CartCheck {
  /** The cart holds something else by now than the lines that this page came with. */
  readonly isChanged: boolean;
  /** The shop is asked for the cart. */
  readonly isAsking: boolean;
  /** A press was not carried out, as the cart is another: what says so is to be led to. */
  readonly isRefused: boolean;
  /** Asks the shop for the cart, which another computer may have changed or ordered; false where it need not be asked. */
  ask(): boolean;
  /** Waits no longer for the answer. What it tells still counts once it comes. */
  giveUp(): void;
  refuse(): void;
}

/**
 * Holds the lines that this page came with against the cart: it may be changed in the mini cart, in another tab or at another computer.
 * Of lines that the cart has never held, those of an offer, nothing is known; nor where no widget of the page fetches the cart.
 */
export function useCartCheck(items: readonly CartItem[]): CartCheck {
  const dispatch = useAppDispatch();
  const cart = useAppSelector((state) => state.cart.items);
  const given = useMemo(() => cartContent(items), [items]);
  const current = useMemo(() => cartContent(cart), [cart]);
  const [wasSame, setSame] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isSame = given !== '' && given === current;
  if (isSame && !wasSame) setSame(true);
  const giveUp = () => {
    setAsking(false);
  };
  return {
    isChanged: wasSame && !isSame,
    isAsking,
    isRefused,
    ask() {
      if (wasSame) {
        setRefused(false);
        setAsking(true);
        void dispatch(loadCart()).finally(giveUp);
      }
      return wasSame;
    },
    giveUp,
    refuse() {
      setRefused(true);
    },
  };
}
