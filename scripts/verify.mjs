import { checkBudgets } from './budgets.mjs';
import { buildBundle } from './build.mjs';
import { lookbehinds } from './checks/lookbehind.mjs';
import { ensureInstalled, root } from './prepare.mjs';
import { checkPublished } from './published.mjs';
import { differences } from './release.mjs';
import { runTool } from './run.mjs';

const CHECKS = [
  ['types', () => runTool('tsc', ['-p', 'tsconfig.json'])],
  ['eslint', () => runTool('eslint', ['--max-warnings', '0', '.'])],
  ['stylelint', () => runTool('stylelint', ['{src,widgets,demo-theme}/**/*.css'])],
  ['import rules', () => runTool('depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'src', 'widgets', 'registry', 'mocks', 'demo-theme', 'checker'])],
  ['spelling of the documents', () => runTool('cspell', ['lint', '--config', 'cspell.json', '--no-progress', '--no-summary'])],
  ['unused code', () => runTool('knip', ['--no-progress'])],
  ['size budgets', checkBudgets],
  ['libraries as published', checkPublished],
  ['no lookbehind, which Safari before 16.4 cannot read', () => lookbehinds(`${root}/dist`).map((fault) => console.log(`  ${fault}`)).length === 0],
  ['the same bundle from a second build', isReproducible],
];

/** Builds once more; every file must be as before, byte for byte. */
async function isReproducible() {
  const again = `${root}/.cache/again/dist`;
  await buildBundle(again);
  const changed = differences(`${root}/dist`, again);
  if (changed.length > 0) console.log(`  differs: ${changed.join(', ')}`);
  return changed.length === 0;
}

/** Runs every static check on the code and on the bundle in dist/. Answers how many passed and failed. */
export async function verify() {
  const failed = [];
  for (const [name, check] of CHECKS) {
    const passed = await check();
    console.log(`${passed ? '✓' : '✗'} ${name}`);
    if (!passed) failed.push(name);
  }
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
  return { passed: CHECKS.length - failed.length, failed: failed.length };
}

if (process.argv[1] === import.meta.filename) {
  ensureInstalled();
  await buildBundle();
  process.exitCode = (await verify()).failed ? 1 : 0;
}
