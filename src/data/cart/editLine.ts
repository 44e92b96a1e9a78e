import type { CartItem } from '@/domain/cart/cart';
import { sameId, type Id } from '@/domain/id';
import type { AppThunk } from '../apiThunk';
import { isRefusal } from '../failure';
import { addToCart, changeCartItem, loadCart, removeCartItem, type AddRequest } from './calls';
import type { WithCart } from './state';

/**
 * Sets the quantity of a line to `next` of what it shows now; where that is the same, nothing is sent. Answers with
 * the line as the server has it then, null where there is nothing to tell.
 */
export function changeQuantity(itemId: Id, next: (quantity: number) => number): AppThunk<WithCart, Promise<CartItem | null>> {
  return async (dispatch, getState) => {
    const line = getState().cart.items.find(({ id }) => sameId(id, itemId));
    if (!line || next(line.quantity) === line.quantity) return null;
    return toChangedLine(await dispatch(changeCartItem({ itemId, change: { quantity: next(line.quantity) } })));
  };
}

/** Puts a line into another unit of its product. Answers likewise. */
export function changeUnit(itemId: Id, unit: Id): AppThunk<WithCart, Promise<CartItem | null>> {
  return async (dispatch) => toChangedLine(await dispatch(changeCartItem({ itemId, change: { unit } })));
}

function toChangedLine(outcome: ReturnType<(typeof changeCartItem)['fulfilled' | 'rejected']>): CartItem | null {
  return changeCartItem.fulfilled.match(outcome) && typeof outcome.payload === 'object' ? outcome.payload : null;
}

/** Takes a line out of the cart. Returns the index at which it stood; -1 where it was gone already. */
export function removeLine(itemId: Id): AppThunk<WithCart, number> {
  return (dispatch, getState) => {
    const index = getState().cart.items.findIndex(({ id }) => sameId(id, itemId));
    if (index >= 0) void dispatch(removeCartItem(itemId));
    return index;
  };
}

/**
 * Puts a line that was taken out back, as it was. Answers with the line that it is now, null where that failed. Where the answer is lost
 * the cart tells: a line of the product that was not there before is the one. `tells` as in an {@link AddRequest}.
 */
export function restoreLine(item: CartItem, tells?: AddRequest['tells']): AppThunk<WithCart, Promise<CartItem | null>> {
  return async (dispatch, getState) => {
    const { product, productUnit, quantity } = item;
    const { id: unit } = productUnit;
    if (unit === null) return null;
    const before = getState().cart.items;
    const request = { productId: product.id, quantity, unit, name: product.name, restored: item.id, tells };
    const outcome = await dispatch(addToCart(request));
    if (addToCart.fulfilled.match(outcome)) return outcome.payload;
    if (outcome.payload && isRefusal(outcome.payload)) return null;
    await dispatch(loadCart());
    const isNew = (line: CartItem) => sameId(line.product.id, product.id) && !before.some(({ id }) => sameId(id, line.id));
    return getState().cart.items.find(isNew) ?? null;
  };
}
