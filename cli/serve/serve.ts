import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { filesIn } from '../../checker/input/files';
import { messageOf } from '../../checker/input/source';
import { parseOptions } from '../options';
import { CannotRun, type CommandSurface } from '../surface';

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const OPTIONS = { port: { type: 'string', default: '4180' }, base: { type: 'string', default: '/assets/vitrin/' } } as const;

/**
 * `vitrin serve`: shows the pages of a folder on this machine, with the stand-in for the shop's server behind them, until it is
 * interrupted.
 * @throws CannotRun where there is no such folder or it cannot be read, the port is taken, the base is no path, or this file was copied alone.
 */
export async function serve(
  args: readonly string[],
  { cwd, dist, out, complain, loadPreview, interrupted }: CommandSurface,
): Promise<void> {
  const { values, positionals } = parseOptions(args, OPTIONS);
  if (positionals.length > 1) throw new CannotRun('name one folder');
  const folder = resolve(cwd, positionals[0] ?? '.');
  if (!(await stat(folder).catch(() => null))?.isDirectory()) throw new CannotRun(`${folder} is no folder`);
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) throw new CannotRun(`--port "${values.port}" is no port`);
  // One without its slash lies nowhere. On Windows, Git Bash makes a folder of its own of a path.
  if (!values.base.startsWith('/')) throw new CannotRun(`--base "${values.base}" is no path of the shop: it begins with /`);
  const { startPreview } = await loadPreview().catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new CannotRun('vitrin-serve.mjs is not there; copy it, too: it belongs beside vitrin.mjs');
  });
  const files = await filesIn('.', folder).catch((error: unknown) => {
    throw new CannotRun(messageOf(error));
  });
  const pages = files.filter((file) => /\.html?$/i.test(file));
  const ended = interrupted();
  const preview = await startPreview({ folder, dist, base: values.base, port }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new CannotRun(`port ${port} is taken; --port names another`);
    throw new CannotRun(messageOf(error));
  });
  const lines = pages.map((page) => `  ${preview.url}/${page.split('/').map(encodeURIComponent).join('/')}\n`);
  out(`${folder} is shown here:\n\n${lines.join('') || `  ${preview.url}/\n\nNo page is in it yet: npx vitrin init writes one.\n`}
The cart, the prices and the search are those of a stand-in for the shop. Ctrl+C ends it.\n`);
  // The built one, or the theme's own.
  const places = [join(dist, 'vitrin.js'), join(folder, values.base, 'vitrin.js')];
  if ((await Promise.all(places.map(isThere))).every((isFound) => !isFound))
    complain(`vitrin serve: vitrin.js is not there, so no widget shows; copy the folder dist of the release, too, to ${dist}\n`);
  await ended;
  await preview.close();
}
