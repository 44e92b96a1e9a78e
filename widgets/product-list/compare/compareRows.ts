import { stockIn } from '@/commerce/product/displayedStock';
import type { PurchaseState } from '@/data/purchase';
import { purchaseOf } from '@/data/purchase';
import type { Product } from '@/domain/product';
import type { Settings } from '@/domain/settings';
import { stockDisplay, type StockDisplay } from '@/domain/stock/display';
import { warehouseDisplays } from '@/domain/stock/warehouse';
import { unitOf } from '@/domain/units';
import { warehouseNames } from '../rules';

/** A product of the comparison. */
export interface CompareRow {
  readonly product: Product;
  /** As its stock cell tells it. */
  readonly stock: StockDisplay | null;
  /** In the order of the warehouses; null where it has no such warehouse, or nothing is told. */
  readonly places: ReadonlyArray<StockDisplay | null>;
}

/** The warehouses of some products, in the order in which they come, and what each product has there. Decisions 23 and 71. */
export function compareRows(
  items: readonly Product[],
  settings: Settings,
  purchases: PurchaseState | undefined,
): { readonly warehouses: readonly string[]; readonly rows: readonly CompareRow[] } {
  const warehouses = warehouseNames(items);
  const rows = items.map((product) => {
    const input = stockIn(product, unitOf(product, purchaseOf(purchases, product.id).unitId), settings);
    const displays = warehouseDisplays(input);
    const places = warehouses.map(
      (name) => displays[product.inventory.findIndex(({ warehouseName }) => warehouseName === name)] ?? null,
    );
    return { product, stock: stockDisplay(input), places };
  });
  return { warehouses, rows };
}
