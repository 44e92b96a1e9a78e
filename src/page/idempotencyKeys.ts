import * as v from 'valibot';
import { readStored } from '@/runtime/page/storage';
import { readKept, store } from './storage';

/** Keys of calls whose end nobody knows yet. Decision 67. */
export interface KeyRing {
  /** The key of a call: the one that is kept of it, else a new one. `subject` is all that makes it this call and no other. */
  keyOf(subject: string): string;
  /** The end of that call is known: the next one of the same subject has another key. */
  forget(subject: string): void;
  /** Forgets them all. Answers whether there were any. */
  clear(): boolean;
}

/** A visitor's keys. */
export interface IdempotencyKeys {
  /** Of what ends the cart. */
  readonly cart: KeyRing;
  /** Of payment links, and mails of them. */
  readonly links: KeyRing;
}

/** How many keys are kept; older ones are of calls that nobody asks about any more. */
const MOST = 20;

/** As many hexadecimal digits. */
const hexSchema = (length: number) =>
  v.pipe(
    v.string(),
    v.check((text) => text.length === length && /^[\da-f]*$/.test(text)),
  );
const keptSchema = v.record(hexSchema(16), hexSchema(32));

/**
 * The keys of a visitor, `user` being the id ('' for none), where all tabs of the shop see them. Where storage is closed to
 * us they last as long as the page. What they are keys of is not stored: only a short hash of it.
 */
export function createIdempotencyKeys(user: string): IdempotencyKeys {
  const ring = (name: string) => createKeyRing(`keys:${name}:${hash(user)}`);
  return { cart: ring('cart'), links: ring('links') };
}

function createKeyRing(place: string): KeyRing {
  /** What storage has not taken. */
  let unstored: ReadonlyMap<string, string> = new Map();

  const kept = () => new Map([...Object.entries(readKept(place, keptSchema) ?? {}), ...unstored]);
  const keep = (keys: ReadonlyMap<string, string>) => {
    const text = keys.size > 0 ? JSON.stringify(Object.fromEntries(keys)) : null;
    store(place, text);
    unstored = readStored(place) === text ? new Map() : keys;
  };
  return {
    keyOf(subject) {
      const keys = kept();
      const name = hash(subject);
      const key = keys.get(name) ?? newKey();
      // The latest stands last.
      keys.delete(name);
      keep(new Map([...[...keys].slice(1 - MOST), [name, key]]));
      return key;
    },
    forget(subject) {
      const keys = kept();
      if (keys.delete(hash(subject))) keep(keys);
    },
    clear() {
      const isAny = kept().size > 0;
      keep(new Map());
      return isAny;
    },
  };
}

/** 128 bits by chance. A page without https has no `randomUUID`. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => hexOf(byte, 2)).join('');
}

/** 64 bits of a text, in 16 hexadecimal digits (FNV-1a, twice): enough to tell a visitor's few calls apart. A page without https has no `crypto.subtle`. */
function hash(text: string): string {
  const part = (start: number) => {
    let sum = start;
    for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
    return hexOf((sum ^ (sum >>> 15)) >>> 0, 8);
  };
  return part(0x811c9dc5) + part(0x9747b28c ^ text.length);
}

function hexOf(value: number, length: number): string {
  return value.toString(16).padStart(length, '0');
}
