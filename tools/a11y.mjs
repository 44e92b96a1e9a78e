import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { build } from './build.mjs';
import { runParts } from './parts.mjs';
import { ensureChromium, ensureInstalled, root } from './prepare.mjs';
import { takeOnly } from './run.mjs';
import { longTests } from './tests.mjs';

takeOnly([]);
ensureInstalled();
const files = readdirSync(`${root}/e2e`, { recursive: true })
  .map((name) => `e2e/${String(name).replaceAll('\\', '/')}`)
  .filter((name) => name.endsWith('.test.ts') && (name.startsWith('e2e/rules/') || heedsLooks(name)));
const looks = `${root}/.cache/looks.jsonl`;
rmSync(looks, { force: true });
const env = { CHROMIUM_PATH: await ensureChromium(), VITRIN_LOOKS: 'every' };
const { passed, failed } = await runParts([
  build,
  { ...longTests('browser', files, env, 'browser tests in every look'), needs: build.name },
]);
process.exitCode = failed ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
tellLooks();

function heedsLooks(name) {
  return readFileSync(`${root}/${name}`, 'utf8').includes("looks'");
}

/** Says how often the three engines have looked (`e2e/rules`), and what they found by rule, what is left out included. */
function tellLooks() {
  if (!existsSync(looks)) return;
  const found = readFileSync(looks, 'utf8').trim().split('\n');
  console.log(`${found.length} looks by axe, IBM's engine and HTML_CodeSniffer`);
  const rules = found.flatMap((line) => JSON.parse(line));
  for (const rule of new Set(rules)) console.log(`  ${rule}: ${rules.filter((each) => each === rule).length}`);
  if (rules.length === 0) console.log('  no finding');
}
