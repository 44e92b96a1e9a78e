/**
 * Whether a text is the path of a page of the shop. Browsers drop control characters from addresses: "/\t/abroad.example" is
 * another shop's.
 */
export function isPagePath(text: string): boolean {
  return /^\/(?![/\\])\P{Cc}*$/u.test(text);
}

/** Whether a text is the address of a page: a path of the shop, or an http(s) address. Decision 61. */
export function isPageAddress(text: string): boolean {
  return isPagePath(text.replace(/^https?:\/(?=\/)/, ''));
}
