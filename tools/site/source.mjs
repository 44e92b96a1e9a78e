import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { root } from '../prepare.mjs';
import { documentsHandedOut } from '../release/handedOut.mjs';
import { mapLinks } from '../release/links.mjs';

/** Where a document stands in the site: `docs/widgets/README.md` at `widgets/index.md`. */
export const pageOf = (path) =>
  path === 'CHANGELOG.md' ? 'changelog.md' : path.replace(/^docs\//, '').replace(/(^|\/)README\.md$/, '$1index.md');

/** Writes the documents into `folder` as the generator wants them, with links that lead from page to page. */
export function writeSource(folder) {
  rmSync(folder, { recursive: true, force: true });
  const paths = documentsHandedOut();
  const hrefFrom = (page) => (target) => (paths.includes(target) ? posix.relative(posix.dirname(page), pageOf(target)) : null);
  for (const path of paths) {
    const page = pageOf(path);
    const bytes = readFileSync(`${root}/${path}`);
    mkdirSync(dirname(`${folder}/${page}`), { recursive: true });
    writeFileSync(`${folder}/${page}`, page.endsWith('.md') ? mapLinks(String(bytes), path, hrefFrom(page)) : bytes);
  }
}
