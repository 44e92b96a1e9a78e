import type { Shop } from '@mocks/shop/shop';

/** Puts the first goods of the catalogue that can be bought into the visitor's cart, two of each. */
export function fillCart({ catalogue, cart }: Shop, count = 2): void {
  const goods = catalogue.all.filter(({ quantity, salePrice, defaultUnit }) => Number(quantity) > 0 && salePrice && defaultUnit);
  for (const { id, defaultUnit } of goods.slice(0, count)) cart.add(String(id), String(defaultUnit?.id), 2);
}
