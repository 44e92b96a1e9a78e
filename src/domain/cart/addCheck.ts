import type { Message } from '../message';
import type { Settings } from '../settings';
import { remainingPieces } from '../stock/remaining';
import type { StockSituation } from '../stock/remaining';
import { pieces } from '../stock/unitQuantity';
import { writeTypedNumber } from '../typedNumber';

/**
 * Where the shopper stands: on the product's own page, or anywhere else (S1 §5). On a card no box says how much: it is one. In an order
 * sheet the product is one of many, and nothing leads away.
 */
export type AddLocation = 'list' | 'card' | 'detail' | 'sheet';

export interface AddInput extends StockSituation {
  /** Units to add. */
  readonly amount: number;
  /** The unit to add in; null when the product has none. */
  readonly unit: { readonly multiplier: number } | null;
  readonly settings: Pick<Settings, 'stockInfoStatus' | 'cartStockControl'>;
  /** False while the product needs a variant to be chosen (decision 31). */
  readonly variantChosen: boolean;
  readonly location: AddLocation;
}

/** The texts that a refusal can have. */
export type AddTextKey = 'add.chooseVariant' | 'add.chooseVariantRedirect' | 'add.noUnit' | 'add.notEnough';

/** Why a product cannot be added, and what to tell the customer. */
export interface AddRefusal {
  readonly ok: false;
  readonly reason: 'variant' | 'noUnit' | 'stock';
  readonly message: Message<AddTextKey>;
}

/** The refusal of what is not chosen down to its variant. S1 §5. */
export function variantRefusal(location: AddLocation): AddRefusal {
  const isLeadingOn = location === 'list' || location === 'card';
  return { ok: false, reason: 'variant', message: { key: isLeadingOn ? 'add.chooseVariantRedirect' : 'add.chooseVariant' } };
}

/**
 * Whether a product may be added to the cart: its variant must be chosen, it must have a unit, and the remaining
 * stock must cover it. On a refusal for `variant` a list goes on to the detail page. S1 §5, decision 27.
 */
export function checkAdd(input: AddInput): { readonly ok: true } | AddRefusal {
  const { amount, unit, settings, variantChosen, location } = input;
  if (!variantChosen) return variantRefusal(location);
  if (unit === null) return { ok: false, reason: 'noUnit', message: { key: 'add.noUnit' } };
  const n = pieces(amount, unit.multiplier);
  if (settings.cartStockControl || n <= remainingPieces(input)) return { ok: true };
  return { ok: false, reason: 'stock', message: { key: 'add.notEnough', values: { n: writeTypedNumber(n) } } };
}
