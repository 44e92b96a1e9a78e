import { make, makeButton } from './dom';
import type { Facts } from './facts/facts';

/** What lies over a container: an outline, in it a label that opens its entry. */
export interface Frame {
  readonly element: HTMLElement;
  show(facts: Facts): void;
}

/** Makes a frame. Its label is for the pointer: by keyboard, the list has the same. */
export function createFrame(onChosen: () => void): Frame {
  const label = makeButton('', onChosen);
  label.tabIndex = -1;
  const element = make('div', label);
  return {
    element,
    show({ title, state, stateWord, problems }) {
      label.textContent = `${title} · ${stateWord}${problems.length > 0 ? ` · ${problems.length} !` : ''}`;
      element.dataset.state = problems.length > 0 ? 'error' : state;
    },
  };
}

/** Height of a label, in CSS pixels. */
const HEIGHT = 24;

/**
 * Lays the frames over their containers as these stand now; labels make room for each other. What `dialog` covers has none,
 * where one is open.
 */
export function placeFrames(
  places: Iterable<readonly [container: Element, place: { readonly frame: Frame }]>,
  dialog: Element | null,
): void {
  const taken: Array<readonly [x: number, y: number, end: number]> = [];
  for (const [
    container,
    {
      frame: { element },
    },
  ] of places) {
    const { left, top, width, height, bottom } = container.getBoundingClientRect();
    const isCovered = dialog !== null && !dialog.contains(container);
    element.hidden = isCovered || container.getClientRects().length === 0 || bottom < 0 || top > innerHeight;
    const label = element.firstElementChild;
    if (element.hidden || !(label instanceof HTMLElement)) continue;
    const own = label.offsetWidth;
    const x = Math.max(0, Math.min(left, innerWidth - own));
    // Above the container, or at the top of what can be seen of it.
    let y = Math.max(0, top - HEIGHT);
    while (taken.some(([start, at, end]) => Math.abs(y - at) < HEIGHT && x < end && start < x + own)) y += 1;
    taken.push([x, y, x + own]);
    Object.assign(element.style, { left: px(left), top: px(top), width: px(width), height: px(height) });
    Object.assign(label.style, { left: px(x - left), top: px(y - top) });
  }
}

const px = (pixels: number): string => `${pixels}px`;
