import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { syntaxOf } from '../template/find';
import { globFolder, globPattern, isGlob } from './glob';
import { NotChecked, type Source } from './source';

/** What is read of a folder; a file that is named itself is read whatever its name. */
const PAGES = /\.(?:html?|twig|php|cshtml|razor|liquid|njk|hbs|ejs|erb|jinja2?)$/i;
/** Folders of other people's files. */
const FOREIGN = new Set(['node_modules', 'vendor']);

/** The files that a path, a folder or a glob names, each once and in order. Throws where it names none. */
export async function filesOf(path: string, cwd: string): Promise<readonly string[]> {
  const kind = await stat(resolve(cwd, path)).catch(() => null);
  if (kind?.isFile()) return [path];
  if (kind)
    return someOf(
      path,
      (await filesIn(path, cwd)).filter((file) => PAGES.test(file)),
    );
  if (!isGlob(path)) throw new NotChecked(`${path}: there is no such file`);
  const glob = path.replaceAll('\\', '/').replace(/^\.\//, '');
  const pattern = globPattern(glob);
  return someOf(
    path,
    (await filesIn(globFolder(glob), cwd).catch(() => [])).filter((file) => pattern.test(file)),
  );
}

function someOf(path: string, files: readonly string[]): readonly string[] {
  if (files.length === 0) throw new NotChecked(`${path}: no page or template is there`);
  return files;
}

/** All files of a folder and below it, but for those of other people and what is hidden. */
export async function filesIn(folder: string, cwd: string): Promise<string[]> {
  const entries = await readdir(resolve(cwd, folder), { withFileTypes: true });
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  const files: string[] = [];
  for (const entry of entries) {
    const path = join(folder, entry.name).replaceAll('\\', '/');
    if (entry.isFile()) files.push(path);
    else if (entry.isDirectory() && !FOREIGN.has(entry.name) && !entry.name.startsWith('.'))
      files.push(...(await filesIn(path, cwd)));
  }
  return files;
}

/** Reads a file. `policies` are those that it will be served with, as far as they are known. */
export async function readSource(file: string, cwd: string, policies: readonly string[]): Promise<Source> {
  const text = await readFile(resolve(cwd, file), 'utf8').catch((error: unknown) => {
    throw new NotChecked(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  });
  return { file, text: text.replace(/^\uFEFF/, ''), syntax: syntaxOf(file), url: null, policies };
}
