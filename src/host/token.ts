const SOURCES: ReadonlyArray<readonly [selector: string, attribute: 'content' | 'value']> = [
  ['meta[name=csrf-token]', 'content'],
  ['input[name=_token]', 'value'],
  ['input[name=_csrf_token]', 'value'],
];

/** The page's forgery token, read at each call since a page may renew it (contract §3, decision 7). */
export function forgeryToken(): string | null {
  for (const [selector, attribute] of SOURCES) {
    const element = document.querySelector(selector);
    const token = element instanceof HTMLInputElement ? element.value : element?.getAttribute(attribute);
    if (token) return token;
  }
  return null;
}
