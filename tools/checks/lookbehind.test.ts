import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const { lookbehinds } = (await import(new URL('./lookbehind.mjs', import.meta.url).href)) as {
  lookbehinds(folder: string): string[];
};

let dist = '';
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'vitrin-'));
  mkdirSync(join(dist, 'chunks'));
});
afterEach(() => {
  rmSync(dist, { recursive: true });
});

const write = (file: string, text: string) => {
  writeFileSync(join(dist, file), text);
};

it.each([
  ['as the build writes it for old browsers', 'const n=new RegExp("(?<!\\\\d)\\\\d{12}","g");'],
  ['in a literal', 'const n=/(?<!\\d)\\d{12}/g;'],
  ['that looks for something', 'const n=/(?<=₺)\\d/;'],
])('a lookbehind %s is a fault that names its chunk', (_, text) => {
  write('vitrin.js', 'export{};');
  write('chunks/checkout-1.js', text);
  const faults = lookbehinds(dist);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^chunks\/checkout-1\.js: .*\(\?</);
});

it('a named group, a lookahead and a word in a stylesheet are none', () => {
  write('chunks/a-1.js', 'const n=/(?<year>\\d{4})(?=-)(?!x)/;');
  write('a.css', '/* (?<!x) */');
  expect(lookbehinds(dist)).toEqual([]);
});
