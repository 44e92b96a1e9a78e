import { isRepeatedClick } from '@/domain/links/plainClick';
import { dom } from '@/runtime/page/dom';

/**
 * One press does one thing: the second click of a double one is meant for what the first one hit, not for what has come under the pointer by
 * it, and Enter that is held down is pressed once, whatever has the focus by then.
 */
export function pressOnce(signal: AbortSignal): void {
  let first: Element | false | null;
  const options = { capture: true, signal };
  dom.addEventListener(
    'click',
    (event) => {
      const hit = pressableOf(event);
      if (!isRepeatedClick(event)) first = hit;
      else if (hit && hit !== first) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    options,
  );
  dom.addEventListener(
    'keydown',
    (event) => {
      if (event.repeat && event.key === 'Enter' && pressableOf(event)) event.preventDefault();
    },
    options,
  );
}

/** The control of a widget that an event hits. */
export const pressableOf = ({ target }: Event) =>
  target instanceof Element && target.closest<HTMLElement>('.vt-root :is(button, a, input)');
