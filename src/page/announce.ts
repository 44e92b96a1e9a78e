import { dom } from '@/runtime/page/dom';
import { after } from '@/runtime/page/run';
import { keepInFront, type InFront } from './keepInFront';

/** Milliseconds in which readers take over a text. After that it goes: it would be read again as a part of the page or of a dialog. */
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
  const place = keepInFront(region, inFront);
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
      const text = dom.createTextNode(said.join('\n'));
      region.append(text);
      after(TAKEN_OVER, ending, () => {
        text.remove();
      });
    });
  };
}
