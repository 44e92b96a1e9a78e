import type { PlanPrices, Price, Unit } from '../wire';
import type { Leaf, Pack } from './leaf';
import type { Random } from './random';
import { barcode } from './texts';

/** Price cut of a unit against as many single pieces. */
const UNIT_DISCOUNTS: ReadonlyMap<number, number> = new Map([
  [10, 0.02],
  [12, 0.03],
  [24, 0.04],
  [50, 0.05],
  [100, 0.07],
]);

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** The units of a product; `listFactor` is how far the list price stands above the sale price, null without one. */
export function unitsOf(
  productId: number,
  leaf: Leaf,
  packs: readonly Pack[],
  piecePrice: number,
  listFactor: number | null,
): Unit[] {
  return packs.map(([value, multiplier], index) => {
    const price = piecePrice * multiplier * (1 - (UNIT_DISCOUNTS.get(multiplier) ?? 0));
    const decimals = multiplier === 1 ? leaf.decimals : 2;
    const money = (amount: number): Price => ({ value: round(amount, decimals), currency: leaf.currency });
    return {
      id: productId * 10 + index + 1,
      value,
      multiplier,
      barcode: barcode(productId * 10 + index + 1),
      defaultPrice: money(price),
      listPrice: listFactor === null ? null : money(price * listFactor),
    };
  });
}

/** A third stands above the sale price, a third equals it, a third has no list price. */
export function listFactorOf(random: Random): number | null {
  const third = random.between(0, 2);
  if (third === 0) return 1 + random.between(8, 40) / 100;
  return third === 1 ? 1 : null;
}

/** Plan prices of the default unit; most products have them, a few state 0 for one plan. */
export function planPricesOf(random: Random, sale: Price): PlanPrices {
  if (random.chance(0.12)) return {};
  const at = (factor: number): Price => ({ ...sale, value: round(sale.value * factor, 2) });
  return {
    advencePrice1: at(0.96),
    advencePrice2: random.chance(0.08) ? { ...sale, value: 0 } : at(1),
    advencePrice3: at(1.035),
  };
}
