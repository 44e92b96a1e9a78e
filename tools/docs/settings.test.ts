import { describe, expect, it, vi } from 'vitest';
import { testFiles } from '../statements/repository';
import { textOf } from './source/files';
import { SETTINGS_ROWS } from './source/pageKeys';
import { settingsReadBy } from './source/settingsRead';
import { WIDGETS } from './widgets';

// It reads the whole code, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 30_000 });

const SETTINGS = SETTINGS_ROWS.flatMap(({ keys }) => keys);

describe('every setting', () => {
  it('is read by a widget', () => {
    const read = new Set(WIDGETS.flatMap(({ name }) => settingsReadBy(name)));
    expect(SETTINGS.filter((key) => !read.has(key))).toEqual([]);
  });

  it('is set in a test of what a visitor notices', () => {
    const tests = testFiles().filter((file) => /^(?:src|widgets|e2e)\//.test(file));
    expect(notNamedIn(tests)).toEqual([]);
  });

  it('stands in the specification or in a decision', () => {
    expect(notNamedIn(['docs/specification.md', 'docs/decisions.md'])).toEqual([]);
  });
});

function notNamedIn(files: readonly string[]): readonly string[] {
  const words = new Set(files.flatMap((file) => textOf(file).match(/\w+/g)));
  return SETTINGS.filter((key) => !words.has(key.slice('settings.'.length)));
}
