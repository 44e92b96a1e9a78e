import { dom } from '@/runtime/page/dom';
import type { Box } from './freeTop';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a visitor searches with, and the heads of tables. */
const ALWAYS = '[type=search], [role=search] input, [role=searchbox], [role=combobox], thead th, [role=columnheader]';
/** The title and the buttons at the head of a dialog. */
const OF_DIALOGS = '[role=heading], h1, h2, h3, .vt-dialog__head';
/** What is larger is the page, no part of it: of the window's height. */
const LARGE = 0.5;
/** CSS pixels between the points at which the page is looked at. */
export const STEP = 16;

/**
 * What messages must not lie on, in the window: the search, table heads, what has the focus, title and close button of the
 * front dialog, and whatever is fixed or sticky down to `depth`: each point that is asked about costs a slow computer a millisecond.
 * `layer` is that dialog, or the body; `own` is the messages' element.
 */
export function obstaclesIn(layer: Element, own: Element, windowSize: Size, depth: number): Box[] {
  const { width, height } = windowSize;
  const isSmall = (box: Box) => box.bottom - box.top <= height * LARGE;
  const named = [...layer.querySelectorAll(layer === dom.body ? ALWAYS : `${ALWAYS}, ${OF_DIALOGS}`)];
  const fixed = [width / 2, width * 0.3, width * 0.7].flatMap((x) => pinnedAt(x, Math.min(depth, height), layer));
  return [...named, ...focused(layer), ...fixed]
    .filter((element) => !own.contains(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.right > box.left && box.bottom > box.top && isSmall(box))
    .filter(({ element, box }) => isDrawn(element, box, windowSize))
    .map(({ box }) => box);
}

/** Titles that only readers hear have a box too: they are cut away, and nothing of them is met at their middle. */
function isDrawn(element: Element, { left, right, top, bottom }: Box, { width, height }: Size): boolean {
  const x = (Math.max(left, 0) + Math.min(right, width)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, height)) / 2;
  return dom.elementsFromPoint(x, y).some((hit) => element.contains(hit));
}

/** What has the focus, and the form in which it stands: the next field and the button are about to be used. */
function focused(layer: Element): Element[] {
  const { activeElement } = dom;
  if (!activeElement || activeElement === dom.body || !layer.contains(activeElement)) return [];
  const form = activeElement.closest('form');
  return form ? [activeElement, form] : [activeElement];
}

/** What is fixed or sticky along a vertical line, down to `depth`. */
function pinnedAt(x: number, depth: number, layer: Element): Element[] {
  const seen = new Set<Element>();
  const pinned: Element[] = [];
  for (let y = 1; y < depth; y += STEP)
    for (const hit of dom.elementsFromPoint(x, y))
      for (let each: Element | null = hit; each && each !== layer && !seen.has(each); each = each.parentElement) {
        seen.add(each);
        if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) pinned.push(each);
      }
  return pinned;
}
