import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { syntaxOf } from '../template/find';
import { decodePage } from './decode';
import { globFolder, globPattern, isGlob } from './glob';
import { messageOf, NotChecked, type NotRead, type Source } from './source';

/** What is read of a folder; a file that is named itself is read whatever its name. */
const PAGES =
  /\.(?:x?html?|twig|php|phtml|cshtml|razor|vbhtml|liquid|njk|nunjucks|hbs|handlebars|mustache|ejs|erb|jinja2?|j2|tpl|smarty|latte|jspf?|aspx|ascx|master|ftlh?|vm)$/i;
/** Folders of other people's files. */
const FOREIGN = new Set(['node_modules', 'vendor']);
/** Bytes. Longer than any page that people write. */
const LONGEST = 8_000_000;

/** An address without its scheme: 'localhost:4173/sepet', 'www.shop.example'. */
const HOST = /^(?:www\.|localhost(?:[:/]|$)|[\w.-]+:\d+(?:\/|$))/i;
const MEANT = '; an address begins with http:// or https://';

/** What a path names: the files to read, and those of its folder that are not read. */
export interface NamedFiles {
  readonly files: readonly string[];
  readonly others: readonly string[];
}

/** The files that a path, a folder or a glob names, each once and in order. Throws where it names none. */
export async function filesOf(path: string, cwd: string): Promise<NamedFiles> {
  const kind = await stat(resolve(cwd, path)).catch(() => null);
  if (kind?.isFile()) return { files: [path], others: [] };
  if (kind) {
    const all = await filesIn(path, cwd);
    const others = all.filter((file) => !PAGES.test(file));
    return {
      files: someOf(
        path,
        all.filter((file) => PAGES.test(file)),
      ),
      others,
    };
  }
  if (!isGlob(path)) throw new NotChecked(`${path}: there is no such file${HOST.test(path) ? MEANT : ''}`);
  const glob = path.replaceAll('\\', '/').replace(/^\.\//, '');
  const pattern = globPattern(glob);
  const from = globFolder(glob);
  const all = (await stat(resolve(cwd, from)).catch(() => null)) ? await filesIn(from, cwd) : [];
  return {
    files: someOf(
      path,
      all.filter((file) => pattern.test(file)),
    ),
    others: [],
  };
}

function someOf(path: string, files: readonly string[]): readonly string[] {
  if (files.length === 0) throw new NotChecked(`${path}: no page or template is there`);
  return files;
}

/** Whether a folder is a release of ours, as the ZIP leaves it: its documents are no pages of the theme. */
const isRelease = (folder: string, cwd: string) =>
  stat(resolve(cwd, folder, 'bin/vitrin.mjs')).then(
    (facts) => facts.isFile(),
    () => false,
  );

/**
 * All files of a folder and below it, but for those of other people, a release of ours, and what is hidden. Links are followed, but
 * not out to what lies around one of the folders `above`, which would have no end.
 * @throws NotChecked where one of the folders cannot be read.
 */
export async function filesIn(folder: string, cwd: string, above: readonly string[] = []): Promise<string[]> {
  const toNotChecked = (error: unknown) => {
    throw new NotChecked(`${folder}: ${messageOf(error)}`);
  };
  const real = await realpath(resolve(cwd, folder)).catch(toNotChecked);
  if (above.some((each) => join(each, sep).startsWith(join(real, sep)))) return [];
  const entries = await readdir(real, { withFileTypes: true }).catch(toNotChecked);
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  const files: string[] = [];
  for (const entry of entries) {
    const path = join(folder, entry.name).replaceAll('\\', '/');
    // Of a link that leads nowhere there is nothing to read.
    const kind = entry.isSymbolicLink() ? await stat(resolve(cwd, path)).catch(() => null) : entry;
    if (kind?.isFile()) files.push(path);
    else if (kind?.isDirectory() && !FOREIGN.has(entry.name) && !entry.name.startsWith('.') && !(await isRelease(path, cwd)))
      files.push(...(await filesIn(path, cwd, [...above, real])));
  }
  return files;
}

/** Reads a file, or says why it is not read. `policies` are those that it will be served with, as far as they are known. */
export async function readSource(file: string, cwd: string, policies: readonly string[]): Promise<Source | NotRead> {
  const path = resolve(cwd, file);
  try {
    if ((await stat(path)).size > LONGEST) return { file, reason: 'size' };
    const decoded = decodePage(await readFile(path));
    if (!decoded) return { file, reason: 'binary' };
    return {
      file,
      text: decoded.text,
      charset: decoded.fault,
      syntax: syntaxOf(file, decoded.text),
      url: null,
      ask: null,
      policies,
    };
  } catch (error) {
    throw new NotChecked(`${file}: ${messageOf(error)}`);
  }
}
