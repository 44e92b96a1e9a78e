import { dom } from '@/runtime/page/dom';

/**
 * Tells the box that is being typed into that it is left, where it is one whose text counts then: a quantity, a code. A press within it, which
 * only moves the caret, is given.
 */
export function leaveBox(press?: Pick<Event, 'target'>): void {
  const box = dom.activeElement;
  if (box === press?.target || !box?.matches('[role=spinbutton], [data-box]')) return;
  box.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
