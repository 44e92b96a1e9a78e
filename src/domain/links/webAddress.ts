/** Whether a text leads to the web: an http(s) address, or one that is relative to `base`. Decision 61. */
export function isWebAddress(text: string, base: string): boolean {
  try {
    return /^https?:$/.test(new URL(text, base).protocol);
  } catch {
    return false;
  }
}
