import { writeFileSync } from 'node:fs';
import { ensureInstalled, root } from './prepare.mjs';
import { isCalled, takeOnly } from './run.mjs';

/** Writes anew what the documents take from the code. */
export async function writeDocuments() {
  const { load } = await import('./load.mjs');
  const { generateDocuments } = await load('tools/docs/written.ts');
  for (const [path, content] of generateDocuments()) writeFileSync(`${root}/${path}`, content);
}

if (isCalled(import.meta.filename)) {
  takeOnly([]);
  ensureInstalled();
  await writeDocuments();
}
