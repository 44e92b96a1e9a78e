import type { MaskState } from 'react-input-mask';

/** A field's text as it is to be put under the mask anew, and where the caret then stands. */
export interface Replacement {
  readonly text: string;
  readonly caret: number;
}

/**
 * The text that took the place of a whole field's, or null for an edit at the caret, which the mask handles well.
 * A script that fills a field (autofill, password managers) changes it anywhere, and the mask would mix what came with
 * what was there. A pasted text that fills the field alone replaces it, too.
 */
export function replacement(before: MaskState, after: MaskState, fillsField: (text: string) => boolean): Replacement | null {
  const { start, end } = before.selection;
  const caret = after.selection;
  const whole = (text: string): Replacement => ({ text, caret: Infinity });
  if (start === null || end === null || caret.start === null || caret.end === null) return whole(after.value);
  const put = after.value.slice(start, caret.end);
  if (after.value === before.value.slice(0, start) + put + before.value.slice(end)) return fillsField(put) ? whole(put) : null;
  const rest = after.value.length - caret.start;
  const removedTo = before.value.length - rest;
  const isDeletion =
    rest < before.value.length && after.value === before.value.slice(0, caret.start) + before.value.slice(removedTo);
  if (!isDeletion) return inserted(before.value, after.value, caret.start, fillsField) ?? whole(after.value);
  // The mask looks for the caret once a frame: End and Backspace in one frame delete where it does not expect it.
  const isWhereCaretWas = caret.start === start || (caret.start < start && removedTo === end);
  return isWhereCaretWas ? null : { text: after.value, caret: caret.start };
}

/**
 * What was typed at a caret that has moved within the frame, which the mask has not seen: all behind the caret is as it was.
 * Null where it is not, as after a script's own change.
 */
function inserted(before: string, after: string, caret: number, fillsField: (text: string) => boolean): Replacement | null {
  if (!before.endsWith(after.slice(caret))) return null;
  let kept = 0;
  while (kept < caret && after[kept] === before[kept]) kept += 1;
  const put = after.slice(kept, caret);
  return fillsField(put) ? { text: put, caret: Infinity } : { text: after, caret };
}
