import { dom } from '@/runtime/page/dom';
import { pressableOf } from './pressOnce';

/**
 * Gives what is pressed the focus where the browser does not, as Safari: a dialog that it opens gives it back, and what is taken out with it hands
 * it on. A press that is to leave the focus in a box does so.
 */
export function focusPressed(event: Event): void {
  const pressed = event.isTrusted && pressableOf(event);
  const { activeElement } = dom;
  if (!pressed || pressed === activeElement || !activeElement?.contains(pressed)) return;
  const unseen = {
    preventScroll: true,
    isAsked: false,
    get focusVisible() {
      this.isAsked = true;
      return false;
    },
  };
  // Safari before 18.4 does not ask for that, and would show the focus around all that a hand presses: there it stays where it is.
  dom.createElement('i').focus(unseen);
  if (unseen.isAsked) pressed.focus(unseen);
}
