const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const DOTS_THEN_COMMA = /^[+-]?\d{1,3}(?:\.\d{3})+,\d*$/;
const COMMAS_THEN_DOT = /^[+-]?\d{1,3}(?:,\d{3})+\.\d*$/;
const COMMA_DECIMAL = /^[+-]?(?:\d+,\d*|,\d+)$/;
const DOT_GROUPS = /^[+-]?\d{1,3}(?:\.\d{3}){2,}$/;

/** The text in the form that `Number` reads, or null when it is no number. */
function plainText(text: string): string | null {
  if (PLAIN.test(text)) return text;
  if (COMMA_DECIMAL.test(text)) return text.replace(',', '.');
  if (DOTS_THEN_COMMA.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (COMMAS_THEN_DOT.test(text)) return text.replaceAll(',', '');
  if (DOT_GROUPS.test(text)) return text.replaceAll('.', '');
  return null;
}

/**
 * Reads a number as the server or a page wrote it (what a person types: `readTypedNumber`): `12.5`, `'12.5'`, `'12,5'`, `' 8 '`, `'1.234,56'`.
 * One dot alone is a decimal point (`'1.234'` is 1.234), because that is how the server writes prices. `'0E-8'` is how Java writes a
 * zero of eight decimals, and `'1.0E-5'` how PHP writes 0.00001.
 * Anything else, an empty text included, is null; the answer is always finite. Decision 1.
 */
export function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = plainText(value.trim());
  if (text === null) return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}
