import type { Region } from './region';

/** What has branches or holds a statement that has; each is closed by `end`, `/` or a brace. */
const BLOCKS = 'if|unless|case|switch|choose|for|foreach|forelse|while|each|isset|auth|guest|can|cannot';
/** Its word, behind the signs of its language (`{%-`, `<?php`, `@`, `<c:`) and the end of the branch before it. */
const WORD = /(?!(?:php|break)\b)\b[a-z]+\b(?!:\w)/i;
const TURN = /^(?:else|elseif|elsif|elif|when|otherwise|default)$/i;
const OPENING = new RegExp(`^(?:${BLOCKS})$`, 'i');
const CLOSING = new RegExp(`^end(?:${BLOCKS})?$`, 'i');

/**
 * Whether another branch of the template begins between two places: what is open at the first one, and closed behind the branches, is
 * not there where that branch is taken.
 */
export function turnsBetween(text: string, regions: readonly Region[], from: number, to: number): boolean {
  let depth = 0;
  for (const { start, end, prints } of regions) {
    if (prints !== 'choice' || start < from || end > to) continue;
    const statement = text.slice(start, end);
    const word = WORD.exec(statement)?.[0] ?? '';
    if (isTurn(statement, word)) {
      if (depth <= 0) return true;
      // A branch of JSP is a tag with an end of its own.
      if (statement.startsWith('<c:')) depth += 1;
    } else if (CLOSING.test(word) || /^[<{]{1,3}\/|^<(?:\?php|\?|%)\s*\}/.test(statement)) depth -= 1;
    else if (OPENING.test(word) || /^\{\{[#^]|\bdo\b|\{\s?[?%]>$/.test(statement)) depth += 1;
  }
  return false;
}

/** `case` begins a choice in Liquid and in Ruby, and a branch everywhere else. */
function isTurn(statement: string, word: string): boolean {
  if (/^[<{]{1,3}\//.test(statement)) return false;
  return TURN.test(word) || /^\{\{\^\}\}$/.test(statement) || (word === 'case' && !/^(?:\{%|<%)/.test(statement));
}
