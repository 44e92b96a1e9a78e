const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
/** Longer than any expression that people write. Without an end, a file of brackets would take for ever. */
const LONGEST = 10_000;

/**
 * Where the bracket that opens at `start` is closed, directly after it; texts in quotes are passed over. -1 where it
 * never is.
 */
export function afterBracket(text: string, start: number): number {
  return scan(text, start, (index, depth) => depth === 0 && index > start);
}

/** Where `closing` ends, looked for from `start`; what stands in quotes or brackets before it is passed over if it can be. */
export function afterClosing(text: string, start: number, closing: string): number {
  const found = scan(text, start, (index, depth) => depth === 0 && text.startsWith(closing, index));
  const place = found < 0 ? text.indexOf(closing, start) : found;
  return place < 0 ? -1 : place + closing.length;
}

/** The first place outside quotes that is wanted; `depth` counts the brackets that are open there. */
function scan(text: string, start: number, isWanted: (index: number, depth: number) => boolean): number {
  const open: string[] = [];
  const last = Math.min(text.length, start + LONGEST);
  for (let index = start; index <= last; index += 1) {
    if (isWanted(index, open.length)) return index;
    const char = text.charAt(index);
    const closing = CLOSING[char];
    if (closing) open.push(closing);
    else if (char === open.at(-1)) open.pop();
    else if (char === '"' || char === "'") index = Math.max(index, afterText(text, index) - 1);
  }
  return -1;
}

/** Where the next `closing` ends, looked for from `start`; the end of the text where none comes. */
export function afterNext(text: string, start: number, closing: string): number {
  const place = text.indexOf(closing, start);
  return place < 0 ? text.length : place + closing.length;
}

/** Where the text in quotes that begins at `start` ends, directly after it. -1 for a quote that stands alone on its line. */
function afterText(text: string, start: number): number {
  const quote = text.charAt(start);
  for (let index = start + 1; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (char === '\n') return -1;
    if (char === '\\') index += 1;
    else if (char === quote) return index + 1;
  }
  return -1;
}
