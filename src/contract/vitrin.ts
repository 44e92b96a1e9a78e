import type { CartItem } from '../domain/cart/cart';
import type { Id } from '../domain/id';
import type { VitrinEventName, VitrinEvents } from './events';

export type * from './events';
export type { CartItem, CartProduct, CartTotals, CartUnit } from '../domain/cart/cart';
export type { Id } from '../domain/id';
export type { Money } from '../domain/money/money';
export type { Unit } from '../domain/product';

/** Widgets that can be opened by script. */
export type OpenableWidget = 'cart-icon' | 'warranty-inquiry' | 'fault-report';

/** The cart by script. Every promise rejects with an `Error` that says what went wrong. */
export interface VitrinCart {
  /** The cart's lines; asks the shop only where nothing on the page has asked yet. */
  get(): Promise<readonly CartItem[]>;
  /** Adds `quantity` units of a product. `unit` is a unit id. Answers with the line. */
  add(request: { productId: Id; quantity: number; unit: Id }): Promise<CartItem>;
  /** Sets the quantity (in the line's unit) of one line. */
  setQuantity(itemId: Id, quantity: number): Promise<void>;
  remove(itemId: Id): Promise<void>;
  clear(): Promise<void>;
  /** Asks the shop again. */
  refresh(): Promise<readonly CartItem[]>;
}

/** `window.vitrin`. Contract §4. */
export interface Vitrin {
  readonly version: string;
  /** Settles when the widgets found at start-up are ready or have failed; those that wait for the visitor do not count. */
  readonly ready: Promise<void>;
  /** Mounts the containers below `root` (default: the document). Containers added later mount by themselves. */
  mount(root?: ParentNode): void;
  /** Unmounts the containers at and below `root` and gives their fallback content back. */
  unmount(root: ParentNode): void;
  /** Listens on the document; answers with a function that stops listening. */
  on<Name extends VitrinEventName>(event: Name, listener: (event: CustomEvent<VitrinEvents[Name]>) => void): () => void;
  readonly cart: VitrinCart;
  open(widget: OpenableWidget): void;
  close(widget: OpenableWidget): void;
}

type VitrinEventMap = { [Name in VitrinEventName]: CustomEvent<VitrinEvents[Name]> };

declare global {
  interface Window {
    vitrin?: Vitrin;
  }
  // Only an interface can join the browser's own event maps, and only by extending ours.
  /* eslint-disable @typescript-eslint/no-empty-object-type */
  interface DocumentEventMap extends VitrinEventMap {}
  interface HTMLElementEventMap extends VitrinEventMap {}
  /* eslint-enable @typescript-eslint/no-empty-object-type */
}
