import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { ensureInstalled, root } from './prepare.mjs';
import { isCalled } from './run.mjs';

/** What the commands are made of: the checker runs the checks of the widgets themselves. */
const SOURCES = ['cli', 'checker', 'demo-theme', 'mocks', 'registry', 'src', 'widgets'];
/** The files, each made of one and needing no other. */
const FILES = { 'vitrin.mjs': 'cli/main.ts', 'vitrin-serve.mjs': 'cli/serve/preview.ts' };

/** The one that is written last, and tells how old all of them are. */
const NEWEST = 'vitrin.mjs';

/** The built command line. */
export const CHECKER = `${root}/dist-cli/${NEWEST}`;

/** Whether the commands have not been built, or their sources are newer than they are. */
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
 * Builds the command line of `vitrin` into `folder`, with the bill of materials and the licences of what is in it. Throws where that
 * fails. Nothing is written to the standard output, which belongs to the report.
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
  const own = mkdtempSync(`${tmpdir()}/vitrin-checker-`);
  try {
    const modules = new Set();
    for (const [file, entry] of Object.entries(FILES)) await bundle(entry, file, own, modules);
    await writeDocuments(own, modules);
    const names = readdirSync(own).sort((one, other) => Number(one === NEWEST) - Number(other === NEWEST));
    // Two may build at once; whoever reads a file has one that is whole.
    for (const name of names) {
      cpSync(`${own}/${name}`, `${folder}/${name}.${process.pid}`, { recursive: true });
      renameSync(`${folder}/${name}.${process.pid}`, `${folder}/${name}`);
    }
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** Writes one file of the commands, and puts the modules that are in it into `modules`. */
async function bundle(entry, file, outDir, modules) {
  const vite = await import('vite');
  await vite.build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'vitrin:modules',
        generateBundle(_, files) {
          for (const chunk of Object.values(files)) for (const id of Object.keys(chunk.modules ?? {})) modules.add(id);
        },
      },
    ],
    resolve: { alias: { '@mocks': `${root}/mocks`, '@': `${root}/src` } },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: `${root}/${entry}`,
      target: 'node20',
      outDir,
      emptyOutDir: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: file, banner: '#!/usr/bin/env node' } },
    },
  });
}

async function writeDocuments(folder, modules) {
  const { load } = await import('./load.mjs');
  const { listBundledPackages } = await load('tools/release/packages.ts');
  const { billOfMaterials, licenseNotice } = await load('tools/release/documents.ts');
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const packages = listBundledPackages(modules);
  writeFileSync(`${folder}/sbom.cdx.json`, billOfMaterials(version, packages));
  writeFileSync(`${folder}/LICENSES.txt`, licenseNotice(packages));
}

if (isCalled(import.meta.filename)) await build(process.argv[2]);
