import type { PlanPriceName, Product, Unit } from '../wire';
import type { Visibility } from './shop';

const PLAN_PRICE_NAMES: readonly PlanPriceName[] = [
  'advencePrice1',
  'advencePrice2',
  'advencePrice3',
  'advencePrice4',
  'advencePrice5',
];

/**
 * The product as this session may know it (decision 4): fields keep their names, but hidden prices and hidden stock
 * are null and the warehouse list is empty.
 */
export function toldTo(visibility: Visibility, product: Product): Product {
  const known = visibility.prices ? product : withoutPrices(product);
  return visibility.stock ? known : { ...known, quantity: null, inventory: [] };
}

function withoutPrices(product: Product): Product {
  const plans = PLAN_PRICE_NAMES.filter((name) => product[name]).map((name) => [name, null]);
  return {
    ...product,
    ...Object.fromEntries(plans),
    salePrice: null,
    listPrice: null,
    defaultUnit: product.defaultUnit && withoutUnitPrices(product.defaultUnit),
    units: product.units.map(withoutUnitPrices),
  };
}

function withoutUnitPrices(unit: Unit): Unit {
  return { ...unit, defaultPrice: null, listPrice: null };
}
