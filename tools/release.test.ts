import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const { differences, filesNaming, moveRecords } = (await import(new URL('./release.mjs', import.meta.url).href)) as {
  differences(one: string, other: string): string[];
  filesNaming(path: string, folder: string): string[];
  moveRecords(from: string, to: string): void;
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-'));
  for (const name of ['dist/chunks', 'dist/.vite', 'other/chunks']) mkdirSync(join(folder, name), { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const at = (name: string) => join(folder, name);
const write = (name: string, text: string) => {
  writeFileSync(at(name), text);
};

it('what no visitor asks for is not published: source maps, and the list of chunks with paths of the machine', () => {
  write('dist/vitrin.js', 'export{};');
  write('dist/chunks/a-1.js', 'export{};');
  write('dist/chunks/a-1.js.map', '{}');
  write('dist/.vite/manifest.json', '{"/home/ayse/vitrin/src/base.css":{}}');
  expect(filesNaming('/home/ayse/vitrin', at('dist'))).toEqual(['.vite/manifest.json']);
  moveRecords(at('dist'), at('dist-maps'));
  expect(filesNaming('/home/ayse/vitrin', at('dist'))).toEqual([]);
  expect(readdirSync(at('dist')).sort()).toEqual(['chunks', 'vitrin.js']);
  expect(readdirSync(at('dist-maps')).sort()).toEqual(['.vite', 'chunks']);
});

it('two builds differ in a file that one of them lacks, and in one that is not the same', () => {
  write('dist/vitrin.js', 'export{};');
  write('other/vitrin.js', 'export{};');
  write('dist/chunks/a-1.js', '1');
  write('other/chunks/a-1.js', '2');
  write('other/chunks/b-1.js', '');
  expect(differences(at('dist'), at('other')).sort()).toEqual(['chunks/a-1.js', 'chunks/b-1.js']);
});
