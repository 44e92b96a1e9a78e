import { build } from './build.mjs';
import { BUNDLE_CHECKS, reproducible, SOURCE_CHECKS } from './checks.mjs';
import { runParts } from './parts.mjs';
import { ensureInstalled } from './prepare.mjs';
import { takeOnly } from './run.mjs';

// Every static check, on a fresh build; `--release` asks besides whether a second build brings the same bundle.
takeOnly(['--release']);
ensureInstalled();
const more = process.argv.includes('--release') ? [reproducible] : [];
process.exitCode = (await runParts([build, ...SOURCE_CHECKS, ...BUNDLE_CHECKS, ...more])).failed ? 1 : 0;
