import { readFileSync, writeFileSync } from 'node:fs';
import { buildChecker } from './checker.mjs';
import { ensureInstalled, root } from './prepare.mjs';
import { moveSourceMaps, writeIntegrity } from './release.mjs';
import { runTool } from './run.mjs';

const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));

/**
 * Writes the folder that is released: vitrin.js with its chunks and styles, vitrin.d.ts, integrity.json, the bill of
 * materials, the licences and the editor's help; and beside it, in `<folder>-maps`, the source maps. Throws where any of
 * it fails, or where the documents do not say what the code says.
 */
export async function buildBundle(folder = `${root}/dist`) {
  ensureInstalled();
  const { load } = await import('./load.mjs');
  const stale = (await load('scripts/docs/written.ts')).stale();
  if (stale.length > 0) throw new Error(`these documents are out of date, "npm run docs" writes them anew: ${stale.join(', ')}`);
  // In a process of its own: Vite's build turns NODE_ENV of its process to production, tests included.
  if (!runTool('vite', ['build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'], { NODE_ENV: 'production' })) throw new Error('the bundle could not be built');
  if (!runTool('tsc', ['-p', 'tsconfig.contract.json', '--outDir', `${folder}/types`])) throw new Error('vitrin.d.ts could not be written');
  writeFileSync(`${folder}/vitrin.d.ts`, "import type { Vitrin } from './types/contract/vitrin';\n\nexport type * from './types/contract/vitrin';\n/** The script API, as `window.vitrin` has it. */\nexport declare const vitrin: Vitrin;\n");
  writeFileSync(`${folder}/vitrin.html-data.json`, (await load('scripts/docs/htmlData.ts')).htmlData());
  moveSourceMaps(folder, `${folder}-maps`);
  writeIntegrity(folder, version);
}

if (process.argv[1] === import.meta.filename) {
  await buildBundle();
  buildChecker();
}
