import { dom } from './dom';

/**
 * The nonce of the page's policy, as our script tag has it; '' without one. Browsers hide it from the attribute once the tag runs:
 * the property has it. docs/security.md.
 */
export function ownNonce(): string {
  const ours = [...dom.scripts].find(({ nonce, src }) => nonce && src.includes('vitrin.js'));
  return ours?.nonce ?? '';
}
