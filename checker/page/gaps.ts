import type { Region } from '../template/region';
import type { WrittenElement } from './element';

/** Elements whose content is text, whatever a template prints there. */
const TEXT = new Set(['script', 'style', 'title', 'textarea', 'noscript']);
const FRAME = new Set(['html', 'head', 'body']);

/**
 * Whether a template may print elements that are not written in the file: a script, a token, a container. The regions come in order.
 * Each element is looked at once, and what reaches farthest is kept: a long template has tens of thousands of both.
 */
export function holdsMore(elements: readonly WrittenElement[], regions: readonly Region[]): boolean {
  // The parser moves some to where they were not written.
  const inOrder = [...elements].sort((one, other) => one.start - other.start);
  let next = 0;
  let [tagEnd, textEnd, otherEnd] = [0, 0, 0];
  return regions.some(({ start, end, prints }) => {
    for (let element = inOrder[next]; element && element.start <= start; element = inOrder[(next += 1)]) {
      const { tag, inner, innerEnd } = element;
      tagEnd = Math.max(tagEnd, inner);
      if (TEXT.has(tag)) textEnd = Math.max(textEnd, innerEnd);
      if (!FRAME.has(tag)) otherEnd = Math.max(otherEnd, innerEnd);
    }
    if (prints === 'nothing' || prints === 'choice') return false;
    if (start < tagEnd || end <= textEnd) return false;
    // A plain value in the frame of a page is hardly a text: it is what a shop system puts there.
    return prints === 'elements' || end > otherEnd;
  });
}
