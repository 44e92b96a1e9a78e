import { root } from './prepare.mjs';
import { isCalled, runScript } from './run.mjs';

/** Whether the libraries in dist/ are as published, a part of a run: it tells what says they are not, and the weight of each. */
export async function checkPublished() {
  // In a process of its own: it builds, and Vite's build turns NODE_ENV of its process to production, tests included.
  const { passed, output } = await runScript(import.meta.filename, [], { NODE_ENV: 'production' });
  return { passed, output, note: `\n${output.trimEnd()}` };
}

if (isCalled(import.meta.filename)) {
  const { load } = await import('./load.mjs');
  const { unpublished } = await load('tools/build/published/check.ts');
  const { printedWeights } = await load('tools/build/published/weights.ts');
  const findings = await unpublished(root, `${root}/dist-maps`);
  for (const finding of findings) console.log(`  ${finding}`);
  console.log(printedWeights(`${root}/dist`, `${root}/dist-maps`));
  process.exitCode = findings.length > 0 ? 1 : 0;
}
