/** Whether a text is the address of a page: a path of the shop, or an http(s) address. Decision 61. */
export function isPageAddress(text: string): boolean {
  return /^(?:https?:\/)?\/(?![/\\])/.test(text);
}
