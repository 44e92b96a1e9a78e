import { sameId, type Id } from './id';
import type { Money } from './money/money';
import type { Product, Unit } from './product';

/** The unit a product is bought in: the chosen one, else its default unit; null where it has none. */
export function unitOf(product: Product, unitId: Id | null): Unit | null {
  const chosen = unitId === null ? undefined : product.units.find((unit) => sameId(unit.id, unitId));
  return chosen ?? product.defaultUnit;
}

/**
 * The net prices of a product in a unit (decision 30): the product's own in its default unit, else the unit's.
 * A null sale price means 'Fiyat Sorunuz'.
 */
export function unitPrices(product: Product, unit: Unit | null): { salePrice: Money | null; listPrice: Money | null } {
  if (!unit || (product.defaultUnit && sameId(unit.id, product.defaultUnit.id))) {
    return { salePrice: product.salePrice, listPrice: product.listPrice };
  }
  return { salePrice: unit.defaultPrice, listPrice: unit.listPrice };
}

/** What the product's single piece is called ("ADET"); null where none of its units is a single piece. */
export function pieceName(product: Pick<Product, 'units'> & Partial<Pick<Product, 'defaultUnit'>>): string | null {
  const piece = [product.defaultUnit, ...product.units].find((unit) => unit?.multiplier === 1 && unit.value !== '');
  return piece?.value ?? null;
}
