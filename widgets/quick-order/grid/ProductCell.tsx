import { productHref } from '@/domain/links/product';
import { useTexts } from '@/i18n/useTexts';
import type { Match } from '../rules/codes';
import type { Row } from '../rules/row';

interface Props {
  readonly row: Row;
  readonly onChoose: (match: Match) => void;
}

/** The product that a code means, or those of which one may be meant. */
export function ProductCell({ row: { finding }, onChoose }: Props) {
  const { t } = useTexts();
  if (finding?.kind === 'found') {
    const { product } = finding.match;
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
  const choices =
    finding?.kind === 'several'
      ? finding.matches
      : finding?.kind === 'none'
        ? finding.near.map((product) => ({ product, unitId: null }))
        : [];
  return choices.map((match) => (
    <button
      key={match.product.id}
      type="button"
      className="vt-quick__choice"
      aria-label={t('quickOrder.choose', { code: match.product.code, name: match.product.name })}
      onClick={() => {
        onChoose(match);
      }}
    >
      <span className="vt-quick__choice-code">{match.product.code}</span> {match.product.name}
    </button>
  ));
}
