import type { Fault } from './fault';
import type { Area } from './tools';

/** Runs in the page: words that stand beneath or over other words, or a control with a border or a background of its own. */
export function judgeCovered(): Fault[] {
  const { slack, parts, both, isThere, nameOf, clipsOf, insideOf, isBox, floatOf } = window.layoutTools;
  const faults = new Map<string, Fault>();
  interface Piece {
    readonly element: Element;
    readonly area: Area;
    readonly isWords: boolean;
    readonly float: Element | null;
  }
  const range = document.createRange();
  /** The lines of an element's own text, without the room above and below its letters. */
  const linesOf = (element: Element): Area[] => {
    if (element.matches('select, textarea, input')) return [];
    const clips = insideOf(element).all;
    return [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== 3 || !node.textContent?.trim()) return [];
      range.selectNodeContents(node);
      return [...range.getClientRects()].map(({ left, right, top, bottom, height }) =>
        both({ left, right, top: top + height / 4, bottom: bottom - height / 4 }, clips),
      );
    });
  };
  const pieces: Piece[] = parts
    .flatMap((element) => {
      const float = floatOf(element);
      const lines = linesOf(element).map((area) => ({ element, area, isWords: true, float }));
      // A button may stand in the room that the padding of a field keeps: overlaps.ts knows it.
      const isControl = element.matches('button, select, a[href]') && isBox(element);
      if (!isControl) return lines;
      return [...lines, { element, area: both(element.getBoundingClientRect(), clipsOf(element).all), isWords: false, float }];
    })
    .filter(({ area }) => isThere(area))
    .sort((one, other) => one.area.top - other.area.top);
  pieces.forEach((one, index) => {
    for (const other of pieces.slice(index + 1)) {
      if (other.area.top > one.area.bottom - slack) break;
      if (!one.isWords && !other.isWords) continue;
      if (one.element === other.element || one.float !== other.float) continue;
      if (!one.isWords && one.element.contains(other.element)) continue;
      if (!other.isWords && other.element.contains(one.element)) continue;
      const { left, top, right, bottom } = both(one.area, other.area);
      const names = [one, other].map(({ element }) => nameOf(element)).sort();
      const says = `${names.join(' and ')} cover each other`;
      if (!isThere({ left, top, right, bottom }) || faults.has(says)) continue;
      faults.set(says, {
        kind: 'covered',
        says,
        box: { x: left + scrollX, y: top + scrollY, width: right - left, height: bottom - top },
      });
    }
  });
  return [...faults.values()];
}
