import { lineTotal } from '@/domain/cart/linePrice';
import type { Money } from '@/domain/money/money';
import { ExactPrice } from '@/ui/ExactPrice';
import { PriceOrDash } from './PriceOrDash';

interface Props {
  /** Of one unit, unrounded; null without one. */
  readonly price: Money | null;
  readonly quantity: number;
  /** What a single piece costs, where the unit holds several: "₺0,40/ADET". */
  readonly piece?: string | null;
}

/**
 * The unit price of a line that shows its amount, too: the exact one beneath it where they do not agree, and that of a piece.
 * Decisions 72 and 73.
 */
export function LinePrice({ price, quantity, piece = null }: Props) {
  return (
    <>
      <PriceOrDash price={price} />
      {price && <ExactPrice price={price} quantity={quantity} amount={lineTotal(price, quantity)} />}
      {piece !== null && <small className="vt-money vt-exact"> {piece}</small>}
    </>
  );
}
