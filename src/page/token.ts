import { dom } from '@/runtime/page/dom';

const SOURCES: ReadonlyArray<readonly [selector: string, attribute: 'content' | 'value']> = [
  ['meta[name=csrf-token]', 'content'],
  // A form of ours copies the token; a copy is no source, or it would outlive the page's own.
  ['input[name=_token]:not(.vt-cart-order__token)', 'value'],
  ['input[name=_csrf_token]', 'value'],
];

/** The page's forgery token, read at each call since a page may renew it (contract §3, decision 7). */
export function forgeryToken(): string | null {
  for (const [selector, attribute] of SOURCES) {
    const element = dom.querySelector(selector);
    const token = element instanceof HTMLInputElement ? element.value : element?.getAttribute(attribute);
    if (token) return token;
  }
  return null;
}
