/**
 * Makes a value when it is first asked for, and answers with the same one from then on. For what costs more than the page may need:
 * a browser's first formatter of numbers or dates holds a phone up as long as rendering ten rows does.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
