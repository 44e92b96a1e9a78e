const SECOND = 1000;
/** Where the shop names no time, or one that cannot be read. */
const USUAL = 5 * SECOND;
/** Nobody waits longer before a page that says nothing new. */
const LONGEST = 120 * SECOND;

/** Milliseconds that an answer's `Retry-After` asks to wait: seconds, or a date. @param now milliseconds since 1970 */
export function retryDelay(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * SECOND : Date.parse(text) - now;
  return Number.isNaN(wait) ? USUAL : Math.min(Math.max(wait, SECOND), LONGEST);
}
