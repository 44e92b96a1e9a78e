import { useEffect, useRef } from 'react';
import type { Id } from '@/domain/id';
import { useAppSelector } from '@/data/hooks';
import { selectPiecesInCart } from '@/data/cart/selectProduct';

interface Props {
  readonly productId: Id;
  readonly onGrowth: () => void;
}

/** Tells when the cart has come to hold more of a product, whoever put it there. S1 §4, decision 11. */
export function CartGrowth({ productId, onGrowth }: Props) {
  const pieces = useAppSelector((state) => selectPiecesInCart(state, productId));
  /** The first cart that is known is no change. */
  const last = useRef(pieces);
  useEffect(() => {
    if (pieces === null) return;
    if (last.current !== null && pieces > last.current) onGrowth();
    last.current = pieces;
    // Only the cart tells; another render does not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pieces]);
  return null;
}
