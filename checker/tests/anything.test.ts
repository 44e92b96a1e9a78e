import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Syntax } from '../template/find';
import { findRegions } from '../template/find';
import { maskRegions } from '../template/mask';
import { check, container } from './source';

const PIECES = [
  '<div data-widget="',
  'cart-icon',
  'product-price',
  '"',
  ' data-load=late',
  '>',
  '</div>',
  '<script type="application/json">',
  '</script>',
  '{',
  '}',
  '[',
  ']',
  '"product":',
  '1',
  ',',
  '{{',
  '}}',
  '{% if a %}',
  '{%',
  '%}',
  '{#',
  '{!!',
  '!!}',
  '<?php',
  '?>',
  '<%',
  '<%=',
  '<%--',
  '%>',
  '{$x}',
  '{if $a}',
  '{literal}',
  '{/literal}',
  '{ldelim}',
  '{*',
  '*}',
  '@if(',
  '@{',
  '@json(',
  '@Model.X',
  '(',
  ')',
  "'",
  '\\',
  '\n',
  '\r',
  '<!--',
  '-->',
  '<html>',
  '</html>',
  '<meta http-equiv="Content-Security-Policy" content="script-src \'self\' https://[::',
  'x',
  'ş',
  '😀',
  '<template>',
  '<table>',
  '&quot;',
];
const texts = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary' }),
);
const syntaxes = fc.constantFrom<Syntax>('plain', 'braces', 'blade', 'razor', 'smarty', 'java', 'velocity');

it('throws at no text whatever, and every place that it tells is in the file', async () => {
  await fc.assert(
    fc.asyncProperty(texts, syntaxes, async (text, syntax) => {
      const lines = text.split(/\r\n|\n|\r/);
      for (const { line, column } of await check(text, 'x', { syntax })) {
        expect(column).toBeGreaterThan(0);
        expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 2);
      }
    }),
    { numRuns: 500 },
  );
});

it('throws at no policy and no data whatever', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), fc.json(), async (policy, json) => {
      await check(
        container('checkout', json) +
          container('product-detail', `{"product":${json}}`) +
          `<script id="vitrin-page">${json}</script><script src="vitrin.js"></script>`,
        'x',
        { policies: [policy] },
      );
    }),
    { numRuns: 200 },
  );
});

it('paints templates over without moving anything', () => {
  fc.assert(
    fc.property(texts, syntaxes, (text, syntax) => {
      const regions = findRegions(text, syntax);
      const painted = maskRegions(text, regions);
      expect(painted).toHaveLength(text.length);
      let last = 0;
      for (const { start, end } of regions) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(painted.slice(last, start)).toBe(text.slice(last, start));
        last = end;
      }
      expect(painted.slice(last)).toBe(text.slice(last));
    }),
  );
});
