import { isWhatsappOffered, type WhatsappInput } from '../links/whatsapp';
import type { Settings } from '../settings';
import { stockAdjustment } from './adjustment';

/**
 * What stands in the place of the add button. All but `add` have a text `button.{kind}`; `askStock` is a
 * WhatsApp link.
 */
export type AddButton = 'add' | 'askPrice' | 'askStock' | 'outOfStock' | 'soldOut';

/** What decides whether the detail page shows what adds a product. */
export interface AddAreaInput {
  /** Sale price; 0 or less is no price. */
  readonly salePrice: number;
  /** Stock in pieces. */
  readonly quantity: number;
  readonly settings: Pick<Settings, 'cartStockControl'>;
}

/** What decides about the button: also what WhatsApp takes, which may be offered in its place. */
export type AddButtonInput = AddAreaInput &
  WhatsappInput & { readonly settings: Pick<Settings, 'stockInfoStatus' | 'notInStock'> };

/**
 * Which button a product gets: the stock is asked first, then the price. S1 §4, decision 24.
 * @param isDetail on the product's own page, whose add area goes by the true stock: what only the adjustment shows is none (decision 70)
 */
export function addButton(input: AddButtonInput, isDetail?: boolean): AddButton {
  const { salePrice, quantity, settings } = input;
  const isInStock = quantity + stockAdjustment(settings.stockInfoStatus) > 0 && (quantity > 0 || !isDetail);
  if (!isInStock && !settings.cartStockControl) return stockOutButton(input);
  return salePrice > 0 ? 'add' : 'askPrice';
}

/** Which of the stock-out texts applies is uncertain, so that it is decided here alone. Decision 24. */
function stockOutButton(input: AddButtonInput): AddButton {
  if (!input.settings.notInStock) return 'soldOut';
  return isWhatsappOffered(input) ? 'askStock' : 'outOfStock';
}

/**
 * Whether the detail page shows quantity, unit and button at all; notices stand outside that area. It goes by the
 * true stock, without the adjustment. S1 §4, decision 25.
 */
export function addAreaVisible({ salePrice, quantity, settings }: AddAreaInput): boolean {
  return salePrice > 0 && (quantity > 0 || settings.cartStockControl);
}
