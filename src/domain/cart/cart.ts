import type { Id } from '../id';
import type { Money } from '../money/money';
import type { Product } from '../product';

/** The unit in which a cart line was ordered, with the price of each payment plan that has one. S1 §3. */
export interface CartUnit {
  readonly id: Id | null;
  readonly value: string;
  readonly multiplier: number;
  readonly defaultPrice: Money | null;
  /** Price fields by name, e.g. `advencePrice1`. */
  readonly namedPrices: Readonly<Record<string, Money>>;
}

/** What a cart line shows of its product. Its stock is Infinity where the server does not tell it with the cart. */
export type CartProduct = Pick<
  Product,
  'id' | 'seo' | 'name' | 'code' | 'image' | 'brand' | 'taxRate' | 'quantity' | 'specialCodes' | 'units'
>;

/** What of a cart line could not be read: where it stands in the line ('' for all of it), what came, and what is allowed. */
export interface UnreadPart {
  readonly field: string;
  readonly received: string;
  readonly allowed: string;
}

/** One line of the cart. `id` names the line, `product.id` the product (decision 12). S1 §3. */
export interface CartItem {
  readonly id: Id;
  readonly product: CartProduct;
  readonly productUnit: CartUnit;
  /** In units, not pieces. */
  readonly quantity: number;
  /**
   * Only of a line that could not be read (decision 68). It has no price then; what else is missing of it is '' or, of the
   * quantity, 0. Without an id it cannot be taken out.
   */
  readonly unread?: UnreadPart;
}

/** What a cart comes to, in one currency; `subTotal` is net (decision 15). */
export interface CartTotals {
  readonly subTotal: number;
  readonly tax: number;
  readonly total: number;
}
