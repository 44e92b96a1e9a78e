import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { root } from '../prepare.mjs';
import { writeDocuments } from './handedOut.mjs';
import { packedManifest } from './manifest.mjs';

/**
 * Writes into `folder` what a theme takes: the built files, the commands, the documents, and a package.json of its own. `dist` and
 * `commands` are the folders that were built; so is `pages`, the site of the documents.
 */
export function stage(folder, { dist = `${root}/dist`, commands = `${root}/dist-cli`, pages } = {}) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(dist, `${folder}/dist`, { recursive: true });
  cpSync(commands, `${folder}/bin`, { recursive: true });
  writeDocuments(folder, pages);
  const own = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(packedManifest(own), null, 2)}\n`);
}
