import { afterClosing, afterNext } from './balanced';
import type { Prints, Region } from './region';

/** Tags that print nothing themselves, and whatever closes one. */
const CHOICES =
  /^\{(?:\/|(?:if|else|elseif|foreach|foreachelse|for|forelse|while|section|sectionelse|strip|nocache|capture|assign|append|function|setfilter|switch|case|default|break|continue|config_load|extends)\b)/;
const VALUES = /^\{(?:l|url|lang|link|counter|cycle|math)\b/;
/** Something in front of a brace that is no tag: a rule of CSS, code, an object. Smarty knows a tag by what follows. */
const TAG =
  /\{(?:\$[a-z_]|=\s?[$\w'"]|_[$'"]|#\w+#|\/[a-z_]\w*\s*\}|[a-z_]\w*(?:\}|::|\s+[\w$'"!(@]|\s*\|)|(?:"[^"{}\n]{0,300}"|'[^'{}\n]{0,300}')\s{0,9}\|)/iy;
const ESCAPED = /\|\s?(?:escape|htmlspecialchars|urlencode|intval|count|string_format|date_format|number_format)\b/;
const NOTHING_ELSE = /^\{\$\w+(?:(?:\.|->)\w+)+\}$/;
const ASSIGNMENT = /^\{\$[\w.>[\]-]{1,100}\s?=[^=]/;
/** A brace of its own; what prints one. */
const BRACES: Readonly<Record<string, string>> = { '{ldelim}': '{', '{rdelim}': '}' };
const LITERAL = '{literal}';

/** `{$value}`, `{if …}`, `{name …}`, `{* … *}`, `{literal} … {/literal}`, `{ldelim}`: Smarty. A brace before a blank is a brace. */
export function smartyAt(text: string, start: number): Region | null {
  if (text.startsWith('{*', start)) return { start, end: afterNext(text, start, '*}'), prints: 'nothing' };
  if (text.startsWith('{php}', start)) return { start, end: afterNext(text, start, '{/php}'), prints: 'elements' };
  const end = start + LITERAL.length;
  if (text.startsWith(LITERAL, start)) {
    const closing = text.indexOf('{/literal}', start);
    return { start, end, prints: 'nothing', resume: closing < 0 ? text.length : closing };
  }
  if (text.startsWith('{/literal}', start)) return { start, end: end + 1, prints: 'nothing' };
  const brace = BRACES[text.slice(start, start + '{ldelim}'.length)];
  if (brace) return { start, end: start + '{ldelim}'.length, prints: 'nothing', text: brace };
  TAG.lastIndex = start;
  if (!TAG.test(text)) return null;
  const close = afterClosing(text, start + 1, '}');
  return close < 0 ? null : { start, end: close, prints: printsOf(text.slice(start, close)) };
}

function printsOf(tag: string): Prints {
  if (CHOICES.test(tag)) return 'choice';
  if (ASSIGNMENT.test(tag)) return 'nothing';
  if (VALUES.test(tag) || tag.startsWith('{#')) return 'value';
  // A name alone may hold a part of the page: what a shop system puts into the head, or a whole column.
  return !tag.includes('nofilter') && (ESCAPED.test(tag) || NOTHING_ELSE.test(tag)) ? 'value' : 'elements';
}
