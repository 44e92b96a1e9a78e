import { useEffect, useState, type RefObject } from 'react';
import { dom } from '@/runtime/page/dom';
import { listen } from '@/runtime/page/listen';

/**
 * Whether an overlay belongs to the top of the window instead of its foot: it changes over when it would cover what the
 * keyboard's focus has come to (WCAG 2.4.11, S2-4.34). There is not always room to scroll. At 400 % it may reach
 * the same place from both edges: the top is for what begins below it there.
 */
export function useOutOfTheWay(overlay: RefObject<HTMLElement>): boolean {
  const [isAtTop, setAtTop] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = ({ target }: FocusEvent) => {
      cancelAnimationFrame(frame);
      // Browsers scroll to the focus after they have told of it.
      frame = requestAnimationFrame(() => {
        const ours = overlay.current;
        if (
          ours &&
          target instanceof Element &&
          !ours.contains(target) &&
          target.matches(':focus-visible') &&
          overlap(ours, target)
        ) {
          setAtTop(target.getBoundingClientRect().top > ours.offsetHeight);
        }
      });
    };
    const stop = listen(dom, look, 'focusin');
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [overlay]);
  return isAtTop;
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}
