import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerCall, isCall } from '../../demo-theme/http/apiBridge';
import { serveFileThatIsThere } from '../../demo-theme/http/staticFiles';
import { createSessions, sessionOf } from '../../demo-theme/session';
import { TYPES } from './types';

/** What a preview shows. */
export interface Shown {
  /** The theme's folder. */
  readonly folder: string;
  /** The built folder. */
  readonly dist: string;
  /** The path at which the theme's pages expect the built folder. */
  readonly base: string;
}

/** Names by which a browser reaches this machine. Others come by way of a site that pretends to be it. */
const HERE = new Set(['localhost', '127.0.0.1', '[::1]']);
/** A part of the path that begins with a dot: settings, a repository, and what leads out of the folder. */
const HIDDEN = /(?:^|[/\\])\./;

/** Answers with the theme's files, the built files, and the calls of the shop, which is the stand-in. */
export function createPreviewHandler({
  folder,
  dist,
  base,
}: Shown): (request: IncomingMessage, response: ServerResponse) => void {
  const sessions = createSessions();
  const bundle = base.replace(/\/?$/, '/');

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = readUrl(request);
    if (url === null) {
      say(response, 400, 'Bad request');
      return;
    }
    if (!HERE.has(url.hostname)) {
      say(response, 403, 'Only localhost is answered.');
      return;
    }
    const { pathname: path } = url;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && (await serveOwn(path, request, response))) return;
    if (isRead && path.startsWith(bundle) && (await serveFileThatIsThere(dist, path.slice(bundle.length), request, response)))
      return;
    if (!isCall(path)) {
      const why = isRead
        ? 'no such page in the folder. Those that there are stand where vitrin serve was started.'
        : 'vitrin serve shows pages, and takes no forms of theirs. The server of the shop does.';
      say(response, isRead ? 404 : 405, `${request.method ?? ''} ${path}: ${why}`);
      return;
    }
    const { shop, handlers } = sessionOf(sessions, url, request, response);
    // A page that no server has printed cannot know the token of this session. One without any is refused, as a shop does. Of one like "…",
    // which no header can carry, nothing but the header is left.
    if (request.headers['x-csrf-token'] !== undefined) request.headers['x-csrf-token'] = shop.csrfToken;
    await answerCall(handlers, url, request, response);
  }

  /** A file of the theme; a page also by its name without its ending, and by that of its folder. */
  async function serveOwn(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const name = path.slice(1);
    if (HIDDEN.test(decode(name))) return false;
    const candidates = path.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`, `${name}/index.html`];
    for (const candidate of candidates) {
      if (await serveFileThatIsThere(folder, candidate, request, response, { types: TYPES, hashed: null })) return true;
    }
    return false;
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) request.socket.destroy();
      else say(response, 500, 'The preview failed; its console says why.');
    });
  };
}

function readUrl(request: IncomingMessage): URL | null {
  const address = `http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`;
  return URL.canParse(address) ? new URL(address) : null;
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // Not a name that a file could have.
    return '.';
  }
}

function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
