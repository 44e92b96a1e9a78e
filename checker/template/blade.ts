import { afterBracket } from './balanced';
import type { Prints, Region } from './region';

const CHOICES =
  /^(?:end\w*|if|elseif|else\w*|unless|isset|empty|auth|guest|switch|case|break|default|for|foreach|forelse|while|continue|env|production|can\w*|error|session|once|props|aware|use|php|verbatim|push|prepend|class|style|checked|selected|disabled|readonly|required)$/;
const VALUES = /^(?:json|js)$/;
const NAME = /@(\w+)[ \t]*/y;

/** A directive of Blade: `@name` or `@name(…)`. */
export function bladeAt(text: string, start: number): Region | null {
  // An address (a@b), or a sign that is written twice to stand for itself.
  if (/[\w@]/.test(text.charAt(start - 1))) return null;
  NAME.lastIndex = start;
  const match = NAME.exec(text);
  if (!match) return null;
  const name = match[1] ?? '';
  const bracket = start + match[0].length;
  const hasArguments = text.charAt(bracket) === '(';
  if (name === 'php' && !hasArguments) {
    const closing = text.indexOf('@endphp', bracket);
    return { start, end: closing < 0 ? text.length : closing + '@endphp'.length, prints: 'nothing' };
  }
  const after = hasArguments ? afterBracket(text, bracket) : -1;
  const end = after < 0 ? start + 1 + name.length : after;
  const prints: Prints = VALUES.test(name) ? 'value' : CHOICES.test(name) ? 'choice' : 'elements';
  return { start, end, prints };
}
