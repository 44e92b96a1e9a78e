import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { ensureInstalled, root } from './prepare.mjs';

/** What the checker is made of: it runs the checks of the widgets themselves. */
const SOURCES = ['checker', 'registry', 'src', 'widgets'];
const FILE = 'vitrin.mjs';

/** The built checker. */
export const CHECKER = `${root}/dist-cli/${FILE}`;

/** Whether the checker has not been built, or its sources are newer than it is. */
export function isCheckerStale() {
  if (!existsSync(CHECKER)) return true;
  const built = statSync(CHECKER).mtimeMs;
  const sources = SOURCES.flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true }).map((name) => `${folder}/${name}`),
  );
  return ['package.json', ...sources].some(
    (name) => !name.includes('.test.') && (statSync(`${root}/${name}`, { throwIfNoEntry: false })?.mtimeMs ?? 0) > built,
  );
}

/**
 * Builds the command line of `vitrin` into `folder`: one file that needs no other. Throws where that fails. Nothing is
 * written to the standard output, which belongs to the report.
 */
export function buildChecker(folder = `${root}/dist-cli`) {
  // In a process of its own, for it must be a production build, tests or not.
  const { status } = spawnSync(process.execPath, [import.meta.filename, folder], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('the checker could not be built');
}

async function build(folder) {
  ensureInstalled();
  const vite = await import('vite');
  const own = mkdtempSync(`${tmpdir()}/vitrin-checker-`);
  try {
    await vite.build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      resolve: { alias: { '@': `${root}/src` } },
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      build: {
        ssr: `${root}/checker/main.ts`,
        target: 'node20',
        outDir: own,
        rolldownOptions: { output: { codeSplitting: false, entryFileNames: FILE } },
      },
    });
    // Two may build at once; whoever reads the file has one that is whole.
    cpSync(`${own}/${FILE}`, `${folder}/${FILE}.${process.pid}`, { recursive: true });
    renameSync(`${folder}/${FILE}.${process.pid}`, `${folder}/${FILE}`);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) await build(process.argv[2]);
