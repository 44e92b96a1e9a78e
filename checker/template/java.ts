import { afterBracket, afterClosing, afterNext } from './balanced';
import { percentAt } from './percent';
import type { Prints, Region } from './region';

/** Tags of JSP, ASP.NET and FreeMarker: `<c:if …>`, `<asp:Literal …/>`, `<#if …>`, `<@part …/>`, and what closes one. */
const TAG = /<\/?(?:[a-z]\w*:[a-z]|#[a-z]|@[a-z.])/iy;
const CHOICES =
  /^<(?:\/|(?:c|s|fn|asp):(?:if|choose|when|otherwise|forEach|iterator|Repeater|PlaceHolder)\b|#(?:if|elseif|else|list|items|sep|switch|case|default)\b)/i;
const NOTHING = /^<(?:c:set|c:remove|fmt:set\w+|#assign|#global|#local|#setting|#import|#ftl)\b/;
/** `${value}`, `#{value}`, `$!{value}`: nothing but a name, which prints no elements of its own. */
const NAME = /^[$#]!?\{[\w.?!()]+\}$/;
/** Statements of Velocity, and its values without braces. */
const STATEMENT = /#\{?(?:if|elseif|else|end|foreach|set|parse|include|macro|stop|break|define|evaluate)\b\}?/y;
const VALUE = /\$!?[a-z_]\w*(?:\.\w+(?:\([^()\n]{0,200}\))?)*/iy;

/** JSP, ASP.NET and FreeMarker. */
export function javaAt(text: string, start: number): Region | null {
  if (text.startsWith('<#--', start)) return { start, end: afterNext(text, start, '-->'), prints: 'nothing' };
  if (text.startsWith('<%', start)) return percentIn(text, start);
  if (matches(TAG, text, start) && !text.startsWith('<svg:', start)) {
    const end = afterClosing(text, start + 1, '>');
    return end < 0 ? null : { start, end, prints: printsOf(text.slice(start, end)) };
  }
  return bracesIn(text, start);
}

/** Velocity. */
export function velocityAt(text: string, start: number): Region | null {
  if (text.startsWith('##', start)) return { start, end: afterNext(text, start, '\n') - 1, prints: 'nothing' };
  if (text.startsWith('#*', start)) return { start, end: afterNext(text, start, '*#'), prints: 'nothing' };
  if (matches(STATEMENT, text, start)) {
    const { lastIndex } = STATEMENT;
    const bracket = /^\s*\(/.exec(text.slice(lastIndex, lastIndex + 20))?.[0].length ?? 0;
    const end = bracket > 0 ? afterBracket(text, lastIndex + bracket - 1) : lastIndex;
    return {
      start,
      end: end < 0 ? lastIndex : end,
      prints: /^#\{?(?:parse|include|evaluate)/.test(text.slice(start, start + 12)) ? 'elements' : 'choice',
    };
  }
  const braces = bracesIn(text, start);
  return braces ?? (matches(VALUE, text, start) ? { start, end: VALUE.lastIndex, prints: 'value' } : null);
}

/** `<%@ … %>` says what the page is, or puts in another one; `<%# … %>`, `<%: … %>` and `<%$ … %>` print a value in ASP.NET. */
function percentIn(text: string, start: number): Region | null {
  const region = percentAt(text, start);
  const sign = text.charAt(start + 2);
  if (!region || !'@#:$'.includes(sign)) return region;
  return {
    ...region,
    prints: sign !== '@' ? 'value' : /^<%@\s*include\b/i.test(text.slice(start, region.end)) ? 'elements' : 'nothing',
  };
}

function bracesIn(text: string, start: number): Region | null {
  const opening = /^[$#]!?\{/.exec(text.slice(start, start + 3))?.[0];
  const end = opening ? afterBracket(text, start + opening.length - 1) : -1;
  return end < 0 ? null : { start, end, prints: NAME.test(text.slice(start, end)) ? 'value' : 'elements' };
}

function printsOf(tag: string): Prints {
  return CHOICES.test(tag) ? 'choice' : NOTHING.test(tag) ? 'nothing' : 'elements';
}

function matches(sign: RegExp, text: string, start: number): boolean {
  sign.lastIndex = start;
  return sign.test(text);
}
