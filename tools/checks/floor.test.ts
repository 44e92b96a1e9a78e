import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const { newerThanFloor } = (await import(new URL('./floor.mjs', import.meta.url).href)) as {
  newerThanFloor(folder: string): string[];
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
  ['a lookbehind as the build writes it for old browsers', 'const n=new RegExp("(?<!\\\\d)\\\\d{12}","g");'],
  ['a lookbehind in a literal', 'const n=/(?<!\\d)\\d{12}/g;'],
  ['a lookbehind that looks for something', 'const n=/(?<=₺)\\d/;'],
  ['a flag of regular expressions', 'const n=new RegExp("[a--b]","v");'],
  ['a block of a class', 'class A{static{A.b=1}}'],
  ['a declaration that is newer', 'await using a=b();'],
  ['a method of arrays', 'const n=[2,1].toSorted();'],
  ['a function of an object', 'const n=Object.groupBy(a,b);'],
  ['an interface of the browser', 'const n=new ReportingObserver(a);'],
  ['a function of the browser', 'requestIdleCallback(a);'],
  ['a newer function of an older interface', 'const n=AbortSignal.any([a,b]);'],
  ['an interface that few browsers have', 'const n=new CloseWatcher();'],
  ['a method of the document, whatever it is called', 'const d=document;d.startViewTransition(a);'],
  ['an ARIA attribute that is set as a property', 'frame.ariaHidden="true";'],
])('%s is a fault that names its chunk', (_, text) => {
  write('vitrin.js', 'export{};');
  write('chunks/checkout-1.js', text);
  const faults = newerThanFloor(dist);
  expect(faults).not.toEqual([]);
  for (const fault of faults) expect(fault).toMatch(/^chunks\/checkout-1\.js: ./);
});

it('a use that is asked for before is none, in the file that is known for it', () => {
  write('vitrin.js', 'self.requestIdleCallback?requestIdleCallback(a):setTimeout(a);');
  expect(newerThanFloor(dist)).toEqual([]);
});

it('a named group, a lookahead and a word in a stylesheet are none', () => {
  write('chunks/a-1.js', 'const n=/(?<year>\\d{4})(?=-)(?!x)/;');
  write('a.css', '/* (?<!x) */');
  expect(newerThanFloor(dist)).toEqual([]);
});
