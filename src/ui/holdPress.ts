import { dom } from '@/runtime/page/dom';

/** How far a pointer moves that is drawn off what it pressed, in CSS pixels. */
const FAR = 10;

/**
 * A press that leaves a box, or the lines of a product that close by it, hits what it was begun on: as a box is left, what was typed counts, and
 * what stands above a button may come or go before the button of the mouse is up. Whoever draws the pointer away takes the press back, as ever.
 */
export function holdPress(signal: AbortSignal): void {
  dom.addEventListener(
    'pointerdown',
    ({ target, pointerId, clientX, clientY, isTrusted }) => {
      // A script's press has no pointer that could be held.
      if (!isTrusted || !dom.activeElement?.matches('.vt-root :is(input, textarea, .vt-in-cart__lines, .vt-in-cart__lines *)'))
        return;
      const pressed = target instanceof Element && target.closest<HTMLElement>('.vt-root :is(button, a, label[for])');
      if (!pressed) return;
      const held = new AbortController();
      const stop = () => {
        held.abort();
      };
      pressed.setPointerCapture(pointerId);
      pressed.addEventListener('lostpointercapture', stop, { signal: held.signal });
      pressed.addEventListener(
        'pointermove',
        (move) => {
          if (Math.hypot(move.clientX - clientX, move.clientY - clientY) > FAR) pressed.releasePointerCapture(pointerId);
        },
        { signal: held.signal },
      );
    },
    { capture: true, signal },
  );
}
