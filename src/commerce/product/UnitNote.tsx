import type { Product, Unit } from '@/domain/product';
import { pieceName } from '@/domain/units';
import { useTexts } from '@/i18n/useTexts';
import './css/unit.css';

/** What one of the quantity is: "KOLİ = 12 ADET", or the unit's name where it is a single piece. */
export function UnitNote({ product, unit }: { readonly product: Product; readonly unit: Unit | null }) {
  const { t } = useTexts();
  if (!unit?.value) return null;
  const piece = pieceName(product) ?? t('product.piece');
  const text = unit.multiplier === 1 ? unit.value : t('product.unitNote', { unit: unit.value, pieces: unit.multiplier, piece });
  return <span className="vt-unit-note">{text}</span>;
}
