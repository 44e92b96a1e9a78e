import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { isLibraryFile } from './files.ts';

/** What is used here of a source map (ECMA-426). */
interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent?: ReadonlyArray<string | null>;
}

/** A module of the bundle as its source map shows it. */
export interface BundledSource {
  /** Absolute path. */
  readonly file: string;
  /** Null where the map leaves it out. */
  readonly content: string | null;
}

/** The modules of packages that the maps in a folder name, each once. The folder stands beside the bundle's own. */
export function librarySources(maps: string): readonly BundledSource[] {
  const names = readdirSync(maps, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.map'));
  const sources = names.flatMap((name) => {
    const { sources: paths, sourcesContent = [] } = JSON.parse(readFileSync(join(maps, name), 'utf8')) as SourceMap;
    return paths.map((path, index) => [resolve(dirname(join(maps, name)), path), sourcesContent[index] ?? null] as const);
  });
  return [...new Map(sources)].filter(([file]) => isLibraryFile(file)).map(([file, content]) => ({ file, content }));
}

/** The modules whose code in the bundle is not, byte for byte, that of the installed file. */
export function editedSources(sources: readonly BundledSource[], root: string): readonly string[] {
  return sources
    .filter(({ file, content }) => !existsSync(file) || readFileSync(file, 'utf8') !== content)
    .map(({ file }) => `${relative(root, file)} in the bundle is not the installed file`);
}
