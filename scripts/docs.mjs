import { writeFileSync } from 'node:fs';
import { ensureInstalled, root } from './prepare.mjs';

ensureInstalled();
const { load } = await import('./load.mjs');
const { generated } = await load('scripts/docs/written.ts');
for (const [path, content] of generated()) writeFileSync(`${root}/${path}`, content);
