import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildBundle } from './build.mjs';
import { ensureChromium, ensureInstalled, root } from './prepare.mjs';
import { runTool } from './run.mjs';
import { verify } from './verify.mjs';

const REPORT = `${root}/.cache/tests.json`;

/** Runs every test; answers how many passed and failed. A run that ends without a report is one failure. */
function runTests(chromium) {
  mkdirSync(`${root}/.cache`, { recursive: true });
  rmSync(REPORT, { force: true });
  const green = runTool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`], { CHROMIUM_PATH: chromium });
  try {
    const { numPassedTests: passed, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(REPORT, 'utf8'));
    const failed = numFailedTests || (green ? 0 : Math.max(1, numFailedTestSuites));
    return { passed, failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function built() {
  try {
    await buildBundle();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}

ensureInstalled();
const chromium = await ensureChromium();
const build = await built();
const results = build.failed ? [build] : [build, await verify(), runTests(chromium)];
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
process.exitCode = total('failed') ? 1 : 0;
console.log(`${total('passed')} passed, ${total('failed')} failed`);
