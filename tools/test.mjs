import { build } from './build.mjs';
import { changedParts } from './changed.mjs';
import { BUNDLE_CHECKS, SOURCE_CHECKS } from './checks.mjs';
import { runParts } from './parts.mjs';
import { ensureChromium, ensureFirefox, ensureInstalled } from './prepare.mjs';
import { takeOnly } from './run.mjs';
import { engineTests, tests } from './tests.mjs';

/** Every part of a run but the long proofs (`npm run proofs`), in the order that leaves no core idle at its end. */
const everything = (chromium, firefox) => [
  build,
  tests('component'),
  { ...tests('browser', ['--tags-filter=!proof'], { CHROMIUM_PATH: chromium }), needs: 'build' },
  ...(firefox ? [{ ...engineTests('Firefox', 'firefox', firefox), needs: 'build' }] : []),
  ...SOURCE_CHECKS.slice(0, 2),
  tests('mocked'),
  // One of them packs what was built.
  { ...tests('tools'), needs: 'build' },
  ...SOURCE_CHECKS.slice(2),
  tests('unit'),
  ...BUNDLE_CHECKS,
];

const [mode, since] = process.argv.slice(2);
takeOnly(['--changed'], process.argv.slice(2, 3), '. Some tests alone: npx vitest run <files or folders>');
ensureInstalled();
const parts =
  mode === '--changed' ? await changedParts(since, ensureChromium) : everything(await ensureChromium(), ensureFirefox());
const { passed, failed } = await runParts(parts);
process.exitCode = failed ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
