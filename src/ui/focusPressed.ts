import { dom } from '@/runtime/page/dom';
import { pressableOf } from './pressOnce';

/**
 * Gives what is pressed the focus where the browser does not, as Safari: a dialog that it opens gives it back, and what is taken out with it hands
 * it on. A press that is to leave the focus in a box does so.
 */
export function focusPressed(event: Event): void {
  const pressed = event.isTrusted && pressableOf(event);
  if (pressed && dom.activeElement?.contains(pressed)) pressed.focus({ preventScroll: true });
}
