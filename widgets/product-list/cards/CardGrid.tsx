import type { Product } from '@/domain/product';
import { times } from '@/domain/times';
import { useTexts } from '@/i18n/useTexts';
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
  return (
    <ul className="vt-list-cards" role="list" aria-label={t('list.region')} aria-busy={waiting > 0}>
      {waiting > 0
        ? times(waiting, (index) => <WaitingCard key={index} />)
        : items.map((product, index) => (
            <ProductCard key={product.id} product={product} keys={keys} isTogether={isTogether} isFirst={index < FIRST_ROW} />
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
