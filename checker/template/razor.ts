import { afterBracket } from './balanced';
import type { Region } from './region';

/** Directives that go on to the end of their line. */
const LINE =
  /@(?:model|using [\w.= ]+$|inject|namespace|page|addTagHelper|removeTagHelper|tagHelperPrefix|inherits|implements|layout|attribute|typeparam|preservewhitespace)\b.*/my;
const BLOCK = /@(?:if|for|foreach|while|switch|using|lock|section|try|do|functions|code)\b[^({\n]*/y;
/** Of Visual Basic, whose code ends in words. */
const BASIC = /@(?:Code|Functions)\b/y;
const NAME = /@(?:await\s+)?\w+/y;
const STEP = /\??\.\w+|!/y;
const ELEMENTS = /Raw|Render|Partial|Component|Include|Section|Script|Link/;

/** What `@` begins in Razor: an expression, code, a statement up to its opening brace, a comment. */
export function razorAt(text: string, start: number): Region | null {
  if (text.charAt(start) !== '@' || /[\w@]/.test(text.charAt(start - 1))) return null;
  const next = text.charAt(start + 1);
  if (next === '*') {
    const closing = text.indexOf('*@', start + 2);
    return { start, end: closing < 0 ? text.length : closing + 2, prints: 'nothing' };
  }
  if (next === '{' || next === '(') {
    const end = afterBracket(text, start + 1);
    return end < 0 ? null : { start, end, prints: next === '(' ? 'value' : 'elements' };
  }
  const line = matchAt(LINE, text, start);
  if (line) return { start, end: start + line.length, prints: 'nothing' };
  const basic = matchAt(BASIC, text, start);
  const closing = basic && `End ${basic.slice(1)}`;
  const place = closing ? text.indexOf(closing, start) : -1;
  if (closing && place > 0) return { start, end: place + closing.length, prints: 'elements' };
  const block = matchAt(BLOCK, text, start);
  if (block) return { start, end: afterHead(text, start + block.length), prints: 'choice' };
  return expression(text, start);
}

/** Directly after the brackets of a statement and the brace that opens its block. */
function afterHead(text: string, start: number): number {
  const bracket = text.charAt(start) === '(' ? afterBracket(text, start) : start;
  const end = bracket < 0 ? start : bracket;
  const brace = /\s*\{/y;
  brace.lastIndex = end;
  return brace.test(text) ? brace.lastIndex : end;
}

/** `@Model.Items[0].Name`, `@Html.Raw(…)`, `@await Html.PartialAsync(…)`. */
function expression(text: string, start: number): Region | null {
  const name = matchAt(NAME, text, start);
  if (!name) return null;
  let end = start + name.length;
  for (;;) {
    const step = matchAt(STEP, text, end);
    const after = '(['.includes(text.charAt(end) || ' ') ? afterBracket(text, end) : -1;
    if (step) end += step.length;
    else if (after > 0) end = after;
    else break;
  }
  return { start, end, prints: ELEMENTS.test(text.slice(start, end)) ? 'elements' : 'value' };
}

function matchAt(pattern: RegExp, text: string, start: number): string | undefined {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0];
}
