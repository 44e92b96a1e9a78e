import { dom } from './dom';

/**
 * The nonce of the page's policy, as our script tag has it; '' without one. Browsers hide it from the attribute once the tag runs:
 * the property has it. Contract §7.
 */
export function ownNonce(): string {
  const tags = [...dom.querySelectorAll<HTMLScriptElement>('script[src*="vitrin.js"]')];
  return tags.find(({ nonce }) => nonce)?.nonce ?? '';
}
