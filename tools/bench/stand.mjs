import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { load } from '../load.mjs';
import { root } from '../prepare.mjs';

const SCRIPT = '/assets/vitrin/vitrin.js';

/**
 * The demo shop on this machine, whose sessions may each be answered otherwise: `isWithoutScript` gets an empty script, `edit` changes
 * the HTML of a page. The server does it, and no route of the driver, whose answers a slow line would not slow down.
 */
export async function openStand() {
  const { createDemoHandler } = await load('demo-theme/handler.ts');
  const { createSessions } = await load('demo-theme/session.ts');
  const sessions = createSessions();
  const variants = new Map();
  const answer = createDemoHandler({ dist: `${root}/dist`, sessions });
  const server = createServer((request, response) => {
    const session = /\bdemo=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1];
    const { isWithoutScript = false, edit } = variants.get(session) ?? {};
    if (isWithoutScript && request.url === SCRIPT) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end('');
      return;
    }
    if (edit) editPage(request, response, edit);
    answer(request, response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /**
     * A session of that name, with the shop behind it. No banner lies over its pages and no reminder of a debt stands above them: that is
     * text of the page itself, and would be the largest paint of some pages, whatever the widgets do.
     */
    open(session, variant = {}) {
      variants.set(session, variant);
      const { shop } = sessions.get(session);
      shop.setScenario({ settings: { cookieAllowed: '1' }, overdueBalance: 0 });
      return shop;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Changes a page before it is compressed, which is then done here. */
function editPage(request, response, edit) {
  if (!request.headers.accept?.startsWith('text/html')) return;
  delete request.headers['accept-encoding'];
  const end = response.end.bind(response);
  response.end = (body, ...rest) => {
    const isPage = typeof body === 'string' && String(response.getHeader('content-type')).startsWith('text/html');
    if (!isPage) return end(body, ...rest);
    response.setHeader('Content-Encoding', 'gzip');
    return end(gzipSync(edit(body)), ...rest);
  };
}

/** A page with one container and nothing else: the demo's own print a large cart or list as fallback content, which takes longer than what is measured. */
export async function bareHtml(shop, container) {
  const { pageData } = await load('mocks/pageData.ts');
  const json = JSON.stringify(pageData(shop)).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,"><meta name="csrf-token" content="${shop.csrfToken}"><script type="module" src="${SCRIPT}"></script></head><body style="margin:0 auto;max-width:1232px"><h1>Bench</h1>${container}<script type="application/json" id="vitrin-page">${json}</script></body></html>`;
}

/** A browser's context for a session. */
export async function contextOf(browser, { url }, session, options) {
  const context = await browser.newContext(options);
  await context.addCookies([{ name: 'demo', value: session, url }]);
  return context;
}
