import type { Shop } from '@mocks/shop/shop';

/** Puts lines of two into the session's cart: products that are plentiful and sold in several units. */
export function fill({ catalogue, cart }: Shop, count: number): void {
  const goods = catalogue.all.filter(
    ({ id, quantity, units, defaultUnit }) =>
      (quantity ?? 0) >= 500 && units.length > 1 && defaultUnit?.multiplier === 1 && catalogue.variantCheck(id) === undefined,
  );
  for (const { id, defaultUnit } of goods.slice(0, count)) cart.add(String(id), String(defaultUnit?.id), 2);
}
