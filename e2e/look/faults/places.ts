import type { Deliberate } from './deliberate';
import type { Fault } from './fault';
import type { Area } from './tools';

/** Runs in the page: what leaves its place, what is cut and what can be moved sideways. */
export function judgePlaces(deliberate: readonly Deliberate[]): Fault[] {
  const { slack, parts, both, isThere, nameOf, clipsOf, insideOf, isBox, isOutOfFlow } = window.layoutTools;
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
  const isDeliberate = (kind: Fault['kind'], element: Element) =>
    deliberate.some((each) => each.kind === kind && element.closest(each.parts) !== null);
  const page = { left: 0, right: document.documentElement.clientWidth };

  /** Whether what stands in `inside` keeps in the window and in its box. */
  const judgePlace = (element: Element, area: Area, inside: Element, lineSlack: number) => {
    if (area.left < page.left - slack || area.right > page.right + slack) {
      add('outside', `${nameOf(element)} leaves the window`, area);
    }
    for (let at: Element | null = inside; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (isBox(at) && isThere(box) && !isDeliberate('outside', element)) {
        const wide = Math.max(box.left - area.left, area.right - box.right);
        const high = Math.max(box.top - area.top, area.bottom - box.bottom);
        if (wide > slack && overflowX === 'visible') {
          add('outside', `${nameOf(element)} leaves ${nameOf(at)} sideways by ${Math.round(wide)} px`, area);
        }
        if (high > lineSlack && overflowY === 'visible') {
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
        judgePlace(element, area, element.parentElement, slack);
      }
    }
    if (['auto', 'scroll'].includes(style.overflowX) && element.scrollWidth > element.clientWidth + slack) {
      if (!element.matches('input, textarea') && !isDeliberate('overflow', element)) {
        add('overflow', `${nameOf(element)} can be moved sideways`, element.getBoundingClientRect());
      }
    }
    if (element.matches('select, textarea, input')) continue;
    const words = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim());
    if (words.length === 0) continue;
    const isShortened = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + slack;
    const isClamped = style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + slack + 1;
    const clips = insideOf(element);
    const lineSlack = Math.max(slack, Number.parseFloat(style.fontSize) / 4);
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
        if ((wide > slack || high > lineSlack) && !isDeliberate('cut', element)) add('cut', `${nameOf(element)} is cut`, area);
        judgePlace(element, area, element, lineSlack);
      }
    }
  }

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > page.right) {
    add('overflow', `the page can be moved sideways by ${scrollWidth - page.right} px`, null);
  }
  return [...faults.values()];
}
