import { dom } from '@/runtime/page/dom';
import { CLEAR, contrastOf, over, readColor, type Color } from './color';

const WHITE: Color = [255, 255, 255, 1];

/**
 * How much what is painted in the colour of an element stands out from what lies under it, as both are seen through all that
 * is not opaque. Null where that cannot be known: on a picture, on the ground that a browser chooses for a dark page, or while a page that
 * fades its parts in does not show it yet.
 */
export function contrastOn(element: Element): number | null {
  const ink = readColor(getComputedStyle(element).color);
  if (!ink) return null;
  let seen = ink;
  let ground = CLEAR;
  for (let node: Element | null = element; node; node = node.parentElement) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(node);
    const isCovered = ground[3] === 1;
    const own = readColor(backgroundColor);
    const share = Number(opacity || 1);
    if (!own || share === 0 || (backgroundImage !== 'none' && !isCovered)) return null;
    seen = fade(over(seen, own), share);
    ground = fade(over(ground, own), share);
  }
  if (ground[3] < 1 && isDark()) return null;
  return contrastOf(over(seen, WHITE), over(ground, WHITE));
}

/** What is left of a colour in an element of that opacity, from 0 to 1. */
function fade([red, green, blue, alpha]: Color, opacity: number): Color {
  return [red, green, blue, alpha * opacity];
}

/** Whether the browser itself may paint a dark ground below the page. */
function isDark(): boolean {
  return getComputedStyle(dom.documentElement).colorScheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches;
}
