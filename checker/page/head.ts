import type { WrittenElement } from './element';

/** A script element that loads `vitrin.js`. */
export interface PageScript {
  readonly element: WrittenElement;
  readonly isModule: boolean;
  /** A script of the page that imports the bundle, as one does that uses its API. */
  readonly isImport: boolean;
  /** It has no end tag of its own, and what follows is its text, as after `<script … />`. */
  readonly isOpen: boolean;
  /** Null where the address is not known: a template prints it, or the script imports the bundle by itself. */
  readonly src: string | null;
  /** The name of the file, where no release has one of that name. */
  readonly wrongName: string | null;
  readonly hasNonce: boolean;
  readonly nonce: string | null;
}

/** A Content-Security-Policy. */
export interface PagePolicy {
  readonly policy: string;
  /** Where it stands in the file; null for one that comes with it. */
  readonly start: number | null;
}

/** The entry as its release names it, with a version or a hash that a build puts in, and as authors take it to be named. */
const BUNDLE = /^vitrin(?:[.-](?:v?\d[\w.-]*|(?=[a-z]*\d)\w{6,}|min|bundle|prod|esm?|umd|iife))?\.(?:js|mjs|ts)$/i;
const OTHER_NAME = /^vitrin(?:[.-](?:min|bundle|prod|esm?|umd|iife))?\.(?:js|mjs|ts)$/i;

/** What an inline script says of its type where browsers run it as a classic one, which may import by `import(…)` alone. */
const CLASSIC = /^(?:|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** The name of the file that an address leads to. */
const fileOf = (address: string) => address.trim().split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';

/** The script element as one that loads Vitrin; null where it does not. `text` is the file. */
export function scriptOf(element: WrittenElement, text: string): PageScript | null {
  const { tag, attributes, inner, innerEnd, start } = element;
  if (tag !== 'script' || attributes.has('nomodule')) return null;
  const src = attributes.get('src');
  // Of an address that a template prints, the name is still to be read in the template.
  const isBundle = src
    ? src.isUnknown
      ? text.slice(start, inner).includes('vitrin.js')
      : BUNDLE.test(fileOf(src.value))
    : importsBundle(text.slice(inner, innerEnd));
  if (!isBundle) return null;
  const type = attributes.get('type');
  const nonce = attributes.get('nonce');
  const file = src && !src.isUnknown ? fileOf(src.value) : 'vitrin.js';
  return {
    element,
    isModule:
      type?.isUnknown === true ||
      type?.value.toLowerCase() === 'module' ||
      (!src && CLASSIC.test(type?.value ?? '') && /\bimport\s*\(/.test(text.slice(inner, innerEnd))) ||
      element.hasMoreAttributes,
    isImport: !src,
    isOpen: src !== undefined && text.slice(inner, innerEnd).includes('<'),
    src: src && !src.isUnknown ? src.value.trim() : null,
    wrongName: file !== 'vitrin.js' && OTHER_NAME.test(file) ? file : null,
    hasNonce: element.hasMoreAttributes || (nonce !== undefined && (nonce.isUnknown || nonce.value !== '')),
    nonce: nonce && !nonce.isUnknown ? nonce.value : null,
  };
}

function importsBundle(code: string): boolean {
  return /\bimport\b/.test(code) && /['"`][^'"`]{0,300}vitrin\.js['"`?]/.test(code);
}

/** The script elements that bring Vitrin: an import beside a tag, or beside another import, asks for the same file. */
export function loadersAmong(scripts: readonly PageScript[]): readonly PageScript[] {
  const tags = scripts.filter(({ isImport }) => !isImport);
  return tags.length > 0 ? tags : scripts.slice(0, 1);
}

/** Whether an element holds the page's forgery token (contract §3). */
export function isToken({ tag, attributes }: WrittenElement): boolean {
  const name = attributes.get('name')?.value;
  const isSource =
    (tag === 'meta' && name === 'csrf-token') || (tag === 'input' && (name === '_token' || name === '_csrf_token'));
  const held = attributes.get(tag === 'meta' ? 'content' : 'value');
  return isSource && held !== undefined && (held.isUnknown || held.value !== '');
}

/** Whether an element was meant to hold it, and is not read, or is empty. */
export function isLikeToken({ tag, attributes }: WrittenElement): boolean {
  const names = ['name', 'id', 'property'].map((each) => attributes.get(each)?.value ?? '');
  return (
    (tag === 'meta' || tag === 'input') &&
    names.some((name) => /^(?!.*param)(?:.*[cx]srf.*|_?token|.*verificationtoken)$/i.test(name))
  );
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
