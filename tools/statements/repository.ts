import { readdirSync } from 'node:fs';

const TEST = /\.test\.tsx?$/;

/** The paths of all test files. */
export const testFiles = (): readonly string[] =>
  ['checker', 'cli', 'demo-theme', 'e2e', 'mocks', 'registry', 'src', 'tools', 'widgets']
    .flatMap(filesIn)
    .filter((path) => TEST.test(path));

/** The paths of what runs on a page. */
export const sourceFiles = (): readonly string[] =>
  ['registry', 'src', 'widgets']
    .flatMap(filesIn)
    .filter((path) => /\.(?:tsx?|css)$/.test(path) && !TEST.test(path) && !path.startsWith('src/testing/'));

function filesIn(folder: string): readonly string[] {
  const names = readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true });
  return names.map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`).sort();
}
