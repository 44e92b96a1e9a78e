import type { Prints, Region } from './region';

/** A name, and nothing that could print elements of its own. */
const VALUE = /^=\s*(?!yield\b)[@$]?\w[\w.?![\]'":]*\s*[-_]?$/;
/** In Ruby the dash only trims the blanks before a statement; in EJS it prints unescaped. */
const RUBY = /^-\s*(?:if|unless|else|elsif|end|case|when|for|while|until)\b|\bdo(?:\s*\|[^|]*\|)?\s*-?$/;

/** `<% … %>`, `<%= … %>`, `<%- … %>`, `<%== … %>`, `<%# … %>`, `<%-- … --%>`: EJS and ERB. */
export function percentAt(text: string, start: number): Region | null {
  // Written twice, the sign stands for itself.
  if (!text.startsWith('<%', start) || text.charAt(start + 2) === '%') return null;
  const closing = text.startsWith('<%--', start) ? '--%>' : '%>';
  // In texts in quotes, too, the first one ends it.
  const place = text.indexOf(closing, start + closing.length);
  return place < 0 ? null : { start, end: place + closing.length, prints: printsOf(text.slice(start + 2, place)) };
}

function printsOf(inner: string): Prints {
  if (/^(?:#|--)/.test(inner)) return 'nothing';
  if (VALUE.test(inner)) return 'value';
  return inner.startsWith('=') || (inner.startsWith('-') && !RUBY.test(inner)) ? 'elements' : 'choice';
}
