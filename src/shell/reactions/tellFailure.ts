import type { FailedAction, FailureCode } from '@/contract/events';
import type { ApiError } from '@/data/apiError';
import { addToCart, changeCartItem, clearCart, placeOrder, removeCartItem, requestOffer } from '@/data/cart/calls';
import { acceptCookies, saveSetting } from '@/data/session/slice';
import { sameId, type Id } from '@/domain/id';
import type { Message } from '@/domain/message';
import { translate } from '@/i18n';
import { emit } from '@/runtime/page/events';
import type { ReactionApi, StartAppListening } from './context';
import { failureReason } from '@/data/failureReason';

/** The calls that are told, by what their failures are called here. */
const TOLD: ReadonlyMap<string, FailedAction> = new Map([
  [addToCart.rejected.type, 'add'],
  [changeCartItem.rejected.type, 'change'],
  [removeCartItem.rejected.type, 'remove'],
  [clearCart.rejected.type, 'clear'],
  [placeOrder.rejected.type, 'order'],
  [requestOffer.rejected.type, 'offer'],
  [saveSetting.rejected.type, 'setting'],
  [acceptCookies.rejected.type, 'cookies'],
]);

/** A call of those above that has failed. */
interface FailedCall {
  readonly type: string;
  /** Undefined for one that was not made, because the same was under way. */
  readonly payload: ApiError | undefined;
  readonly meta: { readonly arg: unknown };
}

const isFailedCall = (action: unknown): action is FailedCall => TOLD.has((action as FailedCall).type);

/** Tells the theme's scripts of each call that was asked for and has failed: `vitrin:action-failed`. Contract §4. */
export function tellFailures(start: StartAppListening): void {
  start({
    matcher: isFailedCall,
    effect({ type, payload: error, meta }, api) {
      const action = TOLD.get(type);
      // What is given up has not failed.
      if (!action || !error || error.kind === 'aborted') return;
      emit(document, 'vitrin:action-failed', {
        action,
        reason: translate(api.extra.i18n, reasonOf(action, error)),
        code: codeOf(error),
        // What an offer is requested with is its note.
        product: action === 'offer' ? null : productOf(api, meta.arg),
      });
    },
  });
}

/** What the visitor is told of it: of an order that may have been placed not that it was not, as a theme may show it (decision 66). */
function reasonOf(action: FailedAction, error: ApiError): Message | string {
  if (error.kind === 'unconfirmed')
    return { key: action === 'order' ? 'cartPage.orderUnconfirmed' : 'cartPage.offerUnconfirmed' };
  if (action === 'add' && error.kind === 'http' && error.status === 403) return { key: 'cart.adminForbidden' };
  return failureReason(error);
}

function codeOf(error: Exclude<ApiError, { readonly kind: 'aborted' }>): FailureCode {
  return error.kind === 'http' ? `http-${error.status}` : error.kind;
}

/** The product that a call is about: by its id, or by that of a line of the cart. */
function productOf({ getState }: ReactionApi, arg: unknown): Id | null {
  const { productId, itemId = arg } = Object(arg) as { readonly productId?: Id; readonly itemId?: unknown };
  if (productId !== undefined) return productId;
  const line = getState().cart.items.find(({ id }) => sameId(id, itemId as Id));
  return line?.product.id ?? null;
}
