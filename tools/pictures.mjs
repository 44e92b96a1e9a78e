import { mkdirSync } from 'node:fs';
import { buildBundle } from './build.mjs';
import { ensureChromium, root } from './prepare.mjs';

await buildBundle();
const { load } = await import('./load.mjs');
mkdirSync(`${root}/docs/widgets/pictures`, { recursive: true });
const { takePictures } = await load('e2e/pictures.ts');
await takePictures(await ensureChromium());
