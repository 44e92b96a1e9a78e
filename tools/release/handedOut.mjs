import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from '../prepare.mjs';
import { filesIn } from '../release.mjs';
import { dropDeadLinks } from './links.mjs';

/** Documents for whoever changes Vitrin itself, or that our own checks read. */
const OURS = /^(dev\/|coverage\.md$|statements\.json$|words\.txt$)/;

/** The documents that a theme gets, their pictures included, by their paths in the repository. */
export const documentsHandedOut = () => [
  'CHANGELOG.md',
  ...filesIn(`${root}/docs`)
    .filter((name) => !OURS.test(name))
    .map((name) => `docs/${name}`),
];

/**
 * Writes the documents that a theme gets into `folder`; what they link to and is not there is plain words. `pages`, where it is given, is the
 * folder of the site: its pages stand beside the documents.
 */
export function writeDocuments(folder, pages) {
  const paths = documentsHandedOut();
  const there = new Set(['README.md', ...paths]);
  const isThere = (path) => there.has(path) || [...there].some((file) => file.startsWith(`${path}/`));
  const copy = (source, target) => {
    mkdirSync(dirname(`${folder}/${target}`), { recursive: true });
    const bytes = readFileSync(`${root}/${source}`);
    writeFileSync(`${folder}/${target}`, target.endsWith('.md') ? dropDeadLinks(String(bytes), target, isThere) : bytes);
  };
  for (const path of paths) copy(path, path);
  copy('tools/release/README.md', 'README.md');
  if (pages) cpSync(pages, `${folder}/docs`, { recursive: true });
}
