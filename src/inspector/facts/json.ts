import type { JsonReading } from '@/diagnostics/json';
import { en, type InspectorWords } from '../words/en';

/** With a space for the byte order mark that an included file may bring: widgets read on behind it, and places stay. */
const withoutMark = (text: string) => text.replace(/^\s+/, (blank) => blank.replaceAll('\uFEFF', ' '));

/** Reads JSON with the browser's own reader; where a mistake is, is told as line and column, if that can be known. */
export function readJson(text: string, { mistake: say }: Pick<InspectorWords, 'mistake'> = en): JsonReading {
  try {
    return { ok: true, value: JSON.parse(withoutMark(text)) as unknown };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const mistake = readMistake(said, text);
    if (!mistake) return { ok: false, reason: readByLine(said, say) };
    const lines = text.slice(0, mistake.place).split('\n');
    return { ok: false, reason: say(mistake.what, { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }) };
  }
}

/** Firefox tells the line itself; of others the place is not known. */
function readByLine(said: string, say: InspectorWords['mistake']): string {
  const [, what, line, column] = /^JSON\.parse: (.+) at line (\d+) column (\d+) of the JSON data$/.exec(said) ?? [];
  return what === undefined ? say(said, null) : say(what, { line: Number(line), column: Number(column) });
}

const NOT_VALID = ' is not valid JSON';

/**
 * What a browser says of a mistake in `text`, and how many characters stand before it. Chrome tells the position, or quotes
 * up to ten characters before and after it. Null where it cannot be known so.
 */
function readMistake(said: string, text: string): { readonly what: string; readonly place: number } | null {
  const [, told, position] = /^(.+?) in JSON at position (\d+)/.exec(said) ?? [];
  if (told !== undefined) return { what: told, place: Number(position) };
  const start = said.search(/, (?:\.\.\.)?"/);
  if (start < 0 || !said.endsWith(NOT_VALID)) return null;
  const what = said.slice(0, start);
  const quote = said.slice(start + 2, -NOT_VALID.length);
  const quoted = quote.slice(quote.indexOf('"') + 1, quote.lastIndexOf('"'));
  if (quote.startsWith('...')) return { what, place: text.indexOf(quoted) + 10 };
  return quote.endsWith('...') ? { what, place: quoted.length - 10 } : null;
}
