import { mkdirSync, readdirSync } from 'node:fs';
import { buildBundle } from './build.mjs';
import { ensureChromium, root } from './prepare.mjs';
import { takeOnly } from './run.mjs';

// `docs`: the pictures of the widgets' pages, of all or of those named behind it. Else contact sheets, of the widgets that are named or of all.
const [first, ...others] = process.argv.slice(2);
const isForDocs = first === 'docs';
const wanted = isForDocs ? others : process.argv.slice(2);
takeOnly(readdirSync(`${root}/widgets`), wanted, '', 'widget');
await buildBundle();
const { load } = await import('./load.mjs');
if (isForDocs) {
  mkdirSync(`${root}/docs/widgets/pictures`, { recursive: true });
  const { takePictures } = await load('e2e/pictures/docsPictures.ts');
  await takePictures(await ensureChromium(), wanted);
} else {
  const { takeContactSheets } = await load('e2e/pictures/contactSheets.ts');
  process.exitCode = (await takeContactSheets(await ensureChromium(), wanted)) > 0 ? 1 : 0;
}
