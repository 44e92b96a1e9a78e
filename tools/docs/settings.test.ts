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
    const told = testFiles()
      .filter((file) => /^(?:src|widgets|e2e)\//.test(file))
      .map(textOf)
      .join('\n');
    expect(SETTINGS.filter((key) => !new RegExp(`\\b${key.slice('settings.'.length)}\\b`).test(told))).toEqual([]);
  });
});
