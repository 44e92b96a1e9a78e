import type { Money } from '@/domain/money/money';
import { isPriceOfSeveral, pieceText } from '@/domain/pricing/piecePrice';
import type { Product, Unit } from '@/domain/product';
import type { PageTexts } from '@/i18n/useTexts';
import './css/prices.css';

/**
 * The unit behind its price ("/ PAKET"); null where that is a single piece, unless the product is bought in another: `chosen`. No
 * component: a list has hundreds. Decision 73.
 */
export function unitOfPrice(unit: Unit | null, t: PageTexts['t'], chosen = unit) {
  if (!unit?.value || (unit.value === chosen?.value && !isPriceOfSeveral(unit))) return null;
  return (
    <>
      {' '}
      <span className="vt-prices__unit">{t('product.perUnit', { unit: unit.value })}</span>
    </>
  );
}

/** What one piece costs ("₺0,40/ADET"), to stand beneath the price of a unit of several; null for a single piece. Decision 73. */
export function priceOfPiece(price: Money, product: Pick<Product, 'units'>, unit: Unit | null, t: PageTexts['t']) {
  if (!isPriceOfSeveral(unit)) return null;
  return <span className="vt-prices__piece">{pieceText(price, product, unit, () => t('product.piece'))}</span>;
}
