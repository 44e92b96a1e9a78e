/** Writes to the console, where the page has left one that can: many a shop silences its own by `console = { log() {} }`. */
export function say(how: 'info' | 'warn' | 'error', ...what: readonly unknown[]): void {
  (console as Partial<Console>)[how]?.(...what);
}
