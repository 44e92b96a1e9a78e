import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerCall, isCall } from './http/apiBridge';
import { BodyTooLarge } from './http/body';
import { answerForm } from './http/forms';
import { endWithText } from './http/compression';
import { redirect } from './http/redirect';
import { setPageHeaders } from './http/security';
import { servePackage } from './http/packages';
import { serveFile, serveSheets } from './http/staticFiles';
import { findPage, findRedirect } from './pages/router';
import { answerPayment } from './payment/answerPayment';
import { renderPage } from './render';
import { answerScenarioForm, SCENARIO } from './scenario/formPage';
import { chooseTheme, createSessions, sessionOf } from './session';
import type { Sessions } from './session';
import { isFramed, previewKey } from './workshop/previewOf';
import { createWorkshop } from './workshop/workshop';

export interface DemoOptions {
  /** The folder of the built bundle, served below /assets/vitrin/. */
  readonly dist: string;
  /** The entry that pages load. Anything but the default is taken for Vite's development server. */
  readonly script?: string;
  readonly sessions?: Sessions;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const BUILT_SCRIPT = '/assets/vitrin/vitrin.js';
/** What Vite would inject into an HTML file that it serves itself: its client and React's refresh preamble. */
const VITE_SCRIPTS = ['/@vite/client', '/@id/@vitejs/plugin-react/preamble'];
const BUNDLE = '/assets/vitrin/';
const THEME = '/assets/theme/';
const BOOTSTRAP = '/assets/bootstrap/';
const NPM = '/assets/npm/';
const PAYMENT = '/payment/';
const WORKSHOP = /^\/atolye(\/|$)/;
const STATIC = fileURLToPath(new URL('./static', import.meta.url));
const BOOTSTRAP_CSS = dirname(createRequire(import.meta.url).resolve('bootstrap/dist/css/bootstrap.min.css'));

/** Answers every request of the demo shop; behind Vite's middlewares, every one that Vite has left. */
export function createDemoHandler({ dist, script = BUILT_SCRIPT, sessions = createSessions() }: DemoOptions): Handler {
  const development = script !== BUILT_SCRIPT;
  const scripts = development ? [...VITE_SCRIPTS, script] : [script];
  const workshop = createWorkshop(scripts, development);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = readUrl(request);
    if (url === null) return void response.writeHead(400).end();
    // The one method that a `Request`, as the calls are answered from, does not take.
    if (request.method === 'TRACE') return void response.writeHead(405, { allow: 'GET, HEAD, POST, PUT, DELETE' }).end();
    const path = url.pathname;
    if (path.startsWith(BUNDLE)) return serveFile(dist, path.slice(BUNDLE.length), request, response);
    if (path.startsWith(THEME) && path.endsWith('.css')) return serveSheets(STATIC, path.slice(THEME.length), request, response);
    if (path.startsWith(THEME)) return serveFile(STATIC, path.slice(THEME.length), request, response);
    if (path.startsWith(BOOTSTRAP)) return serveFile(BOOTSTRAP_CSS, path.slice(BOOTSTRAP.length), request, response);
    if (path.startsWith(NPM)) return servePackage(path.slice(NPM.length), request, response);
    if (path === '/favicon.ico') return serveFile(STATIC, 'favicon.svg', request, response);
    if (WORKSHOP.test(path)) return workshop.answer(url, request, response);
    const key = previewKey(request, url, response);
    const preview = key === null ? null : workshop.find(key);
    if (preview === undefined) return void response.writeHead(410).end();
    const session = sessionOf(sessions, url, request, response);
    const { shop, handlers } = preview ?? session;
    if (path.startsWith(PAYMENT)) return answerPayment(shop, url, request, response, development);
    if (isCall(path)) return answerCall(handlers, url, request, response);
    if (path === SCENARIO && request.method !== 'POST') return answerScenarioForm(session, url, request, response, development);
    if (isFramed(request)) return workshop.answerLeft(key, url, request, response);
    if (request.method === 'POST') return answerForm(session, url, request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
    }
    const visit = { shop, url, theme: session.theme };
    const elsewhere = chooseTheme(session, url) ?? findRedirect(visit);
    if (elsewhere !== null) {
      redirect(response, elsewhere);
      return;
    }
    const page = findPage(visit);
    const html = await renderPage(page, visit, scripts);
    setPageHeaders(response, development, { writesHtml: session.theme.scripts !== undefined });
    response.statusCode = page.status;
    endWithText(html, request, response);
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof BodyTooLarge) return void response.writeHead(413).end();
      console.error(error);
      if (response.headersSent) request.socket.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('Sunucu hatası');
    });
  };
}

function readUrl(request: IncomingMessage): URL | null {
  try {
    return new URL(`http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`);
  } catch {
    return null;
  }
}
