/** An identifier as the shop gave it: `1234` or `"1234"`. Compare with {@link sameId}, never with `===`. */
export type Id = number | string;

/**
 * Whether a value can name something: an address of the shop that ends with it must lead to that alone. An empty text and dots would lead
 * to what stands above, as from a line of the cart to the whole cart. What every object has (`constructor`) is found wherever
 * things are kept by their ids. Of a number beyond 2^53 another one is left by the time that it is read: that of another product.
 */
export const isId = (value: unknown): value is Id =>
  Number.isSafeInteger(value) || (typeof value === 'string' && !['', '.', '..'].includes(value) && !(value in Object.prototype));

/** Whether two identifiers name the same thing, whichever of the two forms each came in. */
export function sameId(a: Id, b: Id): boolean {
  return String(a) === String(b);
}
