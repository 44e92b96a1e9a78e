import type { CartItem } from '@/domain/cart/cart';
import { sameId, type Id } from '@/domain/id';
import { pieceName } from '@/domain/units';
import { useTexts } from '@/i18n/useTexts';
import { Select } from '@/ui/Select';

interface Props {
  readonly item: CartItem;
  readonly onChoose: (unit: Id) => void;
}

/** The unit of a line: a choice where the product has several that the line's own is among. */
export function LineUnit({ item: { product, productUnit }, onChoose }: Props) {
  const { t } = useTexts();
  const { units } = product;
  const piece = pieceName({ units, defaultUnit: null }) ?? t('product.piece');
  const nameOf = ({ value, multiplier }: { value: string; multiplier: number }) =>
    multiplier === 1 ? value : t('product.unitOption', { unit: value, pieces: multiplier, piece });
  const { id: unitId } = productUnit;
  const chosen = unitId === null ? undefined : units.find(({ id }) => sameId(id, unitId));
  if (!chosen || units.length < 2) return <span className="vt-cart-lines__unit">{nameOf(productUnit)}</span>;
  return (
    <Select
      compact
      label={t('product.unitOf', { name: product.name })}
      options={units.map((unit) => ({ value: String(unit.id), label: nameOf(unit) }))}
      value={String(chosen.id)}
      onChange={(value) => {
        const unit = units.find(({ id }) => sameId(id, value));
        if (unit) onChoose(unit.id);
      }}
    />
  );
}
