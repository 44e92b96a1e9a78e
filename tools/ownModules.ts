import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REPLACES = /\bvi\.(mock|doMock|resetModules)\(/;

/** The test files below these folders that replace modules, by their paths from the root: they cannot share them with others. */
export function replacingModules(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(`${ROOT}/${folder}`, { recursive: true }).map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && REPLACES.test(readFileSync(`${ROOT}/${file}`, 'utf8')));
}
