import { lineTotal } from '@/domain/cart/linePrice';
import type { Money } from '@/domain/money/money';
import { ExactPrice } from '@/ui/ExactPrice';
import { PriceOrDash } from './PriceOrDash';

interface Props {
  /** Of one unit, unrounded; null without one. */
  readonly price: Money | null;
  readonly quantity: number;
}

/** The unit price of a line that shows its amount, too: the exact one beneath it where they do not agree. Decision 72. */
export function LinePrice({ price, quantity }: Props) {
  return (
    <>
      <PriceOrDash price={price} />
      {price && <ExactPrice price={price} quantity={quantity} amount={lineTotal(price, quantity)} />}
    </>
  );
}
