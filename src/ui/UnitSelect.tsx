import { sameId, type Id } from '@/domain/id';
import type { Product, Unit } from '@/domain/product';
import { formatQuantity } from '@/domain/quantity/format';
import { pieceName } from '@/domain/units';
import { useTexts } from '@/i18n/useTexts';
import { Select } from './Select';

type Sold = Pick<Product, 'name' | 'units'> & Partial<Pick<Product, 'defaultUnit'>>;

interface Props {
  readonly product: Sold;
  /** The chosen one of its units; null where none is. */
  readonly unitId: Id | null;
  readonly onChoose: (unitId: Id) => void;
  /** DOM id of what is wrong with it. */
  readonly wrongBy?: string | undefined;
  /** Low where a mouse points. */
  readonly compact?: boolean;
  /** The chosen unit shows its name alone: what its pieces are stands beside it. */
  readonly isBrief?: boolean;
}

/** In which of its units a product is bought. Decision 30. */
export function UnitSelect({ product, unitId, onChoose, wrongBy, compact = false, isBrief }: Props) {
  const { t } = useTexts();
  const nameOf = useUnitName(product);
  return (
    <Select
      compact={compact}
      wrongBy={wrongBy}
      label={t('product.unitOf', { name: product.name })}
      options={product.units.map((unit) => ({
        value: String(unit.id),
        label: isBrief && unitId !== null && sameId(unit.id, unitId) ? unit.value : nameOf(unit),
      }))}
      value={unitId === null ? '' : String(unitId)}
      onChange={(value) => {
        const chosen = product.units.find(({ id }) => sameId(id, value));
        if (chosen) onChoose(chosen.id);
      }}
    />
  );
}

/** How the units of a product are named: a single piece by its own name ("ADET"), any other with its pieces ("KOLİ (12 ADET)"). Decision 80. */
export function useUnitName(product: Pick<Sold, 'units' | 'defaultUnit'>): (unit: Pick<Unit, 'value' | 'multiplier'>) => string {
  const { t } = useTexts();
  const piece = pieceName(product) ?? t('product.piece');
  return ({ value, multiplier }) =>
    multiplier === 1 ? value : t('product.unitOption', { unit: value, pieces: formatQuantity(multiplier), piece });
}
