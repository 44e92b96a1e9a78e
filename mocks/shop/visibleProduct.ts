import type { PlanPrices, Product, Unit } from '../wire';
import type { Visibility } from './shop';

const NO_PLAN_PRICES: PlanPrices = {
  advencePrice1: null,
  advencePrice2: null,
  advencePrice3: null,
  advencePrice4: null,
  advencePrice5: null,
};

/**
 * The product as this session may know it (decision 4): fields keep their names, but hidden prices and hidden stock
 * are null and the warehouse list is empty.
 */
export function hideFrom(visibility: Visibility, product: Product): Product {
  const known = visibility.prices ? product : withoutPrices(product);
  return visibility.stock ? known : { ...known, quantity: null, inventory: [] };
}

function withoutPrices(product: Product): Product {
  return {
    ...product,
    ...NO_PLAN_PRICES,
    salePrice: null,
    listPrice: null,
    defaultUnit: product.defaultUnit && withoutUnitPrices(product.defaultUnit),
    units: product.units.map(withoutUnitPrices),
  };
}

function withoutUnitPrices(unit: Unit): Unit {
  return { ...unit, defaultPrice: null, listPrice: null };
}
