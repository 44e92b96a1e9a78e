import { dom } from '@/runtime/page/dom';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in `region` when what held it goes with the cart's next state: a line, a notice, a dialog's opener.
 * Its handlers belong on the region; whoever shows something better to focus does so in a layout effect of its own.
 */
export function useKeptFocus(region: RefObject<HTMLElement>) {
  const held = useRef(false);
  useLayoutEffect(() => {
    if (held.current && dom.activeElement === dom.body) region.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      held.current = true;
    },
    // Before what the box that is left does: where its text counts now, the cart renders while the browser is on its way to the next
    // element, and a focus that is taken then would never come there. What goes with its element tells nobody, and was held.
    onBlurCapture: () => {
      held.current = false;
    },
  };
}
