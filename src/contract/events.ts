import type { CartItem, CartTotals } from '../domain/cart/cart';
import type { Id } from '../domain/id';
import type { CartChange, EventProduct, FailedAction, FailureCode, VitrinErrorCode } from './eventDetails';

export type * from './eventDetails';

export interface VitrinErrorDetail {
  readonly code: VitrinErrorCode;
  readonly widget: string;
  /** For people: what is wrong, what came and what is allowed. */
  readonly message: string;
  /** Dotted path of the field, with `invalid-data` and `invalid-answer`. */
  readonly field?: string;
}

/**
 * Every event and its `detail`. All bubble; those named `before-…` can be stopped and held. Contract §4.
 * `@on` says where each is dispatched. The table of docs/events.md is made of these comments.
 */
export interface VitrinEvents {
  /**
   * A widget shows. Without `widget`, once for the page: `vitrin.ready` has settled.
   * @on the widget's container; the document for the page
   */
  'vitrin:ready': { readonly widget?: string };
  /**
   * A container cannot show its widget, or not all of its data; or an answer, or entries of it, cannot be read. The console says the same.
   * @on the container; the document for an answer
   */
  'vitrin:error': VitrinErrorDetail;
  /**
   * The cart was fetched, or a change to it was saved.
   * @on the document
   */
  'vitrin:cart-changed': {
    readonly items: readonly CartItem[];
    /** Null where a price has no rate into the page's currency, or a line could not be read: such amounts make no sum. */
    readonly totals: (CartTotals & { readonly currency: string }) | null;
    readonly change: CartChange;
  };
  /**
   * A product is about to be added. The widgets ask the rules of the shop before; `vitrin.cart.add` leaves them to the server.
   * @on the container of the button; the document for `vitrin.cart.add`
   */
  'vitrin:before-add': { readonly productId: Id; readonly quantity: number; readonly unit: Id };
  /**
   * The shop has added it. `item` is the cart line that it is now in, `products` the one product with the quantity that was added.
   * @on the container of the button; the document for `vitrin.cart.add`
   */
  'vitrin:added-to-cart': {
    readonly productId: Id;
    readonly quantity: number;
    readonly unit: Id;
    readonly item: CartItem;
    readonly products: readonly EventProduct[];
  };
  /**
   * A product was not added, and the shop was not asked: a variant must be chosen, it has no unit, or its stock does not cover the
   * amount.
   * @on the container of the button
   */
  'vitrin:add-refused': {
    readonly productId: Id;
    readonly quantity: number;
    /** Null where the product has none. */
    readonly unit: Id | null;
    readonly reason: 'variant' | 'noUnit' | 'stock';
  };
  /**
   * What the visitor or a script wanted of the shop has failed. What was broken off is not told. `reason` is what is said of it.
   * @on the document
   */
  'vitrin:action-failed': {
    readonly action: FailedAction;
    readonly reason: string;
    readonly code: FailureCode;
    /** The product that it was about; null for all others. */
    readonly product: Id | null;
  };
  /**
   * The rows of a quick order were added, as far as the shop took them; what failed is still there. `reason` is what the row says.
   * @on the container of the quick order
   */
  'vitrin:quick-order-added': {
    readonly added: ReadonlyArray<{
      readonly code: string;
      readonly productId: Id;
      readonly quantity: number;
      readonly unit: Id;
    }>;
    readonly failed: ReadonlyArray<{ readonly code: string; readonly quantity: number; readonly reason: string }>;
  };
  /**
   * A page of products shows in a list.
   * @on the container
   */
  'vitrin:list-viewed': {
    readonly path: string;
    readonly page: number;
    readonly total: number;
    readonly productIds: readonly Id[];
    readonly products: readonly EventProduct[];
  };
  /**
   * A product's own page shows it, or shows another variant in its place.
   * @on the container
   */
  'vitrin:product-viewed': {
    readonly productId: Id;
    readonly name: string;
    readonly code: string;
    readonly products: readonly EventProduct[];
  };
  /**
   * The search form is sent, or a suggestion is clicked.
   * @on the container
   */
  'vitrin:search': { readonly query: string; readonly how: 'submit' | 'suggestion' };
  /**
   * Prices show in another currency. Told again where the choice cannot be saved and is taken back.
   * @on the container in which it was chosen; the document for a choice in another tab
   */
  'vitrin:currency-changed': { readonly currency: string };
  /**
   * The cart is about to be ordered: its lines, note and payment plan as they will be sent.
   * @on the container
   */
  'vitrin:before-order': { readonly items: readonly CartItem[]; readonly note: string; readonly advencePrice: string };
  /**
   * The shop has taken the order. `orderNo` is null where its answer names none; `totals` are those under its payment plan, null as in
   * `vitrin:cart-changed`.
   * @on the container
   */
  'vitrin:order-placed': {
    readonly orderNo: string | null;
    readonly items: readonly CartItem[];
    readonly products: readonly EventProduct[];
    readonly totals: (CartTotals & { readonly currency: string }) | null;
  };
  /**
   * The shop has taken the request for an offer.
   * @on the container
   */
  'vitrin:offer-requested': { readonly items: readonly CartItem[]; readonly note: string };
  /**
   * An order or a request for an offer was sent, and nobody knows whether the shop has taken it: the answer was lost, or
   * makes no sense. The visitor is told to look before sending it again.
   * @on the container
   */
  'vitrin:order-unconfirmed': { readonly kind: 'order' | 'offer' };
  /**
   * The payment frame has said that the card was charged. `amount` is in TRY, before commission; `orderId` is null.
   * @on the container of the checkout
   */
  'vitrin:payment-succeeded': {
    readonly paymentType: 'pay' | 'order' | null;
    readonly amount: number;
    readonly orderId: Id | null;
  };
  /**
   * The page data are others, by another `#vitrin-page` or by `vitrin.refresh()`. The widgets show the new data; where the language or
   * the user has changed they begin anew.
   * @on the document
   */
  'vitrin:page-data-changed': Readonly<Record<string, never>>;
  /**
   * A widget is about to leave the page for `url`, or to load the page anew. Links and forms do not tell.
   * @on the document
   */
  'vitrin:before-navigate': { readonly url: string; readonly how: 'assign' | 'reload' };
}

export type VitrinEventName = keyof VitrinEvents;

/** Those that announce an action, which the page may stop or hold. */
export type BeforeEventName = Extract<VitrinEventName, `vitrin:before-${string}`>;

/** One that announces an action: `preventDefault()` stops it. */
export interface VitrinBeforeEvent<Detail> extends CustomEvent<Detail> {
  /**
   * Holds the action until `promise` is settled; where it is rejected, the action is not carried out. It can be called in the
   * listener only, before anything is awaited there, and as often as you like.
   */
  waitUntil(promise: Promise<unknown>): void;
}

/** The event of that name, as a listener has it. */
export type VitrinEvent<Name extends VitrinEventName> = Name extends BeforeEventName
  ? VitrinBeforeEvent<VitrinEvents[Name]>
  : CustomEvent<VitrinEvents[Name]>;
