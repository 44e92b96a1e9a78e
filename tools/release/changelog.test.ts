import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const { changesOf } = (await import(new URL('./changelog.mjs', import.meta.url).href)) as {
  changesOf(version: string, changelog: string): string;
};

const CHANGELOG = `# Changes

## 1.1.0

- Another widget.

## 1.0.0 (2026-01-02)

- The first one.
  It has two lines.
`;

it('a release says what has changed in its version, and nothing of others', () => {
  expect(changesOf('1.1.0', CHANGELOG)).toBe('- Another widget.');
  expect(changesOf('1.0.0', CHANGELOG)).toBe('- The first one.\n  It has two lines.');
});

it('there is no release of a version that the changelog does not name', () => {
  expect(() => changesOf('1.1', CHANGELOG)).toThrow('CHANGELOG.md has no section "## 1.1"');
  expect(changesOf(manifest.version, readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8'))).not.toBe('');
});
