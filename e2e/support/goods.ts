import type { Shop } from '@mocks/shop/shop';

/** Puts the first goods of the catalogue that can be bought into the visitor's cart, two of each. */
export function fillCart({ catalogue, cart }: Shop, count = 2): void {
  const goods = catalogue.all.filter(({ quantity, salePrice, defaultUnit }) => Number(quantity) > 0 && salePrice && defaultUnit);
  for (const { id, defaultUnit } of goods.slice(0, count)) cart.add(String(id), String(defaultUnit?.id), 2);
}

/** Puts so many lines into the visitor's cart, two pieces each: of products that are plentiful and sold in several units. */
export function fillWithPlenty({ catalogue, cart }: Shop, count: number): void {
  const goods = catalogue.all.filter(
    ({ id, quantity, units, defaultUnit }) =>
      (quantity ?? 0) >= 500 && units.length > 1 && defaultUnit?.multiplier === 1 && catalogue.variantCheck(id) === undefined,
  );
  for (const { id, defaultUnit } of goods.slice(0, count)) cart.add(String(id), String(defaultUnit?.id), 2);
}
