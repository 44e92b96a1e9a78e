import type { Shop } from '../../../mocks/shop/shop';
import type { Product } from '../../../mocks/wire';

/** A product that has stock, a price and a unit. */
export function sellable({ catalogue }: Shop): readonly Product[] {
  return catalogue.all.filter(
    ({ id, quantity, salePrice, defaultUnit }) =>
      Number(quantity) > 0 &&
      salePrice !== null &&
      salePrice.value > 0 &&
      defaultUnit !== null &&
      catalogue.variantCheck(id) === undefined,
  );
}

/** Fills the shop's cart with products from all over the catalogue. */
export function fillCart(lines: number) {
  return (shop: Shop): void => {
    const goods = sellable(shop);
    const step = Math.max(1, Math.floor(goods.length / lines));
    goods
      .filter((_, place) => place % step === 0)
      .slice(0, lines)
      .forEach(({ id, defaultUnit }, place) => {
        shop.cart.add(String(id), String(defaultUnit?.id), 1 + (place % 3));
      });
  };
}
