import type { WrittenElement } from './element';

/** A script element that loads `vitrin.js`. */
export interface PageScript {
  readonly element: WrittenElement;
  readonly isModule: boolean;
  /** Null where the address is not known: a template prints it, or the script imports the bundle by itself. */
  readonly src: string | null;
  readonly hasNonce: boolean;
  readonly nonce: string | null;
}

/** A Content-Security-Policy. */
export interface PagePolicy {
  readonly policy: string;
  /** Where it stands in the file; null for one that comes with it. */
  readonly start: number | null;
}

const BUNDLE = /(?:^|\/)vitrin(?:[.-][\w.-]+)?\.js(?:[?#]|$)/;

/** The script element as one that loads Vitrin; null where it does not. `text` is the file. */
export function scriptOf(element: WrittenElement, text: string): PageScript | null {
  const { tag, attributes, inner, innerEnd, start } = element;
  if (tag !== 'script' || attributes.has('nomodule')) return null;
  const src = attributes.get('src');
  // Of an address that a template prints, the name is still to be read in the template.
  const isBundle = src
    ? src.isUnknown
      ? text.slice(start, inner).includes('vitrin.js')
      : BUNDLE.test(src.value.trim())
    : importsBundle(text.slice(inner, innerEnd));
  if (!isBundle) return null;
  const type = attributes.get('type');
  const nonce = attributes.get('nonce');
  return {
    element,
    isModule:
      type?.isUnknown === true || type?.value.trim().toLowerCase() === 'module' || (!src && !type) || element.hasMoreAttributes,
    src: src && !src.isUnknown ? src.value.trim() : null,
    hasNonce: element.hasMoreAttributes || (nonce !== undefined && (nonce.isUnknown || nonce.value !== '')),
    nonce: nonce && !nonce.isUnknown ? nonce.value : null,
  };
}

function importsBundle(code: string): boolean {
  return /\bimport\b[^;]*['"`][^'"`]*vitrin\.js['"`?]/.test(code);
}

/** Whether an element holds the page's forgery token (contract §3). */
export function isToken({ tag, attributes }: WrittenElement): boolean {
  const name = attributes.get('name')?.value;
  const isSource =
    (tag === 'meta' && name === 'csrf-token') || (tag === 'input' && (name === '_token' || name === '_csrf_token'));
  const held = attributes.get(tag === 'meta' ? 'content' : 'value');
  return isSource && held !== undefined && (held.isUnknown || held.value !== '');
}

/** The address in a `<base>`; null for any other element, and where a template prints it. */
export function baseOf({ tag, attributes }: WrittenElement): string | null {
  const href = attributes.get('href');
  return tag === 'base' && href && !href.isUnknown ? href.value : null;
}

/** The policy of a `<meta>`; null for any other element, and where a template prints it. */
export function policyOf({ tag, attributes }: WrittenElement): PagePolicy | null {
  const content = attributes.get('content');
  if (tag !== 'meta' || attributes.get('http-equiv')?.value.trim().toLowerCase() !== 'content-security-policy') return null;
  return content && !content.isUnknown ? { policy: content.value, start: content.start } : null;
}
