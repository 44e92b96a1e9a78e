import type { Product } from '@/domain/product';
import { pieceName } from '@/domain/units';
import { useTexts } from '@/i18n/useTexts';
import { useChosenUnit } from './useShown';
import './css/unit.css';

/** What one of the quantity is: "KOLİ = 12 ADET", or the unit's name where it is a single piece. */
export function UnitNote({ product }: { readonly product: Product }) {
  const { t } = useTexts();
  const unit = useChosenUnit(product);
  if (!unit?.value) return null;
  const piece = pieceName(product) ?? t('product.piece');
  const text = unit.multiplier === 1 ? unit.value : t('product.unitNote', { unit: unit.value, pieces: unit.multiplier, piece });
  return <span className="vt-unit-note">{text}</span>;
}
