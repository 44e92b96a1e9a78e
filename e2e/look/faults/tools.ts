/** A rectangle of the window, in CSS pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What an element is clipped to: by all that clips, and by what cannot be scrolled alone. */
export interface Clips {
  readonly all: Area;
  readonly hard: Area;
}

/** What the judges ask of a page; it stands on its window while they do. */
export interface LayoutTools {
  /** Differences in CSS pixels that nobody sees. */
  readonly slack: number;
  /** All that is seen of the widgets. */
  readonly parts: readonly Element[];
  readonly both: (one: Area, other: Area) => Area;
  readonly isThere: (area: Area) => boolean;
  readonly nameOf: (element: Element) => string;
  readonly clipsOf: (element: Element) => Clips;
  readonly insideOf: (element: Element) => Clips;
  readonly isBox: (element: Element) => boolean;
  readonly isOutOfFlow: (element: Element) => boolean;
  /** What floats with an element over the page that scrolls below it; null where it lies in the page. */
  readonly floatOf: (element: Element) => Element | null;
}

declare global {
  interface Window {
    layoutTools: LayoutTools;
  }
}

/** Runs in the page, before the judges: what it has found out holds until the page changes. */
export function installTools(): void {
  const slack = 2;
  const EVERYWHERE: Area = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
  const both = (one: Area, other: Area): Area => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const isThere = ({ left, top, right, bottom }: Area) => right - left > slack && bottom - top > slack;
  const nameOf = (element: Element): string => {
    const name = [...element.classList].find((each) => each.startsWith('vt-'));
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ');
    if (name) return `.${name}`;
    const above = element.parentElement?.closest('[class*=vt-]');
    return `${above ? `${nameOf(above)} ` : ''}${element.localName} “${words.slice(0, 30)}”`;
  };

  const known = new Map<Element, Clips>();
  const clipsOf = (element: Element): Clips => {
    const found = known.get(element);
    if (found) return found;
    const { position } = getComputedStyle(element);
    const isAbsolute = position === 'absolute' && element instanceof HTMLElement;
    const above = position === 'fixed' ? null : isAbsolute ? element.offsetParent : element.parentElement;
    const clips = above ? insideOf(above) : { all: EVERYWHERE, hard: EVERYWHERE };
    known.set(element, clips);
    return clips;
  };
  /** What the contents of an element are clipped to. */
  const insideOf = (element: Element): Clips => {
    const clips = clipsOf(element);
    const { overflowX, overflowY } = getComputedStyle(element);
    if (element === document.body || element === document.documentElement) return clips;
    if (overflowX === 'visible' && overflowY === 'visible') return clips;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const own = (clipsAxis: (overflow: string) => boolean): Area => ({
      left: clipsAxis(overflowX) ? left : -1e6,
      right: clipsAxis(overflowX) ? right : 1e6,
      top: clipsAxis(overflowY) ? top : -1e6,
      bottom: clipsAxis(overflowY) ? bottom : 1e6,
    });
    return {
      all: both(
        clips.all,
        own((overflow) => overflow !== 'visible'),
      ),
      hard: both(
        clips.hard,
        own((overflow) => overflow === 'hidden' || overflow === 'clip'),
      ),
    };
  };
  const hidden = new Map<Element, boolean>();
  const isClippedAway = (element: Element): boolean => {
    const found = hidden.get(element);
    if (found !== undefined) return found;
    const parent = element.parentElement;
    const isAway = getComputedStyle(element).clipPath === 'inset(50%)' || (parent !== null && isClippedAway(parent));
    hidden.set(element, isAway);
    return isAway;
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }) &&
    !isClippedAway(element);
  const isOutOfFlow = (element: Element) => ['absolute', 'fixed'].includes(getComputedStyle(element).position);
  const floatOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
    }
    return null;
  };
  const hasInk = (colour: string) => !/^rgba.*, 0\)$|\/ 0\)$/.test(colour);
  const isBox = (element: Element) => {
    const style = getComputedStyle(element);
    const sides = ['top', 'right', 'bottom', 'left'].some(
      (side) =>
        style.getPropertyValue(`border-${side}-style`) !== 'none' &&
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
        hasInk(style.getPropertyValue(`border-${side}-color`)),
    );
    return sides || hasInk(style.backgroundColor) || element.matches('[data-widget]');
  };

  const roots = [...document.querySelectorAll('[data-widget], .vt-root, .vt-dialog')];
  const parts = [...new Set(roots.flatMap((root) => [root, ...root.querySelectorAll('*')]))].filter(
    (element) => !element.closest('option, script, svg *') && isSeen(element),
  );
  window.layoutTools = { slack, parts, both, isThere, nameOf, clipsOf, insideOf, isBox, isOutOfFlow, floatOf };
}
