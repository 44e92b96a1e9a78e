import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import { takeContactSheets } from './contactSheets';

// A whole run takes too long for any other command: that it still runs at all is told by one widget.
it('puts every chosen picture of a widget on its sheet', { tags: ['proof'] }, async () => {
  const folder = mkdtempSync(`${tmpdir()}/pictures-`);
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  expect(await takeContactSheets(undefined, ['cookie-button'], folder)).toBe(0);
  const files = readdirSync(folder);
  expect(files).toEqual(expect.arrayContaining(['index.html', 'cookie-button.html', 'cookie-button.png']));
  expect(files.filter((file) => /^cookie-button-.+\.png$/.test(file))).toHaveLength(12);
});
