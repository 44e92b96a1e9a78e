import { build } from './build.mjs';
import { runParts } from './parts.mjs';
import { ensureChromium, ensureInstalled } from './prepare.mjs';
import { takeOnly } from './run.mjs';
import { longTests } from './tests.mjs';

takeOnly([]);
ensureInstalled();
const env = { CHROMIUM_PATH: await ensureChromium() };
const { passed, failed } = await runParts([
  build,
  { ...longTests('browser', ['--tags-filter=proof'], env, 'proofs in the browser'), needs: build.name },
]);
process.exitCode = failed ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
