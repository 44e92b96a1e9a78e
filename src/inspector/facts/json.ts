import type { JsonReading } from '@/diagnostics/json';

/** Reads JSON with the browser's own reader; where a mistake is, is told as line and column, if that can be known. */
export function readJson(text: string): JsonReading {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    // Firefox tells the line. Chrome tells the position, or quotes up to ten characters before and after it.
    const [, what = said, position, before, quoted, after] =
      /^(.+?)(?: in JSON at position (\d+).*|, (\.\.\.)?"([^]+)"(\.\.\.)? is not valid JSON)$/.exec(said) ?? [];
    const place = position ?? (quoted && (before ? text.indexOf(quoted) + 10 : after && quoted.length - 10));
    if (place === undefined || place === '') return { ok: false, reason: said };
    const lines = text.slice(0, Number(place)).split('\n');
    return { ok: false, reason: `${what} in line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1} of the JSON` };
  }
}
