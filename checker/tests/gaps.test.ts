import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WrittenElement } from '../page/element';
import { holdsMore } from '../page/gaps';
import { readPage } from '../page/read';
import type { Region } from '../template/region';

const PIECES = ['<html>', '<head>', '</head>', '<body>', '<p>', '</p>', '<b class={{ a }}>', '</b>', '<br>', '<table>', '<td>'];
const MORE = ['<title>', '</title>', '<script>', '</script>', '{{ a }}', '{{ a|raw }}', '{% if a %}', '{# a #}', 'x'];

const read = (text: string) =>
  readPage({ file: 'a.twig', text, charset: null, syntax: 'braces', url: null, ask: null, policies: [] });

/** One region by itself: it may print a script where no tag and no text is around it. */
function mayHold({ start, end, prints }: Region, elements: readonly WrittenElement[]): boolean {
  const around = elements.filter((element) => element.start <= start && element.innerEnd >= end);
  const isText = around.some(({ tag, inner }) => start < inner || ['script', 'title'].includes(tag));
  const isFrame = around.every(({ tag }) => ['html', 'head', 'body'].includes(tag));
  return !isText && (prints === 'elements' || (prints === 'value' && isFrame));
}

it('a template may print a script wherever no tag and no text is around, and a value in the frame of the page alone', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES, ...MORE), { maxLength: 12 }), (pieces) => {
      const { elements, regions } = read(pieces.join(''));
      expect(holdsMore(elements, regions)).toBe(regions.some((region) => mayHold(region, elements)));
    }),
    { numRuns: 1000 },
  );
});

it('looks at each element once, however many values there are', () => {
  const { elements, regions } = read('<main>' + '<p>{{ a }}</p>'.repeat(300) + '</main>');
  let looks = 0;
  const counted = elements.map((element): WrittenElement => ({
    ...element,
    get innerEnd() {
      looks += 1;
      return element.innerEnd;
    },
  }));
  expect(holdsMore(counted, regions)).toBe(false);
  expect(looks).toBe(301);
});
