/** Whether a text is the address of a page: a path of the shop, or an http(s) address. Decision 61. */
export function isPageAddress(text: string): boolean {
  return /^(?:https?:\/)?\/(?![/\\])/.test(text);
}

/** Whether a text leads to the web: an http(s) address, or one that is relative to `base`. Decision 61. */
export function isWebAddress(text: string, base: string): boolean {
  try {
    return /^https?:$/.test(new URL(text, base).protocol);
  } catch {
    return false;
  }
}
