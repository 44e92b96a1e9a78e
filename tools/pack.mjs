import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { buildBundle } from './build.mjs';
import { buildChecker } from './checker.mjs';
import { ensureChromium, ensureInstalled, root } from './prepare.mjs';
import { takeOnly } from './run.mjs';
import { buildSite } from './site/build.mjs';
import { tests } from './tests.mjs';

takeOnly([]);
ensureInstalled();
const { changesOf } = await import('./release/changelog.mjs');
const { packTarball, packZip } = await import('./release/pack.mjs');
const { packageFaults } = await import('./release/packageFaults.mjs');
const { stage } = await import('./release/stage.mjs');

/** Where the archives go. */
const RELEASE = `${root}/release`;

const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
const changes = changesOf(version, readFileSync(`${root}/CHANGELOG.md`, 'utf8'));
console.log('Building …');
await buildBundle();
buildChecker();

rmSync(RELEASE, { recursive: true, force: true });
mkdirSync(RELEASE);
const staged = `${RELEASE}/vitrin`;
stage(staged, { pages: await buildSite() });
const tarball = packTarball(staged, RELEASE);
const zip = `vitrin-${version}.zip`;
packZip(staged, `${RELEASE}/${zip}`);

console.log(`\nVitrin ${version}\n\n${changes}\n`);
for (const name of [tarball, zip])
  console.log(`${(statSync(`${RELEASE}/${name}`).size / 1000).toFixed(0).padStart(6)} kB  release/${name}`);
const faults = await packageFaults(`${RELEASE}/${tarball}`);
for (const fault of faults) console.error(`✗ ${fault}`);
console.log(faults.length === 0 ? '\n✓ publint and "Are the types wrong?" find nothing.' : '');
const site = await tests('site', [], { CHROMIUM_PATH: await ensureChromium(), VITRIN_SITE: `${staged}/docs` }).run();
console.log(site.passed ? `✓ pages of the documents, in Chromium: ${site.note}` : `✗ pages of the documents:\n${site.output}`);
process.exitCode = faults.length === 0 && site.passed ? 0 : 1;
