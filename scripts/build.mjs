import { writeFileSync } from 'node:fs';
import { ensureInstalled, root } from './prepare.mjs';
import { runTool } from './run.mjs';

/** Writes dist/: vitrin.js with its chunks and styles, and vitrin.d.ts. Throws where either fails. */
export function buildBundle() {
  ensureInstalled();
  // In a process of its own: Vite's build turns NODE_ENV of its process to production, tests included.
  if (!runTool('vite', ['build', '--logLevel', 'warn'])) throw new Error('the bundle could not be built');
  if (!runTool('tsc', ['-p', 'tsconfig.contract.json'])) throw new Error('dist/vitrin.d.ts could not be written');
  writeFileSync(`${root}/dist/vitrin.d.ts`, "export type * from './types/contract/vitrin';\n");
}

if (process.argv[1] === import.meta.filename) buildBundle();
