import type { Product, Unit } from '@/domain/product';
import { pieceName } from '@/domain/units';
import { useTexts } from '@/i18n/useTexts';
import { useAppDispatch } from '@/store/hooks';
import { unitChosen } from '@/store/purchase';
import { Select } from '@/ui/Select';
import { useChosenUnit } from './useShown';

/** In which unit to buy; nothing for a product of one unit. Decision 30. */
export function UnitChoice({ product }: { readonly product: Product }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const unit = useChosenUnit(product);
  if (product.units.length < 2) return null;
  const piece = pieceName(product) ?? t('product.piece');
  const label = ({ value, multiplier }: Unit) =>
    multiplier === 1 ? value : t('product.unitOption', { unit: value, pieces: multiplier, piece });
  return (
    <Select
      label={t('product.unitOf', { name: product.name })}
      options={product.units.map((option) => ({ value: String(option.id), label: label(option) }))}
      value={unit ? String(unit.id) : ''}
      onChange={(value) => {
        const chosen = product.units.find(({ id }) => String(id) === value);
        if (chosen) dispatch(unitChosen({ productId: product.id, unitId: chosen.id }));
      }}
    />
  );
}
