import type { Product } from '@/domain/product';
import { times } from '@/domain/times';
import { useTexts } from '@/i18n/useTexts';
import { useSlices } from '@/ui/rows/useSlices';
import { Placeholder } from '@/ui/Placeholder';
import type { ListKeys } from '../keys/useListKeys';
import { ProductCard } from './ProductCard';
import '../css/cards.css';

/** Cards that a wide window shows beside each other. */
const FIRST_ROW = 4;

interface Props {
  readonly items: readonly Product[];
  /** So many cards are on their way and stand in the place of the products. */
  readonly waiting: number;
  readonly keys: ListKeys | null;
  /** The cards are an order sheet. */
  readonly isTogether: boolean;
}

/** Products as cards of one height. S1 §2. */
export function CardGrid({ items, waiting, keys, isTogether }: Props) {
  const { t } = useTexts();
  const { shown } = useSlices(waiting > 0 ? 0 : items.length);
  const there = waiting > 0 ? 0 : shown;
  const toCome = waiting > 0 ? waiting : items.length - shown;
  return (
    <ul className="vt-list-cards" role="list" aria-label={t('list.region')} aria-busy={toCome > 0}>
      {items.slice(0, there).map((product, index) => (
        <ProductCard key={product.id} product={product} keys={keys} isTogether={isTogether} isFirst={index < FIRST_ROW} />
      ))}
      {/* By their places: one that stood elsewhere before would be seen to move. */}
      {times(toCome, (index) => (
        <WaitingCard key={`waiting-${there + index}`} />
      ))}
    </ul>
  );
}

/** Stands in the place of a card that is on its way, in its size. */
function WaitingCard() {
  return (
    <li className="vt-list-card vt-list-card--waiting" aria-hidden="true">
      <Placeholder className="vt-list-card__block vt-list-card__block--photo" />
      <Placeholder className="vt-list-card__block" />
      <Placeholder className="vt-list-card__block vt-list-card__block--short" />
      <Placeholder className="vt-list-card__block vt-list-card__block--button" />
    </li>
  );
}
