import { dom } from '@/runtime/page/dom';
import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

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
    onBlur: ({ relatedTarget }: FocusEvent) => {
      held.current = region.current?.contains(relatedTarget) ?? false;
    },
  };
}
