import type { VitrinCart } from '@/contract/vitrin';
import { ApiFailure } from '@/data/apiError';
import { askAboutAdd, tellAdded } from '@/data/cart/addEvents';
import { addToCart, changeCartItem, clearCart, loadCart, removeCartItem } from '@/data/cart/calls';
import { isAdding } from '@/data/cart/select';
import { isId } from '@/domain/id';
import type { AppStore } from '@/data/store';

interface Outcome {
  readonly meta: { readonly requestId: string; readonly condition?: boolean };
  readonly payload?: unknown;
  /** Where the call failed. */
  readonly error?: { readonly message?: string };
}

const UNDER_WAY = 'the product is being added already';

/** Why a cart call failed. Of all of them only an add is not made under a condition. */
function failureOf({ meta, payload, error }: Outcome): Error {
  if (payload) return new ApiFailure(payload as ApiFailure['error']);
  return new Error(meta.condition ? UNDER_WAY : error?.message);
}

/** A script has what it says from untyped inputs, and nobody would hear of what is wrong. */
function check(isAllowed: boolean, name: string, value: unknown, allowed: string): void {
  const received = `${typeof value} ${String(value)}`;
  if (!isAllowed) throw new Error(`${name}: received ${value === undefined ? 'nothing' : received}; allowed: ${allowed}`);
}

/** What a theme's script may order. Decision 79. */
function checkQuantity(quantity: unknown): void {
  check(Number.isFinite(quantity) && Number(quantity) > 0, 'quantity', quantity, 'a finite number above 0');
}

/** What it may name: an id that is none would lead to the whole cart. */
function checkId(name: string, id: unknown): void {
  check(isId(id), name, id, 'an id: a number or text');
}

/** The promise of a cart call: it rejects where the call failed. */
function throwIfRejected(outcome: Outcome): void {
  if (outcome.error) throw failureOf(outcome);
}

/** Resolves when no fetch of the cart is under way. */
function waitForFetch(store: AppStore, ending: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onChange = () => {
      if (store.getState().cart.status === 'loading') return;
      stop();
      ending.removeEventListener('abort', giveUp);
      resolve();
    };
    // Of a page that is stopped nothing changes any more.
    const giveUp = () => {
      stop();
      reject(new Error('Vitrin was stopped'));
    };
    const stop = store.subscribe(onChange);
    ending.addEventListener('abort', giveUp);
    onChange();
  });
}

/** `vitrin.cart`: the page's cart for scripts of the theme, which are given copies; with `ending` they reject. Contract §4. */
export function cartByScript(store: AppStore, ending: AbortSignal): VitrinCart {
  const copyLines = () => structuredClone(store.getState().cart.items);
  const refresh = async () => {
    throwIfRejected(await store.dispatch(loadCart()));
    return copyLines();
  };
  return {
    async get() {
      await waitForFetch(store, ending);
      return store.getState().cart.status === 'ready' ? copyLines() : refresh();
    },
    refresh,
    async add(request) {
      checkQuantity(request.quantity);
      checkId('productId', request.productId);
      checkId('unit', request.unit);
      if (isAdding(store.getState().cart.queue, request.productId)) throw new Error(UNDER_WAY);
      const isLet = store.dispatch(askAboutAdd(document, request));
      if (isLet !== true && !(await isLet)) throw new Error('the page stopped this add (vitrin:before-add)');
      const outcome = await store.dispatch(addToCart(request));
      if (!addToCart.fulfilled.match(outcome)) throw failureOf(outcome);
      store.dispatch(tellAdded(document, request, outcome.payload));
      return structuredClone(outcome.payload);
    },
    async setQuantity(itemId, quantity) {
      checkQuantity(quantity);
      checkId('itemId', itemId);
      throwIfRejected(await store.dispatch(changeCartItem({ itemId, change: { quantity } })));
    },
    async remove(itemId) {
      checkId('itemId', itemId);
      throwIfRejected(await store.dispatch(removeCartItem(itemId)));
    },
    async clear() {
      throwIfRejected(await store.dispatch(clearCart()));
    },
  };
}
