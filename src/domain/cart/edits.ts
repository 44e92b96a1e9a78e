import { sameId, type Id } from '../id';
import type { CartItem, CartUnit } from './cart';

/** What a shopper does to the cart, and what the lines look like once the server has agreed. */
export type CartEdit =
  | { readonly kind: 'quantity'; readonly itemId: Id; readonly quantity: number }
  | { readonly kind: 'addQuantity'; readonly itemId: Id; readonly addQuantity: number }
  | { readonly kind: 'unit'; readonly itemId: Id; readonly unit: Id }
  | { readonly kind: 'remove'; readonly itemId: Id }
  | { readonly kind: 'clear' };

/**
 * The lines as they will stand when the server has carried `edits` out, one after the other. Lines that no edit
 * touches stay the same objects. A unit that the line's product does not name is left to the server's answer.
 */
export function withEdits(items: readonly CartItem[], edits: readonly CartEdit[]): readonly CartItem[] {
  return edits.reduce(withEdit, items);
}

/** Whether it is an edit of that one line, and not of the whole cart. */
export function isEditOf(edit: CartEdit | null, itemId: Id): boolean {
  return edit !== null && edit.kind !== 'clear' && sameId(edit.itemId, itemId);
}

/** Whether a line is already as an edit of its quantity or unit would have it. */
export function isMade(items: readonly CartItem[], edit: CartEdit): boolean {
  if (edit.kind !== 'quantity' && edit.kind !== 'unit') return false;
  return items.some(
    ({ id, quantity, productUnit }) =>
      sameId(id, edit.itemId) &&
      (edit.kind === 'quantity' ? quantity === edit.quantity : productUnit.id !== null && sameId(productUnit.id, edit.unit)),
  );
}

function withEdit(items: readonly CartItem[], edit: CartEdit): readonly CartItem[] {
  if (edit.kind === 'clear') return [];
  if (!items.some(({ id }) => sameId(id, edit.itemId))) return items;
  if (edit.kind === 'remove') return items.filter(({ id }) => !sameId(id, edit.itemId));
  return items.map((item) => (sameId(item.id, edit.itemId) ? applyEdit(item, edit) : item));
}

function applyEdit(item: CartItem, edit: Exclude<CartEdit, { kind: 'remove' | 'clear' }>): CartItem {
  switch (edit.kind) {
    case 'quantity':
      return { ...item, quantity: edit.quantity };
    case 'addQuantity':
      return { ...item, quantity: item.quantity + edit.addQuantity };
    case 'unit': {
      const productUnit = cartUnitOf(item, edit.unit);
      return productUnit ? { ...item, productUnit } : item;
    }
  }
}

/** A unit of the line's product as the line will have it: its price becomes the unit's default price (S1 §4). */
function cartUnitOf({ product, productUnit }: CartItem, unitId: Id): CartUnit | null {
  if (productUnit.id !== null && sameId(productUnit.id, unitId)) return productUnit;
  const unit = product.units.find(({ id }) => sameId(id, unitId));
  if (!unit) return null;
  const { id, value, multiplier, defaultPrice } = unit;
  return { id, value, multiplier, defaultPrice, namedPrices: {} };
}
