import type { CartItem } from '@/domain/cart/cart';
import { sameId, type Id } from '@/domain/id';
import { UnitSelect, useUnitName } from '@/ui/UnitSelect';

interface Props {
  readonly item: CartItem;
  readonly onChoose: (unit: Id) => void;
}

/** The unit of a line: a choice where the product has several that the line's own is among. */
export function LineUnit({ item: { product, productUnit }, onChoose }: Props) {
  const nameOf = useUnitName(product);
  const { units } = product;
  const { id: unitId } = productUnit;
  const chosen = unitId === null ? undefined : units.find(({ id }) => sameId(id, unitId));
  if (!chosen || units.length < 2) return <span className="vt-cart-lines__unit">{nameOf(productUnit)}</span>;
  return <UnitSelect compact product={product} unitId={chosen.id} onChoose={onChoose} />;
}
