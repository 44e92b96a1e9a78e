import { buildBundle } from './build.mjs';
import { root } from './prepare.mjs';

await buildBundle();
const { runnerImport } = await import('vite');
const { module } = await runnerImport(`${root}/demo-theme/server.ts`);
const port = Number(process.env.PORT ?? 4173);
const { url } = await module.startDemoServer({ dist: `${root}/dist`, port });
console.log(`\nThe demo shop is open: ${url}\n`);
