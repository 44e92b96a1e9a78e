import type { Region } from './region';

const CHOICES = /^<\?(?:php)?\s*(?:\}|if|else|elseif|end\w+|foreach|for|while|switch|case|default|break)\b|^<\?(?:php)?\s*\}/;

/** What an old page or a drawing in it begins with. */
const XML = /<\?xml[\s-]/iy;

/** `<?php … ?>` and `<?= … ?>`; the last one of a file may stay open. */
export function phpAt(text: string, start: number): Region | null {
  XML.lastIndex = start;
  if (!text.startsWith('<?', start) || XML.test(text)) return null;
  const closing = text.indexOf('?>', start);
  const end = closing < 0 ? text.length : closing + 2;
  return { start, end, prints: CHOICES.test(text.slice(start, end)) ? 'choice' : 'elements' };
}
