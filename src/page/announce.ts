import { dom } from '@/runtime/page/dom';
import { keepInFront, type InFront } from './keepInFront';

/** Milliseconds in which readers take over a text. A dialog that opens later would have it at its end, or say it again. */
const TAKEN_OVER = 5000;

/**
 * Makes the page's one polite live region, which is there before its first text: readers often miss what a region is born
 * with. Answers with what says a text through it; what comes in one moment is said together.
 */
export function createAnnouncer(inFront: InFront): (text: string) => void {
  const { ending } = inFront;
  const region = dom.createElement('div');
  region.className = 'vt-announcer';
  region.setAttribute('aria-live', 'polite');
  let saidAt = 0;
  const place = keepInFront(region, inFront, () => {
    if (performance.now() - saidAt > TAKEN_OVER) region.textContent = '';
  });
  /** What the next frame says. */
  let waiting: readonly string[] = [];

  return (text) => {
    if (ending.aborted) return;
    const isAwaited = waiting.length > 0;
    waiting = [...waiting.filter((each) => each !== text), text];
    if (isAwaited) return;
    place();
    // A region that is emptied and filled in one task is not read again when the text is the same.
    region.textContent = '';
    requestAnimationFrame(() => {
      const said = waiting;
      waiting = [];
      if (ending.aborted) return;
      // The dialog in which it stands may have gone meanwhile.
      place();
      region.textContent = said.join('\n');
      saidAt = performance.now();
    });
  };
}
