import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { serveFileThatIsThere } from '../../demo-theme/http/staticFiles';
import { openBrowser } from '../support/browser';

/** The site under test; another one than that of `npm run site`, if the environment names it. */
export const SITE = process.env.VITRIN_SITE ?? fileURLToPath(new URL('../../dist-site/docs', import.meta.url));

/** The pages, by their paths in the site. */
export const sitePages = (): readonly string[] =>
  readdirSync(SITE, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'))
    .sort();

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
};

/** A folder of a server, of which the site's builder knows nothing. */
const FOLDER = '/magaza/belgeler/';

/** The site on a server, for the tests of one file. What a page says on the console or fetches from elsewhere fails the test. */
export function servedSite(): { open(path: string, options?: BrowserContextOptions): Promise<Page>; url(path: string): string } {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = decodeURIComponent(pathname.slice(FOLDER.length)).replace(/(^|\/)$/, '$1index.html');
    void serveFileThatIsThere(SITE, name, request, response, { types: TYPES }).then((isThere) => {
      if (!isThere) response.writeHead(404).end();
    });
  });
  let browser: Browser;
  let complaints: string[] = [];
  let close: Array<() => Promise<void>> = [];
  const url = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${FOLDER}${path}`;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    browser = await openBrowser();
  });
  afterEach(async () => {
    const ended = close;
    const said = complaints;
    [close, complaints] = [[], []];
    for (const end of ended) await end();
    expect(said).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    close.push(() => context.close());
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(url('')) && !request.url().startsWith('data:')) complaints.push(`asks for ${request.url()}`);
    });
    await page.goto(url(path));
    // Vue says so on the element that it has taken over.
    await page.waitForFunction(() => '__vue_app__' in (document.querySelector('#app') ?? {}));
    return page;
  }
  return { open, url };
}
