import type { Page } from 'playwright-core';
import { DELIBERATE } from './deliberate';
import { shiftsOf } from './shifts';

/** Something that is wrong with a page as it is laid out. */
export interface Fault {
  readonly kind: 'overflow' | 'outside' | 'overlap' | 'cut' | 'shift';
  /** In plain words, with the classes of the parts. */
  readonly says: string;
  /** Where, in CSS pixels of the document; null where it is the whole page. */
  readonly box: Box | null;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far parts may move by themselves while a page loads, as browsers count it (design §4). */
const MOST_SHIFT = 0.02;

/** What moved while the page loaded; of a page with `noteShifts` before it, at the width at which it has been opened. */
export async function findShift(page: Page): Promise<readonly Fault[]> {
  const shift = await shiftsOf(page);
  return shift > MOST_SHIFT ? [{ kind: 'shift', says: `moved by ${shift.toFixed(3)} while it loaded`, box: null }] : [];
}

/**
 * What is wrong with the layout of the page as it stands, each kind of part once:
 * `overflow`: the document, or a part of a widget, can be moved sideways;
 * `outside`: words, pictures or controls leave the window or the box (border, background, container) that they stand in;
 * `overlap`: a control lies over another;
 * `cut`: words are cut, and `deliberate.ts` does not say where the whole of them is.
 * What nobody sees is left out: clipped texts, slides outside of their window, closed dialogs. So are differences of up to 2 px.
 */
export function findFaults(page: Page): Promise<readonly Fault[]> {
  return page.evaluate((deliberate) => {
    interface Area {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const SLACK = 2;
    const EVERYWHERE: Area = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
    const faults = new Map<string, Fault>();
    const add = (kind: Fault['kind'], says: string, area: Area | null) => {
      if (faults.has(kind + says)) return;
      const box = area && {
        x: area.left + scrollX,
        y: area.top + scrollY,
        width: area.right - area.left,
        height: area.bottom - area.top,
      };
      faults.set(kind + says, { kind, says, box });
    };
    const both = (one: Area, other: Area): Area => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const isThere = ({ left, top, right, bottom }: Area) => right - left > SLACK && bottom - top > SLACK;
    const isDeliberate = (kind: Fault['kind'], element: Element) =>
      deliberate.some((each) => each.kind === kind && element.closest(each.parts) !== null);
    const nameOf = (element: Element): string => {
      const name = [...element.classList].find((each) => each.startsWith('vt-'));
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
      if (name) return `.${name}`;
      const above = element.parentElement?.closest('[class*=vt-]');
      return `${above ? `${nameOf(above)} ` : ''}${element.localName} “${words.slice(0, 30)}”`;
    };

    /** What an element is clipped to: by all that clips, and by what cannot be scrolled alone. */
    interface Clips {
      readonly all: Area;
      readonly hard: Area;
    }
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

    const page = { left: 0, right: document.documentElement.clientWidth };
    const roots = [...document.querySelectorAll('[data-widget], .vt-root, .vt-dialog')];
    const parts = [...new Set(roots.flatMap((root) => [root, ...root.querySelectorAll('*')]))].filter(
      (element) => !element.closest('option, script, svg *') && isSeen(element),
    );

    /** Whether what stands in `inside` keeps in the window and in its box. */
    const judgePlace = (element: Element, area: Area, inside: Element, slack: number) => {
      if (area.left < page.left - SLACK || area.right > page.right + SLACK) {
        add('outside', `${nameOf(element)} leaves the window`, area);
      }
      for (let at: Element | null = inside; at; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (isBox(at) && isThere(box) && !isDeliberate('outside', element)) {
          const wide = Math.max(box.left - area.left, area.right - box.right);
          const high = Math.max(box.top - area.top, area.bottom - box.bottom);
          if (wide > SLACK && overflowX === 'visible') {
            add('outside', `${nameOf(element)} leaves ${nameOf(at)} sideways by ${Math.round(wide)} px`, area);
          }
          if (high > slack && overflowY === 'visible') {
            add('outside', `${nameOf(element)} leaves ${nameOf(at)} by ${Math.round(high)} px in height`, area);
          }
          return;
        }
        if (overflowX !== 'visible' || overflowY !== 'visible' || isOutOfFlow(at) || at.matches('[data-widget]')) return;
      }
    };

    for (const element of parts) {
      const style = getComputedStyle(element);
      if (element.matches('img, button, input, select, textarea')) {
        const area = both(element.getBoundingClientRect(), clipsOf(element).all);
        if (isThere(area) && element.parentElement && !isOutOfFlow(element)) {
          judgePlace(element, area, element.parentElement, SLACK);
        }
      }
      if (['auto', 'scroll'].includes(style.overflowX) && element.scrollWidth > element.clientWidth + SLACK) {
        if (!element.matches('input, textarea') && !isDeliberate('overflow', element)) {
          add('overflow', `${nameOf(element)} can be moved sideways`, element.getBoundingClientRect());
        }
      }
      if (element.matches('select, textarea, input')) continue;
      const words = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim());
      if (words.length === 0) continue;
      const isShortened = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + SLACK;
      const isClamped = style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + SLACK + 1;
      const clips = insideOf(element);
      const lineSlack = Math.max(SLACK, Number.parseFloat(style.fontSize) / 4);
      if ((isShortened || isClamped) && isThere(both(element.getBoundingClientRect(), clips.all))) {
        if (!isDeliberate('cut', element)) add('cut', `${nameOf(element)} is cut`, element.getBoundingClientRect());
        continue;
      }
      for (const node of words) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
          const area = both(line, clips.all);
          if (!isThere(area)) continue;
          const wide = Math.max(clips.hard.left - line.left, line.right - clips.hard.right);
          const high = Math.max(clips.hard.top - line.top, line.bottom - clips.hard.bottom);
          if ((wide > SLACK || high > lineSlack) && !isDeliberate('cut', element)) add('cut', `${nameOf(element)} is cut`, area);
          judgePlace(element, area, element, lineSlack);
        }
      }
    }

    const { scrollWidth } = document.documentElement;
    if (scrollWidth > page.right) {
      add('overflow', `the page can be moved sideways by ${scrollWidth - page.right} px`, null);
    }

    const isField = (element: Element) => element.matches('input, select, textarea');
    const floatOf = (element: Element): Element | null => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
      }
      return null;
    };
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
        if (other.area.top > one.area.bottom - SLACK) break;
        const common = both(one.area, other.area);
        const isApart = one.element.contains(other.element) || other.element.contains(one.element) || one.float !== other.float;
        if (!isApart && isThere(common))
          add('overlap', `${nameOf(one.element)} and ${nameOf(other.element)} lie over each other`, common);
      }
    });
    return [...faults.values()];
  }, DELIBERATE);
}
