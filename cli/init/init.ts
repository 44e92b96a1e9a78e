import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { messageOf } from '../../checker/input/source';
import { parseOptions } from '../options';
import { CannotRun, type CommandSurface } from '../surface';
import { editorFiles } from './editorFiles';
import firstPage from './files/first-page.html?raw';
import { FLAVOURS, snippetsOf } from './snippets';

/**
 * `vitrin init`: writes a first page, a snippet for the templates and the editor's settings into a folder. What is there already stays
 * as it is.
 * @throws CannotRun where the options make no sense, a file stands in the place of the folder, or one cannot be written.
 */
export async function init(args: readonly string[], { cwd, dist, out }: CommandSurface): Promise<void> {
  const { values, positionals } = parseOptions(args, Object.fromEntries(FLAVOURS.map((name) => [name, { type: 'boolean' }])));
  if (positionals.length > 1) throw new CannotRun('name one folder');
  const folder = resolve(cwd, positionals[0] ?? '.');
  if ((await stat(folder).catch(() => null))?.isDirectory() === false) throw new CannotRun(`${folder} is no folder`);
  const files = [
    ['first-page.html', firstPage] as const,
    ...snippetsOf(FLAVOURS.filter((name) => values[name] === true)),
    ...editorFiles(relative(folder, dist).replaceAll('\\', '/')),
  ];
  let hasKept = false;
  for (const [name, text] of files) {
    const isWritten = await write(resolve(folder, name), text);
    hasKept ||= !isWritten;
    out(`${isWritten ? 'written   ' : 'was there '} ${name}\n`);
  }
  out(`
first-page.html is a page to try: npx vitrin serve shows it (from the ZIP: node vitrin/bin/vitrin.mjs serve).
`);
  if (hasKept) out('What was there already is as it was; docs/editor.md says what an editor needs in its settings.\n');
}

/** False where there is a file of that name: it stays. */
async function write(path: string, text: string): Promise<boolean> {
  const toCannotRun = (error: unknown) => {
    throw new CannotRun(messageOf(error));
  };
  // It fails with the same code where a file stands in the place of the folder.
  await mkdir(dirname(path), { recursive: true }).catch(toCannotRun);
  try {
    await writeFile(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EEXIST' ? false : toCannotRun(error);
  }
}
