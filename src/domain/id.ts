/** An identifier as the shop gave it: `1234` or `"1234"`. Compare with {@link sameId}, never with `===`. */
export type Id = number | string;

/** Whether two identifiers name the same thing, whichever of the two forms each came in. */
export function sameId(a: Id, b: Id): boolean {
  return String(a) === String(b);
}
