import type { WarehouseStock } from '../product';
import type { Settings } from '../settings';
import { stockAdjustment, stockThreshold } from './adjustment';
import { inOrOut, isShowingStatus, stockDisplay } from './display';
import type { StockDisplay, StockInput } from './display';

/**
 * Whether a product offers its stock by warehouse: never where the status hides the stock, and not without
 * warehouses. Decision 23.
 */
export function warehouseDialogOffered(
  { showStokInfo, stockInfoStatus }: Pick<Settings, 'showStokInfo' | 'stockInfoStatus'>,
  inventoryLength: number,
): boolean {
  return showStokInfo && isShowingStatus(stockInfoStatus) && inventoryLength > 0;
}

/**
 * The stock of one warehouse. Where the shop adjusts the total (3 to 14), a row says only in or out, because true
 * amounts would give the total away; elsewhere it follows the product's own rule. Decision 23.
 */
export function warehouseDisplay(input: StockInput): StockDisplay | null {
  const { stockInfoStatus } = input.settings;
  return stockAdjustment(stockInfoStatus) === 0
    ? stockDisplay({ ...input, settings: { stockInfoStatus, showStokInfo: true } })
    : inOrOut(input.quantity, input.multiplier);
}

interface WarehousesInput extends StockInput {
  /** What the product has in each warehouse; `quantity` is all of it. */
  readonly inventory: ReadonlyArray<Pick<WarehouseStock, 'quantity'>>;
}

/**
 * The stock of all warehouses of a product, row by row. Where the stock cell tells no more than a number with a plus (15 to 20),
 * rows that add up to more than it tells say only in or out. Decisions 23 and 71.
 */
export function warehouseDisplays({ inventory, ...product }: WarehousesInput): ReadonlyArray<StockDisplay | null> {
  const { settings, multiplier } = product;
  const rows = inventory.map(({ quantity }) => warehouseDisplay({ ...product, quantity }));
  if (settings.stockInfoStatus === null || stockThreshold(settings.stockInfoStatus) === null) return rows;
  const told = toldUnits(warehouseDisplay(product));
  return rows.reduce((sum, row) => sum + toldUnits(row), 0) > told
    ? inventory.map(({ quantity }) => inOrOut(quantity, multiplier))
    : rows;
}

/** How many units a displayed stock tells of. */
function toldUnits(display: StockDisplay | null): number {
  if (display?.kind === 'amount') return display.amount;
  return display?.kind === 'above' ? display.threshold : 0;
}
