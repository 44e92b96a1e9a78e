import type { MaskState } from 'react-input-mask';

/**
 * The text that took the place of a whole field's, or null for an edit at the caret, which the mask handles well.
 * A script that fills a field (autofill, password managers) changes it anywhere, and the mask would mix what came with
 * what was there. A pasted text that fills the field alone replaces it, too.
 */
export function replacement(before: MaskState, after: MaskState, fillsField: (text: string) => boolean): string | null {
  const { start, end } = before.selection;
  const caret = after.selection;
  if (start === null || end === null || caret.start === null || caret.end === null) return after.value;
  const put = after.value.slice(start, caret.end);
  if (after.value === before.value.slice(0, start) + put + before.value.slice(end)) return fillsField(put) ? put : null;
  const rest = after.value.length - caret.start;
  const isDeletion = rest < before.value.length && after.value === before.value.slice(0, caret.start) + before.value.slice(before.value.length - rest);
  return isDeletion ? null : after.value;
}
