import type { CartItem, PlanPriceName, PlanPrices, Product, Unit } from '../wire';

/** The price fields of payment plans. */
export const PLAN_PRICE_NAMES: readonly PlanPriceName[] = [
  'advencePrice1',
  'advencePrice2',
  'advencePrice3',
  'advencePrice4',
  'advencePrice5',
];

/** A line as the server sends it. Nothing of the product's stock is in it. */
export function cartItem(id: number, product: Product, unit: Unit, quantity: number): CartItem {
  const { seo, name, code, image, brand, taxRate, units, ozelkod, ozelkod2 } = product;
  return {
    id,
    product: { id: product.id, seo, name, code, image, brand, taxRate, units, ozelkod, ozelkod2 },
    productUnit: {
      id: unit.id,
      value: unit.value,
      multiplier: unit.multiplier,
      defaultPrice: unit.defaultPrice ?? { value: 0, currency: product.currency },
      ...planPricesOf(product, unit),
    },
    quantity,
  };
}

/** A product states plan prices for its default unit; another unit's stand in the same ratio to its own price. */
function planPricesOf(product: Product, unit: Unit): PlanPrices {
  const base = product.salePrice?.value ?? 0;
  const own = unit.defaultPrice?.value ?? 0;
  if (base <= 0) return {};
  const prices = PLAN_PRICE_NAMES.flatMap((name) => {
    const plan = product[name];
    if (!plan) return [];
    const value = unit.id === product.defaultUnit?.id ? plan.value : Math.round(((own * plan.value) / base) * 100) / 100;
    return [[name, { ...plan, value }] as const];
  });
  return Object.fromEntries(prices);
}
