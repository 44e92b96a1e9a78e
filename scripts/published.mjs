import { spawnSync } from 'node:child_process';
import { load } from './load.mjs';
import { root } from './prepare.mjs';

/** Whether the libraries in dist/ are as published; prints what says they are not, and the weight of each. */
export function checkPublished() {
  // In a process of its own: it builds, and Vite's build turns NODE_ENV of its process to production, tests included.
  return spawnSync(process.execPath, [import.meta.filename], { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } }).status === 0;
}

if (process.argv[1] === import.meta.filename) {
  const { unpublished } = await load('build/published/check.ts');
  const { printedWeights } = await load('build/published/weights.ts');
  const findings = await unpublished(root, `${root}/dist-maps`);
  for (const finding of findings) console.log(`  ${finding}`);
  console.log(printedWeights(`${root}/dist`, `${root}/dist-maps`));
  process.exitCode = findings.length > 0 ? 1 : 0;
}
