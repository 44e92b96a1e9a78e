import { build } from './build.mjs';
import { runParts } from './parts.mjs';
import { ensureChromium, ensureInstalled } from './prepare.mjs';
import { takeOnly } from './run.mjs';
import { longTests } from './tests.mjs';

takeOnly([]);
ensureInstalled();
const env = { CHROMIUM_PATH: await ensureChromium(), VITRIN_LONG: '1' };
const leaks = longTests(
  'browser',
  ['e2e/page/leaks.test.ts', 'e2e/page/hosts.test.ts'],
  env,
  'what comes and goes, on every kind of page',
);
const { passed, failed } = await runParts([build, { ...leaks, needs: build.name }]);
process.exitCode = failed ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
