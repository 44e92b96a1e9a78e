import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { ensureInstalled, root } from '../prepare.mjs';
import { runScript } from '../run.mjs';
import { pageOf, writeSource } from './source.mjs';

const SITE = `${root}/site`;
const CACHE = `${SITE}/.cache`;

/**
 * Makes a site of the documents that a theme gets, and answers with its folder. It holds the pages, what they load, and `llms.txt`; the
 * pictures and the documents themselves are expected beside the pages.
 * @throws Error with what the generator says where it fails: for a link to a page that is not there, too.
 */
export async function buildSite() {
  ensureInstalled(SITE);
  const { load } = await import('../load.mjs');
  const { siteContents } = await load('tools/site/contents.ts');
  const { llmsText } = await load('tools/site/llms.ts');
  const pages = `${CACHE}/pages`;
  for (const folder of ['source', 'pages']) rmSync(`${CACHE}/${folder}`, { recursive: true, force: true });
  writeSource(`${CACHE}/source`);
  mkdirSync(`${CACHE}/source/public`);
  writeFileSync(`${CACHE}/source/public/llms.txt`, llmsText());
  writeFileSync(`${CACHE}/contents.json`, JSON.stringify(siteContents(pageOf)));
  const generator = `${SITE}/node_modules/vitepress/bin/vitepress.js`;
  const { passed, output } = await runScript(generator, ['build', SITE, '--outDir', pages], { NODE_ENV: 'production' });
  if (!passed) throw new Error(`the site could not be built:\n${output}`);
  // Its addresses are right in one folder only.
  rmSync(`${pages}/404.html`);
  return pages;
}
