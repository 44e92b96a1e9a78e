import type { CartItem } from '../domain/cart/cart';
import type { Id } from '../domain/id';
import type { VitrinEvent, VitrinEventName } from './events';

export type * from './events';
export type { CartItem, CartProduct, CartTotals, CartUnit } from '../domain/cart/cart';
export type { Id } from '../domain/id';
export type { Money } from '../domain/money/money';
export type { Unit } from '../domain/product';

/** Widgets that can be opened by script. */
export type OpenableWidget = 'cart-icon' | 'warranty-inquiry' | 'fault-report' | 'quick-order' | 'saved-lists';

/** A line of an order by codes. */
export interface QuickOrderLine {
  /** A code, a barcode or a special code of a product. */
  readonly code: string;
  /** What the unit is called; the product's default unit without it. */
  readonly unit?: string;
  readonly quantity: number;
}

/** What a widget is opened with. */
export interface OpenStart {
  /** Of the quick order: lines that are put into it, behind those that are there. Of the saved lists: lines to be kept. */
  readonly lines?: readonly QuickOrderLine[];
  /** Of the saved lists: what the list of these lines is called, if the visitor wants it so. */
  readonly name?: string;
}

/**
 * The cart by script. Calls run one after the other, in the order in which they were made, those of the widgets
 * included. Every promise rejects with an `Error` that says what went wrong. What is no id (an empty text, dots) is rejected
 * without a call.
 */
export interface VitrinCart {
  /** A copy of the cart's lines; asks the shop only where nothing on the page has asked yet. */
  get(): Promise<readonly CartItem[]>;
  /**
   * Adds `quantity` units of a product. `unit` is a unit id. Answers with the line. Rejects without a call where the
   * page stops it (`vitrin:before-add`), where the same product is being added already, and where `quantity` is not a finite
   * number above 0: a text is none.
   */
  add(request: { productId: Id; quantity: number; unit: Id }): Promise<CartItem>;
  /**
   * Sets the quantity (in the line's unit) of one line. `itemId` is the line's `id`, not the product's. Rejects without a call
   * where `quantity` is not a finite number above 0.
   */
  setQuantity(itemId: Id, quantity: number): Promise<void>;
  /** Takes one line out. */
  remove(itemId: Id): Promise<void>;
  /** Takes all lines out. */
  clear(): Promise<void>;
  /** Asks the shop again. */
  refresh(): Promise<readonly CartItem[]>;
}

/** `window.vitrin`. Contract §4. */
export interface Vitrin {
  /** The version that runs the page, as in `integrity.json`. */
  readonly version: string;
  /** Settles when the widgets found at start-up are ready or have failed; those that wait for the visitor do not count. */
  readonly ready: Promise<void>;
  /** Mounts the containers below `root` (default: the document). Containers added later mount by themselves. */
  mount(root?: ParentNode): void;
  /** Unmounts the containers at and below `root` and gives their fallback content back. */
  unmount(root: ParentNode): void;
  /**
   * Reads the page data and the address anew: for a page that changes what stands in `#vitrin-page`, or moves on by
   * `history.pushState` in a browser without the Navigation API. Another `#vitrin-page` element is seen without it.
   */
  refresh(): void;
  /** Listens on the document; answers with a function that stops listening. */
  on<Name extends VitrinEventName>(event: Name, listener: (event: VitrinEvent<Name>) => void): () => void;
  readonly cart: VitrinCart;
  /**
   * Opens the widget's mini cart or dialog; loads a widget that still waits. Of several, the first that can be seen. A quick order
   * takes lines, and has the focus where it stands open in the page.
   */
  open(widget: OpenableWidget, start?: OpenStart): void;
  /** Closes the mini cart or the dialogs of that widget. */
  close(widget: OpenableWidget): void;
  /** Opens the inspector, which shows what Vitrin does with this page; closes it where it is open. */
  inspect(): void;
}

type VitrinEventMap = { [Name in VitrinEventName]: VitrinEvent<Name> };

declare global {
  interface Window {
    vitrin?: Vitrin;
  }
  // Only an interface can join the browser's own event maps, and only by extending ours.
  /* eslint-disable @typescript-eslint/no-empty-object-type */
  interface WindowEventMap extends VitrinEventMap {}
  interface DocumentEventMap extends VitrinEventMap {}
  interface ElementEventMap extends VitrinEventMap {}
  interface HTMLElementEventMap extends VitrinEventMap {}
  /* eslint-enable @typescript-eslint/no-empty-object-type */
}
