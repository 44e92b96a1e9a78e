import type { AppThunk } from '@/data/apiThunk';
import { serverMessage, type ApiError } from '@/data/apiError';
import { askAboutAdd, tellAdded } from '@/data/cart/addEvents';
import { addToCart } from '@/data/cart/calls';
import { isAdding } from '@/data/cart/select';
import type { WithCart } from '@/data/cart/state';
import { isRefusal, isSignedOut, isVain } from '@/data/failure';
import type { WithSession } from '@/data/session/state';
import type { Message } from '@/domain/message';
import { judgeNow } from './judgeNow';
import { UNSURE, type Outcome, type Row } from './rules/row';

/**
 * What became of a row; `isEnd` where the shop takes nothing more of this visitor (401 and 403) or too much was sent (429), where no answer
 * came, which the next row would wait for in vain, or where the page is being left.
 */
export interface AddEnd {
  readonly outcome: Outcome;
  readonly isEnd: boolean;
}

/**
 * Adds one row of many through the cart's queue, as the cart is by then. The page may stop it (`vitrin:before-add`). What failed is told
 * at the row and nowhere else. Decisions 11, 12, 65 and 66.
 */
export function addRow(row: Row, target: EventTarget): AppThunk<WithCart & WithSession, Promise<AddEnd>> {
  return async (dispatch, getState) => {
    const { state, product, unit, amount } = dispatch(judgeNow({ ...row, outcome: null }));
    // Those before it may have taken the stock: the row says so by itself.
    if (state !== 'ready' || !product || !unit || amount === null) return { outcome: null, isEnd: false };
    const request = { productId: product.id, quantity: amount, unit: unit.id };
    // Elsewhere on the page: the row can be added again.
    if (isAdding(getState().cart.queue, product.id)) return { outcome: null, isEnd: false };
    const isLet = dispatch(askAboutAdd(target, request));
    if (isLet !== true && !(await isLet)) return { outcome: { refused: { key: 'row.failed' } }, isEnd: false };
    const end = await dispatch(addToCart({ ...request, name: product.name, tells: 'nothing' }));
    if (addToCart.fulfilled.match(end)) {
      dispatch(tellAdded(target, request, end.payload));
      return { outcome: 'added', isEnd: false };
    }
    // The same product is being added elsewhere on the page: the row can be added again.
    if (!end.payload) return { outcome: null, isEnd: !end.meta.condition };
    // The page is being left.
    if (end.payload.kind === 'aborted') return { outcome: UNSURE, isEnd: true };
    const error = end.payload;
    // Who comes back from the login has all rows as they were.
    return { outcome: isSignedOut(error) ? null : { refused: reasonOf(error) }, isEnd: isVain(error) };
  };
}

function reasonOf(error: ApiError): Message | string {
  if (error.kind === 'http' && error.status === 403) return { key: 'cart.adminForbidden' };
  return serverMessage(error) ?? (isRefusal(error) ? { key: 'row.failed' } : UNSURE.refused);
}
