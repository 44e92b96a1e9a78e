import { dom } from '@/runtime/page/dom';

/** Where it may stand, in the order of their weight. */
const SOURCES = [
  'meta[name=csrf-token]',
  // A form of ours copies the token; a copy is no source, or it would outlive the page's own.
  'input[name=_token]:not(.vt-cart-order__token)',
  'input[name=_csrf_token]',
];

/** The page's forgery token, read at each call since a page may renew it (contract §3, decision 7). */
export function forgeryToken(): string | null {
  for (const selector of SOURCES) {
    const element = dom.querySelector(selector);
    const token = element instanceof HTMLInputElement ? element.value : element?.getAttribute('content');
    if (token) return token;
  }
  return null;
}
