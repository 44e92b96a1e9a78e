/** That a page is in another encoding than browsers take it for. */
export interface CharsetFault {
  /** As the page or its server names it; null where neither does. */
  readonly declared: string | null;
  /** What its bytes are; null where only that they are not the declared one is known. */
  readonly actual: string | null;
  /** Where it shows first, in the text. */
  readonly offset: number;
}

export interface Decoded {
  readonly text: string;
  readonly fault: CharsetFault | null;
}

const BOMS: ReadonlyArray<readonly [encoding: string, bytes: readonly number[]]> = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** What old Turkish themes are written in; `iso-8859-9` is another name of it. */
const LEGACY = 'windows-1254';
const META = /<meta\s[^<>]{0,200}>/gi;
const CHARSET = /charset\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/i;
/** Browsers look no further for the encoding; templates often have code before the head. */
const HEAD = 4096;

/**
 * The bytes of a page as text. `header` is the encoding that its server names. Null where they are no text. Nobody names
 * the encoding of a file that is a piece of a page: for one, `mustSay` is false.
 */
export function decodePage(
  bytes: Uint8Array,
  { header = null, mustSay = false }: { header?: string | null; mustSay?: boolean } = {},
): Decoded | null {
  const marked = BOMS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return { text: decode(bytes, marked[0]), fault: null };
  const wide = wideOf(bytes.subarray(0, HEAD));
  if (wide === 'none') return null;
  const start = decode(bytes.subarray(0, HEAD), 'latin1');
  const declared = knownEncoding(header) ?? knownEncoding(charsetIn(start));
  if (wide) return { text: decode(bytes, wide), fault: { declared: declared?.label ?? null, actual: wide, offset: 0 } };
  const utf8 = decodeStrictly(bytes);
  if (utf8 !== null) {
    const first = utf8.search(/[^\0-\x7f]/);
    const isWrong = declared ? declared.encoding !== 'utf-8' : mustSay;
    return {
      text: utf8,
      fault: first >= 0 && isWrong ? { declared: declared?.label ?? null, actual: 'utf-8', offset: first } : null,
    };
  }
  if (declared && declared.encoding !== 'utf-8') return { text: decode(bytes, declared.encoding), fault: null };
  // As a browser shows it.
  const text = decode(bytes, declared ? 'utf-8' : LEGACY);
  const offset = declared ? text.indexOf('\uFFFD') : text.search(/[^\0-\x7f]/);
  return { text, fault: declared || mustSay ? { declared: declared?.label ?? null, actual: null, offset } : null };
}

/** The encoding that the head of a page names, in either of two ways. */
function charsetIn(start: string): string | null {
  const written = start.replace(/<!--[\s\S]*?-->/g, '');
  return (written.match(META) ?? []).map((tag) => CHARSET.exec(tag)?.[1]).find((name) => name !== undefined) ?? null;
}

/** Which half of every two bytes is empty, as in UTF-16 without a mark; `none` where bytes are empty that no text has. */
function wideOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | 'none' | null {
  const empty = [0, 0];
  for (const [index, byte] of bytes.entries()) if (byte === 0) empty[index % 2] = (empty[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = empty;
  if (even + odd === 0) return null;
  const most = bytes.length / 4;
  return odd > most && even < odd / 8 ? 'utf-16le' : even > most && odd < even / 8 ? 'utf-16be' : 'none';
}

/** An encoding by any of its names. A page that says UTF-16 without a mark counts as UTF-8, as in browsers. */
function knownEncoding(label: string | null): { label: string; encoding: string } | null {
  if (label === null) return null;
  try {
    const { encoding } = new TextDecoder(label);
    return { label, encoding: encoding.startsWith('utf-16') ? 'utf-8' : encoding };
  } catch {
    return null;
  }
}

const decode = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);

function decodeStrictly(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
