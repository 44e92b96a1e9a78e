import { fileURLToPath } from 'node:url';
import { Liquid } from 'liquidjs';
import { headingIn } from './frame/english';
import { pageFrame } from './frame/pageFrame';
import type { Page, Visit } from './pages/page';

const engine = new Liquid({
  root: fileURLToPath(new URL('./templates', import.meta.url)),
  extname: '.liquid',
  outputEscape: 'escape',
  strictFilters: true,
});

engine.registerFilter('heading', headingIn);

/** The HTML of a template below templates/. Everything that it prints is escaped, but for what it marks `raw`. */
export async function renderTemplate(name: string, data: object): Promise<string> {
  const html: unknown = await engine.renderFile(name, data);
  return String(html);
}

/** The HTML of a page of the shop. */
export function renderPage(page: Page, visit: Visit, scripts: readonly string[]): Promise<string> {
  return renderTemplate(`pages/${page.template}`, {
    ...page.data,
    title: page.title,
    description: page.description,
    frame: pageFrame(page, visit, scripts),
  });
}
