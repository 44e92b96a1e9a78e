import { rmSync } from 'node:fs';
import { runParts } from './parts.mjs';
import { ensureChromium, ensureInstalled, root } from './prepare.mjs';
import { writeDocuments } from './release/handedOut.mjs';
import { takeOnly } from './run.mjs';
import { buildSite } from './site/build.mjs';
import { tests } from './tests.mjs';

/** The documents and their pages, as a release has them. */
const FOLDER = `${root}/dist-site`;

// `--check`: opens the pages in Chromium, too.
takeOnly(['--check']);
ensureInstalled();
const build = {
  name: 'site',
  async run() {
    const pages = await buildSite();
    rmSync(FOLDER, { recursive: true, force: true });
    writeDocuments(FOLDER, pages);
    return { passed: true, note: 'dist-site/docs/index.html' };
  },
};
const check = async () => ({ ...tests('site', [], { CHROMIUM_PATH: await ensureChromium() }), needs: build.name });
const parts = process.argv.includes('--check') ? [build, await check()] : [build];
process.exitCode = (await runParts(parts)).failed ? 1 : 0;
