import { fileURLToPath } from 'node:url';
import { Liquid } from 'liquidjs';
import { pageFrame } from './frame/pageFrame';
import type { Page, Visit } from './pages/page';

const engine = new Liquid({
  root: fileURLToPath(new URL('./templates', import.meta.url)),
  extname: '.liquid',
  outputEscape: 'escape',
  strictFilters: true,
});

/** The page's HTML. Everything that a template prints is escaped, but for what it marks `raw`. */
export async function renderPage(page: Page, visit: Visit, scripts: readonly string[]): Promise<string> {
  const html: unknown = await engine.renderFile(`pages/${page.template}`, {
    ...page.data,
    title: page.title,
    description: page.description,
    frame: pageFrame(page, visit, scripts),
  });
  return String(html);
}
