import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const { READERS, checksOf } = (await import(new URL('./changed.mjs', import.meta.url).href)) as {
  readonly READERS: readonly string[];
  checksOf(files: readonly string[]): ReadonlyArray<{ readonly name: string }>;
};

const ROOT = fileURLToPath(new URL('..', import.meta.url));

it('npm test -- --changed names tests that there are: a name that nothing has would run none, and say nothing', () => {
  expect(READERS.filter((file) => !existsSync(ROOT + file))).toEqual([]);
});

/** What reads files of the repository as texts. */
const READS = /\b(?:textOf|readDocument|readOpenApi|listGroups|isInRepository)\(|readFileSync\((?:'|new URL\('\.\.\/\.\.\/)/;
/** Those of the calls are run where their document has changed. */
const OF_CALLS = 'tools/openapi/';

it('npm test -- --changed runs each test of the tools that reads the repository: no import leads from a document to it', () => {
  const files = readdirSync(`${ROOT}tools`, { recursive: true })
    .map((name) => `tools/${String(name).replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts') && READS.test(readFileSync(ROOT + file, 'utf8')));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !READERS.includes(file) && !file.startsWith(OF_CALLS))).toEqual([]);
});

it('npm test -- --changed looks at each file that has changed by all that looks at such files, and at the formatting of every one', () => {
  const files = ['src/a.ts', 'src/a.css', 'tools/a.mjs', 'docs/a.md', 'src/a.json'];
  expect(checksOf(files).map(({ name }) => name)).toEqual([
    'eslint (2 files)',
    'oxlint (1 files)',
    'stylelint (1 files)',
    'cspell (1 files)',
    'prettier (5 files)',
  ]);
});
