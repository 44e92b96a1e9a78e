import type { Fault } from './fault';
import type { Area } from './tools';

/** Runs in the page: which controls lie over one another. One that floats (fixed, sticky) may: the page scrolls below it. */
export function judgeOverlaps(): Fault[] {
  const { slack, parts, both, isThere, nameOf, clipsOf, floatOf } = window.layoutTools;
  const faults = new Map<string, Fault>();
  const add = (says: string, { left, top, right, bottom }: Area) => {
    const box = { x: left + scrollX, y: top + scrollY, width: right - left, height: bottom - top };
    if (!faults.has(says)) faults.set(says, { kind: 'overlap', says, box });
  };
  // A select's own mark stands in the room of its padding: nothing else may.
  const isField = (element: Element) => element.matches('input, textarea');
  /** What a field writes in: a button may stand in the room that its padding keeps. */
  const written = (field: Element): Area => {
    const { left, top, right, bottom } = field.getBoundingClientRect();
    const style = getComputedStyle(field);
    return {
      top,
      bottom,
      left: left + Number.parseFloat(style.paddingLeft),
      right: right - Number.parseFloat(style.paddingRight),
    };
  };
  const controls = parts
    .filter((element) => element.matches('a[href], button, input:not([type=hidden]), select, textarea, summary'))
    .flatMap((element) =>
      [...element.getClientRects()].map((rect) => ({
        element,
        area: both(isField(element) ? written(element) : rect, clipsOf(element).all),
      })),
    )
    .filter(({ area }) => isThere(area))
    .map((each) => ({ ...each, float: floatOf(each.element) }))
    .sort((one, other) => one.area.top - other.area.top);
  controls.forEach((one, index) => {
    for (const other of controls.slice(index + 1)) {
      if (other.area.top > one.area.bottom - slack) break;
      const common = both(one.area, other.area);
      const isApart = one.element.contains(other.element) || other.element.contains(one.element) || one.float !== other.float;
      if (!isApart && isThere(common)) add(`${nameOf(one.element)} and ${nameOf(other.element)} lie over each other`, common);
    }
  });
  return [...faults.values()];
}
