import { mkdirSync } from 'node:fs';
import { buildBundle } from './build.mjs';
import { ensureChromium, root } from './prepare.mjs';

// `docs`: the pictures of the widgets' pages, of all or of those named behind it. Else contact sheets, of the widgets that are named or of all.
const wanted = process.argv.slice(2);
await buildBundle();
const { load } = await import('./load.mjs');
if (wanted[0] === 'docs') {
  mkdirSync(`${root}/docs/widgets/pictures`, { recursive: true });
  const { takePictures } = await load('e2e/pictures/docsPictures.ts');
  await takePictures(await ensureChromium(), wanted.slice(1));
} else {
  const { takeContactSheets } = await load('e2e/pictures/contactSheets.ts');
  process.exitCode = (await takeContactSheets(await ensureChromium(), wanted)) > 0 ? 1 : 0;
}
