import type { CartItem, CartTotals } from '../domain/cart/cart';
import type { Id } from '../domain/id';

/** Why a container shows its fallback. */
export type VitrinErrorCode = 'unknown-widget' | 'invalid-data' | 'load-failed' | 'render-failed';

export interface VitrinErrorDetail {
  readonly code: VitrinErrorCode;
  readonly widget: string;
  /** For people: what is wrong, what came and what is allowed. */
  readonly message: string;
  /** Dotted path of the field, with `invalid-data`. */
  readonly field?: string;
}

export interface CartChange {
  readonly operation: 'load' | 'add' | 'change' | 'remove' | 'clear' | 'order' | 'offer';
  /** The cart line (or, for `add`, the product) that changed. */
  readonly id?: Id;
}

/** Every event and its `detail`. All bubble; those named `before-…` can be cancelled. Contract §4. */
export interface VitrinEvents {
  'vitrin:ready': { readonly widget?: string };
  'vitrin:error': VitrinErrorDetail;
  'vitrin:cart-changed': {
    readonly items: readonly CartItem[];
    /** Null where a price has no rate into the page's currency: such amounts make no sum. */
    readonly totals: (CartTotals & { readonly currency: string }) | null;
    readonly change: CartChange;
  };
  'vitrin:before-add': { readonly productId: Id; readonly quantity: number; readonly unit: Id };
  'vitrin:added-to-cart': { readonly productId: Id; readonly quantity: number; readonly unit: Id; readonly item: CartItem };
  'vitrin:list-viewed': { readonly path: string; readonly page: number; readonly total: number; readonly productIds: readonly Id[] };
  'vitrin:product-viewed': { readonly productId: Id; readonly name: string; readonly code: string };
  'vitrin:search': { readonly query: string; readonly how: 'submit' | 'suggestion' };
  'vitrin:currency-changed': { readonly currency: string };
  'vitrin:before-order': { readonly items: readonly CartItem[]; readonly note: string; readonly advencePrice: string };
  /** `orderNo` is null where the server's answer names none. */
  'vitrin:order-placed': { readonly orderNo: string | null; readonly items: readonly CartItem[] };
  'vitrin:offer-requested': { readonly items: readonly CartItem[]; readonly note: string };
  'vitrin:payment-succeeded': { readonly paymentType: 'pay' | 'order' | null; readonly amount: number; readonly orderId: Id | null };
  'vitrin:before-navigate': { readonly url: string; readonly how: 'assign' | 'reload' };
}

export type VitrinEventName = keyof VitrinEvents;
