import type { Settings } from '../settings';
import { stockAdjustment } from './adjustment';
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
