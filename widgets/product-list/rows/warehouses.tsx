import { displayedStock, stockIn } from '@/commerce/product/displayedStock';
import type { Product } from '@/domain/product';
import type { Settings } from '@/domain/settings';
import { warehouseDialogOffered, warehouseDisplays } from '@/domain/stock/warehouse';
import { warehouseNames } from '../rules';
import type { ListColumn } from './column';
import { plansOf } from './priceCells';

/** Width of the table in CSS pixels from which each warehouse has a column, where no plans take the room (css/columns-wide.css). */
export const WAREHOUSES_FROM = 1600;
const MOST = 3;

/** The warehouses that have a column: those of the products, where the shop offers its stock by warehouse. Decision 23. */
export function warehousesOf(items: readonly Product[], settings: Settings): readonly string[] {
  if (plansOf(settings).length > 0) return [];
  const offered = items.filter(({ inventory }) => warehouseDialogOffered(settings, inventory.length));
  const names = warehouseNames(offered);
  // Some of many would look like all of them: the dialog has the rest.
  return names.length > MOST ? [] : names;
}

/** A column for a warehouse. It tells no more than the dialog of the product does. Decisions 23 and 71. */
export const warehouseColumn = (warehouse: string, index: number): ListColumn => ({
  name: 'warehouse',
  place: index + 1,
  title: () => warehouse,
  cell: ({ product, unit }, { t, page }) => {
    const row = product.inventory.findIndex(({ warehouseName }) => warehouseName === warehouse);
    return displayedStock(warehouseDisplays(stockIn(product, unit, page.settings))[row] ?? null, { t });
  },
});
