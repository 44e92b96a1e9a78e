import { writeFileSync } from 'node:fs';
import { ensureInstalled, root } from './prepare.mjs';
import { takeOnly } from './run.mjs';

takeOnly([]);
ensureInstalled();
const { load } = await import('./load.mjs');
const { generateDocuments } = await load('tools/docs/written.ts');
for (const [path, content] of generateDocuments()) writeFileSync(`${root}/${path}`, content);
