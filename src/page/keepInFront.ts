import type { FrontLayer } from './topLayer';
import type { Run } from '@/runtime/page/run';

/** What keeps an element in front. */
export interface InFront extends Pick<Run, 'followers' | 'ending'> {
  readonly frontLayer: FrontLayer;
}

/**
 * Keeps an element where it can be seen and used whatever modal dialogs are open: in the front one, otherwise at the
 * end of the body. A dialog that opens or closes takes it in or gives it back; where the page has another body, that has it
 * (decision 74). With `ending` it goes. `onMove` is called before it changes its place. Answers with what puts it there before it shows
 * something.
 */
export function keepInFront(element: HTMLElement, { frontLayer, followers, ending }: InFront, onMove?: () => void): () => void {
  const place = () => {
    const front = frontLayer();
    if (element.parentElement === front) return;
    onMove?.();
    front.append(element);
    // A page may take its dialog out of the document, or write it anew, without closing it.
    observer.observe(document, { subtree: true, attributeFilter: ['open'], childList: 'open' in front });
  };
  const observer = new MutationObserver(place);
  place();
  followers.add(place);
  ending.addEventListener('abort', () => {
    observer.disconnect();
    followers.delete(place);
    element.remove();
  });
  return place;
}
