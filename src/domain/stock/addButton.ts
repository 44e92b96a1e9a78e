import type { ShopStore } from '../shopStore';
import { usableWhatsapp } from '../links/whatsapp';
import { stockAdjustment } from './adjustment';

/**
 * What stands in the place of the add button. All but `add` have a text `button.{kind}`; `askStock` is a
 * WhatsApp link.
 */
export type AddButton = 'add' | 'askPrice' | 'askStock' | 'outOfStock' | 'soldOut';

export interface AddButtonQuestion {
  /** Sale price; 0 or less is no price. */
  readonly salePrice: number;
  /** Stock in pieces. */
  readonly quantity: number;
  readonly stockInfoStatus: number | null;
  /** True: the cart may exceed stock (decision 23). */
  readonly cartStockControl: boolean;
  readonly notInStock: boolean;
  readonly store: Pick<ShopStore, 'whatsappControl' | 'whatsappNumber'>;
}

/** Which button a product gets: the stock is asked first, then the price. S1 §4, decision 24. */
export function addButton(question: AddButtonQuestion): AddButton {
  const { salePrice, quantity, stockInfoStatus, cartStockControl, notInStock, store } = question;
  const inStock = quantity + stockAdjustment(stockInfoStatus) > 0;
  if (!inStock && !cartStockControl) return stockOutButton(notInStock, store);
  return salePrice > 0 ? 'add' : 'askPrice';
}

/** Which of the stock-out texts applies is uncertain, so that it is decided here alone. Decision 24. */
function stockOutButton(notInStock: boolean, store: AddButtonQuestion['store']): AddButton {
  if (!notInStock) return 'soldOut';
  return usableWhatsapp(store) ? 'askStock' : 'outOfStock';
}

/**
 * Whether the detail page shows quantity, unit and button at all; notices stand outside that area. It goes by the
 * true stock, without the adjustment. S1 §4, decision 25.
 */
export function addAreaVisible(
  question: Pick<AddButtonQuestion, 'salePrice' | 'quantity' | 'cartStockControl'>,
): boolean {
  return question.salePrice > 0 && (question.quantity > 0 || question.cartStockControl);
}
