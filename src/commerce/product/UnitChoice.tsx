import type { Product, Unit } from '@/domain/product';
import { useAppDispatch } from '@/data/hooks';
import { unitChosen } from '@/data/purchase';
import { UnitSelect } from '@/ui/UnitSelect';

interface Props {
  readonly product: Product;
  /** The chosen one. */
  readonly unit: Unit | null;
  /** Low and short, for dense rows. */
  readonly compact?: boolean;
}

/** In which unit to buy; nothing for a product of one unit. Decision 30. */
export function UnitChoice({ product, unit, compact = false }: Props) {
  const dispatch = useAppDispatch();
  if (product.units.length < 2) return null;
  return (
    <UnitSelect
      product={product}
      compact={compact}
      isBrief={compact}
      unitId={unit?.id ?? null}
      onChoose={(unitId) => {
        dispatch(unitChosen({ productId: product.id, unitId }));
      }}
    />
  );
}
