import type { Product, Unit } from '../wire';
import type { Shop } from '../shop/shop';

/** A product of the catalogue that `fits`, with its default unit. */
export function productThat(shop: Shop, fits: (product: Product, unit: Unit) => boolean): { product: Product; unit: Unit } {
  for (const product of shop.catalogue.all) {
    const unit = product.defaultUnit;
    if (unit && fits(product, unit)) return { product, unit };
  }
  throw new Error('The catalogue has no such product.');
}

/** A product that can be bought in at least 50 of its default unit, which is one piece; it has a second unit. */
export function plentiful(shop: Shop) {
  return productThat(
    shop,
    ({ id, quantity, salePrice, units }, unit) =>
      (quantity ?? 0) >= 200 &&
      (salePrice?.value ?? 0) > 0 &&
      units.length > 1 &&
      unit.multiplier === 1 &&
      shop.catalogue.variantCheck(id) === undefined,
  );
}

/** The form of POST cart/{id}. */
export function add(quantity: number | string, unit: Unit) {
  return { method: 'POST', form: { quantity: String(quantity), productValue: String(unit.id) } };
}
