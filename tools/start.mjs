import { buildBundle } from './build.mjs';
import { root } from './prepare.mjs';
import { endWhereTaken, readPort, takeOnly } from './run.mjs';

takeOnly([], undefined, '; PORT names another port');
const port = readPort(4173);
await buildBundle();
const { load } = await import('./load.mjs');
const { startDemoServer } = await load('demo-theme/server.ts');
const { url } = await startDemoServer({ dist: `${root}/dist`, port }).catch((error) => endWhereTaken(error, port));
console.log(`\nThe demo shop is open: ${url}\n`);
