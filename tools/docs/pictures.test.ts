import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textOf } from './source/files';
import { WIDGETS } from './widgets';

const FOLDER = new URL('../../docs/widgets/pictures/', import.meta.url);
const ONE = 60_000;
const ALL = 1_000_000;
const PNG = [0x89, 0x50, 0x4e, 0x47];

const files = readdirSync(FOLDER).sort();
const bytes = new Map(files.map((file) => [file, readFileSync(new URL(file, FOLDER))]));

describe('the pictures of the widgets (npm run pictures -- docs takes them)', () => {
  it('are one for each widget, and no others', () => {
    expect(files).toEqual(WIDGETS.map(({ name }) => `${name}.png`).sort());
  });

  it('are small', () => {
    const sizes = [...bytes].map(([file, { length }]) => ({ file, length }));
    expect(sizes.filter(({ length }) => length > ONE)).toEqual([]);
    expect(sizes.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(ALL);
  });

  it.each(WIDGETS.map(({ name }) => name))("%s: stands on the widget's page, which says what is seen", (name) => {
    expect(bytes.get(`${name}.png`)?.subarray(0, PNG.length)).toEqual(Buffer.from(PNG));
    const alt =
      new RegExp(`^!\\[([^\\]]+)\\]\\(pictures/${name}\\.png\\)$`, 'm').exec(textOf(`docs/widgets/${name}.md`))?.[1] ?? '';
    expect(alt.length).toBeGreaterThan(20);
  });
});
