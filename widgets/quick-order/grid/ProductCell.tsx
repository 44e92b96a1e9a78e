import { productHref } from '@/domain/links/product';
import { useTexts } from '@/i18n/useTexts';
import type { Match } from '../rules/codes';
import type { Row } from '../rules/row';
import { Choices } from './Choices';

interface Props {
  readonly row: Row;
  readonly place: number;
  readonly onChoose: (match: Match) => void;
}

/** The product that a code means, or how many there are of which one may be meant. */
export function ProductCell({ row, place, onChoose }: Props) {
  const { t } = useTexts();
  if (row.finding?.kind !== 'found') return <Choices row={row} place={place} onChoose={onChoose} />;
  const { product } = row.finding.match;
  return (
    <a
      className="vt-quick__link"
      href={productHref(product)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('quickOrder.newTab', { name: product.name })}
    >
      {product.name}
    </a>
  );
}
