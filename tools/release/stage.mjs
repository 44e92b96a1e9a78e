import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from '../prepare.mjs';
import { filesIn } from '../release.mjs';
import { dropDeadLinks } from './links.mjs';
import { packedManifest } from './manifest.mjs';

/** Documents for whoever changes Vitrin itself, or that our own checks read. */
const OURS = /^(dev\/|coverage\.md$|statements\.json$|words\.txt$)/;

/**
 * Writes into `folder` what a theme takes: the built files, the commands, the documents, and a package.json of its own. `dist` and
 * `commands` are the folders that were built.
 */
export function stage(folder, { dist = `${root}/dist`, commands = `${root}/dist-cli` } = {}) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(dist, `${folder}/dist`, { recursive: true });
  cpSync(commands, `${folder}/bin`, { recursive: true });
  const documents = filesIn(`${root}/docs`).filter((name) => !OURS.test(name));
  const handedOut = new Set(['README.md', 'CHANGELOG.md', ...documents.map((name) => `docs/${name}`)]);
  const isThere = (path) => handedOut.has(path) || [...handedOut].some((file) => file.startsWith(`${path}/`));
  const copy = (from, to) => {
    mkdirSync(dirname(`${folder}/${to}`), { recursive: true });
    const bytes = readFileSync(`${root}/${from}`);
    writeFileSync(`${folder}/${to}`, to.endsWith('.md') ? dropDeadLinks(String(bytes), to, isThere) : bytes);
  };
  for (const name of documents) copy(`docs/${name}`, `docs/${name}`);
  copy('CHANGELOG.md', 'CHANGELOG.md');
  copy('tools/release/README.md', 'README.md');
  const own = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(packedManifest(own), null, 2)}\n`);
}
