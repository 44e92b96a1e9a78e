import { readFileSync, writeFileSync } from 'node:fs';
import { buildChecker } from './checker.mjs';
import { documents } from './checks.mjs';
import { runParts } from './parts.mjs';
import { ensureInstalled, root } from './prepare.mjs';
import { moveRecords, nameFilesOfTypes, writeIntegrity, writeLayered } from './release.mjs';
import { isCalled, runTool, takeOnly } from './run.mjs';

const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));

/**
 * Writes the folder that is released: vitrin.js with its chunks and styles, vitrin.d.ts, vitrin-space.css, preload.json, integrity.json, the bill of
 * materials, the licences and the editor's help; and beside it, in `<folder>-maps`, the source maps and the list of chunks. Throws where any of
 * it fails.
 */
export async function buildBundle(folder = `${root}/dist`) {
  ensureInstalled();
  const { load } = await import('./load.mjs');
  // In a process of its own: Vite's build turns NODE_ENV of its process to production, tests included.
  await mustRun('vite', ['build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'], { NODE_ENV: 'production' });
  await mustRun('tsc', ['-p', 'tsconfig.contract.json', '--outDir', `${folder}/types`]);
  nameFilesOfTypes(`${folder}/types`);
  writeFileSync(
    `${folder}/vitrin.d.ts`,
    "import type { Vitrin } from './types/contract/vitrin.js';\n\nexport type * from './types/contract/vitrin.js';\n/** The script API, as `window.vitrin` has it. */\nexport declare const vitrin: Vitrin;\n",
  );
  writeFileSync(`${folder}/vitrin.html-data.json`, (await load('tools/docs/htmlData.ts')).htmlData());
  writeLayered(folder);
  moveRecords(folder, `${folder}-maps`);
  // After the copies in a layer: it stands before ours, and any rule of a page wins over it.
  writeFileSync(`${folder}/vitrin-space.css`, (await load('tools/build/space.ts')).spaceStyles());
  const manifest = JSON.parse(readFileSync(`${folder}-maps/.vite/manifest.json`, 'utf8'));
  const { preloadTable } = await load('tools/build/preloadTable.ts');
  writeFileSync(`${folder}/preload.json`, `${JSON.stringify(preloadTable(manifest, version))}\n`);
  writeIntegrity(folder, version);
}

async function mustRun(name, ...how) {
  const { passed, output } = await runTool(name, ...how);
  if (!passed) throw new Error(`${name} ended with an error:\n${output}`);
}

/** The build as a part of a run. */
export const build = {
  name: 'build',
  mend: 'npm run build shows it again',
  async run() {
    await buildBundle();
    return { passed: true };
  },
};

if (isCalled(import.meta.filename)) {
  takeOnly([]);
  ensureInstalled();
  const checker = {
    name: 'checker',
    run: async () => {
      buildChecker();
      return { passed: true };
    },
  };
  process.exitCode = (await runParts([documents, build, checker])).failed ? 1 : 0;
}
