import type { KeyboardEvent } from 'react';
import type { SearchBarState } from './useSearchBar';

/** Keys that move the caret: they leave the list, so that they are seen and heard in the text. */
const CARET_KEYS = ['Home', 'End', 'ArrowLeft', 'ArrowRight'];

/**
 * The keys of an editable combobox (ARIA practices). Enter is not among them: it submits the form in every case
 * (decision 52). Nor is Tab, as the list closes when the field is left.
 */
export function pressKey(bar: SearchBarState, event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.nativeEvent.isComposing) return;
  if (CARET_KEYS.includes(key)) {
    if (bar.active !== null) bar.close();
    return;
  }
  if (ctrlKey || metaKey || shiftKey) return;
  if (key === 'ArrowDown') {
    if (altKey) bar.open();
    else bar.move(1);
  } else if (key === 'ArrowUp') {
    if (altKey) bar.close();
    else bar.move(-1);
  } else if (key !== 'Escape' || !bar.escape()) return;
  // The arrows would move the caret; Escape would close what the field stands in, too, be it the page's own.
  event.preventDefault();
  event.stopPropagation();
}
