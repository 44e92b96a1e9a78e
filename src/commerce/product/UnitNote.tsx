import type { Product, Unit } from '@/domain/product';
import { formatQuantity } from '@/domain/quantity/format';
import { pieceName } from '@/domain/units';
import { useTexts } from '@/i18n/useTexts';
import './css/unit.css';

/** What one of the quantity is: "KOLİ = 12 ADET", or the unit's name where it is a single piece. Decision 80. */
export function UnitNote({ product, unit }: { readonly product: Product; readonly unit: Unit | null }) {
  const { t } = useTexts();
  if (!unit?.value) return null;
  const piece = pieceName(product) ?? t('product.piece');
  const { value, multiplier } = unit;
  const text = multiplier === 1 ? value : t('product.unitNote', { unit: value, pieces: formatQuantity(multiplier), piece });
  return <span className="vt-unit-note">{text}</span>;
}
