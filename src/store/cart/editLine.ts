import type { CartItem } from '@/domain/cart/cart';
import { sameId, type Id } from '@/domain/id';
import type { AppThunk } from '../store';
import { addToCart, changeCartItem, removeCartItem } from './calls';

/**
 * Sets the quantity of a line to `next` of what it shows now; where that is the same, nothing is sent. Answers with
 * the line as the server has it then, null where there is nothing to tell.
 */
export function changeQuantity(itemId: Id, next: (quantity: number) => number): AppThunk<Promise<CartItem | null>> {
  return async (dispatch, getState) => {
    const line = getState().cart.items.find(({ id }) => sameId(id, itemId));
    if (!line || next(line.quantity) === line.quantity) return null;
    return changed(await dispatch(changeCartItem({ itemId, change: { quantity: next(line.quantity) } })));
  };
}

/** Puts a line into another unit of its product. Answers likewise. */
export function changeUnit(itemId: Id, unit: Id): AppThunk<Promise<CartItem | null>> {
  return async (dispatch) => changed(await dispatch(changeCartItem({ itemId, change: { unit } })));
}

function changed(outcome: { readonly meta: { readonly requestStatus: string }; readonly payload?: unknown }): CartItem | null {
  return changeCartItem.fulfilled.match(outcome) && typeof outcome.payload === 'object' ? outcome.payload : null;
}

/** Takes a line out of the cart. Answers with the place where it stood; -1 where it was gone already. */
export function takeOut(itemId: Id): AppThunk<number> {
  return (dispatch, getState) => {
    const place = getState().cart.items.findIndex(({ id }) => sameId(id, itemId));
    if (place >= 0) void dispatch(removeCartItem(itemId));
    return place;
  };
}

/** The id of the unit that a line is in; null where neither the line nor its product names it. */
export function unitIdOf({ product, productUnit }: CartItem): Id | null {
  return productUnit.id ?? product.units.find(({ value }) => value === productUnit.value)?.id ?? null;
}

/** Puts a line that was taken out back, as it was. Answers with the line that it is now, null where that failed. */
export function putBack(item: CartItem): AppThunk<Promise<CartItem | null>> {
  return async (dispatch) => {
    const unit = unitIdOf(item);
    if (unit === null) return null;
    const outcome = await dispatch(addToCart({ productId: item.product.id, quantity: item.quantity, unit }));
    return addToCart.fulfilled.match(outcome) ? outcome.payload : null;
  };
}
