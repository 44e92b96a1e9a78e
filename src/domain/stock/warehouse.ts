import { stockAdjustment } from './adjustment';
import { inOrOut, isShowingStatus, stockDisplay } from './display';
import type { StockDisplay, StockQuestion } from './display';

/**
 * Whether a product offers its stock by warehouse: never where the status hides the stock, and not without
 * warehouses. Decision 23.
 */
export function warehouseDialogOffered(
  status: number | null,
  showStokInfo: boolean,
  inventoryLength: number,
): boolean {
  return showStokInfo && isShowingStatus(status) && inventoryLength > 0;
}

/**
 * The stock of one warehouse. Where the shop adjusts the total (3 to 14), a row says only in or out, because true
 * amounts would give the total away; elsewhere it follows the product's own rule. Decision 23.
 */
export function warehouseDisplay(question: StockQuestion): StockDisplay | null {
  return stockAdjustment(question.status) === 0
    ? stockDisplay({ ...question, showStokInfo: true })
    : inOrOut(question.quantity, question.multiplier);
}
