import { readdirSync, readFileSync } from 'node:fs';
import { build } from './build.mjs';
import { runParts } from './parts.mjs';
import { ensureChromium, ensureInstalled, root } from './prepare.mjs';
import { tests } from './tests.mjs';

ensureInstalled();
const files = readdirSync(`${root}/e2e`, { recursive: true })
  .map((name) => `e2e/${String(name).replaceAll('\\', '/')}`)
  .filter((name) => name.endsWith('.test.ts') && readFileSync(`${root}/${name}`, 'utf8').includes("looks'"));
const env = { CHROMIUM_PATH: await ensureChromium(), VITRIN_LOOKS: 'every' };
const { passed, failed } = await runParts([
  build,
  { ...tests('browser', files, env, 'browser tests in every look'), needs: build.name },
]);
process.exitCode = failed ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
