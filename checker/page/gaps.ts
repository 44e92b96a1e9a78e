import type { Region } from '../template/region';
import type { WrittenElement } from './element';

/** Elements whose content is text, whatever a template prints there. */
const TEXT = new Set(['script', 'style', 'title', 'textarea', 'noscript']);
const FRAME = new Set(['html', 'head', 'body']);

/** Whether a template may print elements that are not written in the file: a script, a token, a container. */
export function holdsMore(elements: readonly WrittenElement[], regions: readonly Region[]): boolean {
  return regions.some(({ start, end, prints }) => {
    if (prints === 'nothing' || prints === 'choice') return false;
    const around = elements.filter((element) => start >= element.start && end <= element.innerEnd);
    if (around.some((element) => start < element.inner || TEXT.has(element.tag))) return false;
    // A plain value in the frame of a page is hardly a text: it is what a shop system puts there.
    return prints === 'elements' || around.every(({ tag }) => FRAME.has(tag));
  });
}
