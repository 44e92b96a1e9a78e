import { afterClosing } from './balanced';
import type { Prints, Region } from './region';

/** Tags that print nothing themselves. An unknown one may print anything. */
const CHOICES =
  /^(?:end\w*|if|elsif|elseif|else|unless|case|when|for|break|continue|set|assign|capture|increment|decrement|cycle|with|apply|autoescape|spaceless|trans|macro|from|do|raw|verbatim|filter|#|\/)/;
const COMMENT = /^[-\s]{0,9}comment\b/;
const END_OF_COMMENT = /\{%-?\s*endcomment\s*-?%\}/g;
/** Signs that an expression may print more than an escaped text. */
const UNESCAPED = /\braw\b|\bsafe\b|\bcontent_for|[({>]/;

/** `{{ … }}`, `{{{ … }}}`, `{% … %}`, `{# … #}`, `{!! … !!}`, `{{-- … --}}`: Twig, Liquid, Blade, Handlebars and their like. */
export function bracesAt(text: string, start: number): Region | null {
  if (text.startsWith('{{--', start)) return region(start, after(text, start + 4, '--}}'), 'nothing');
  if (text.startsWith('{{!--', start)) return region(start, after(text, start + 5, '--}}'), 'nothing');
  if (text.startsWith('{{!', start)) return region(start, after(text, start + 3, '}}'), 'nothing');
  if (text.startsWith('{!!', start)) return region(start, afterClosing(text, start + 3, '!!}'), 'elements');
  if (text.startsWith('{#', start)) return region(start, after(text, start + 2, '#}'), 'nothing');
  if (text.startsWith('{{', start)) return expression(text, start);
  return text.startsWith('{%', start) ? tag(text, start) : null;
}

function expression(text: string, start: number): Region | null {
  const end = afterClosing(text, start + 2, '}}');
  const inner = text.slice(start + 2, end).replace(/^[-~\s]+/, '');
  if (/^(?:[#/^]|else\b)/.test(inner)) return region(start, end, 'choice');
  return region(start, end, UNESCAPED.test(inner) ? 'elements' : 'value');
}

function tag(text: string, start: number): Region | null {
  const end = afterClosing(text, start + 2, '%}');
  const inner = text.slice(start + 2, end);
  if (COMMENT.test(inner)) {
    END_OF_COMMENT.lastIndex = start;
    return region(start, END_OF_COMMENT.test(text) ? END_OF_COMMENT.lastIndex : end, 'nothing');
  }
  return region(start, end, CHOICES.test(inner.replace(/^[-+~\s]+/, '')) ? 'choice' : 'elements');
}

function after(text: string, start: number, closing: string): number {
  const place = text.indexOf(closing, start);
  return place < 0 ? -1 : place + closing.length;
}

function region(start: number, end: number, prints: Prints): Region | null {
  return end < 0 ? null : { start, end, prints };
}
