import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { recordPage } from './recordPage';

/** Stands in front of the demo shop, for one visitor. */
export interface Relay {
  /** Its address, without a slash at the end: an origin of its own, with storage of its own. */
  readonly url: string;
  /** What went wrong on its pages; a test that expects some empties it. */
  readonly records: string[];
  /** How many of the next requests whose path holds a text are answered with 503. */
  failNext(path: string, times: number): void;
  /** How many have been answered so. */
  readonly refused: number;
  close(): Promise<void>;
}

const OWN = '/relay/';

/** The address of a page that shows another one of the same origin in a frame of that width, without borders. */
export function inAFrame(url: string, width: number): string {
  const { origin, pathname, search } = new URL(url);
  return `${origin}${OWN}frame?${new URLSearchParams({ width: String(width), page: pathname + search }).toString()}`;
}

/**
 * Starts one on a free port of this machine. It makes each request one of `session`, and puts a script into each page
 * that tells of every fault: WebDriver itself knows no console.
 */
export async function startRelay(shop: string, session: string): Promise<Relay> {
  const records: string[] = [];
  const failing = new Map<string, number>();
  let refused = 0;

  const isFailing = (path: string) => {
    const [part, times] = [...failing].find(([part, times]) => times > 0 && path.includes(part)) ?? [];
    if (part === undefined || times === undefined) return false;
    failing.set(part, times - 1);
    refused += 1;
    return true;
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://relay');
    if (url.pathname === `${OWN}record`) void read(request).then((text) => response.end(String(records.push(text))));
    else if (url.pathname.startsWith(OWN)) answerOwn(url, response);
    else if (isFailing(url.pathname)) response.writeHead(503).end();
    else passOn(shop, session, request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    records,
    get refused() {
      return refused;
    },
    failNext: (path, times) => void failing.set(path, times),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answerOwn({ pathname, searchParams }: URL, response: ServerResponse): void {
  if (pathname === `${OWN}record.js`) {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${recordPage.toString()})('${OWN}record')`);
    return;
  }
  const page = (searchParams.get('page') ?? '/').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><title>Çerçeve</title><iframe src="${page}" width="${Number(searchParams.get('width'))}" height="700" style="border:0"></iframe>`,
  );
}

function passOn(shop: string, session: string, request: IncomingMessage, response: ServerResponse): void {
  const headers = { ...request.headers, 'demo-session': session };
  // Pages in a frame, and packed ones, are no matter of the shop here.
  delete headers['sec-fetch-dest'];
  delete headers['accept-encoding'];
  const passed = ask(shop + (request.url ?? '/'), { method: request.method, headers });
  passed.on('response', (answer) => {
    const isPage = answer.headers['content-type']?.includes('text/html') && !request.url?.startsWith('/payment/');
    if (isPage) return void answerPage(answer, response);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  // A page that was left has hung up, on either side.
  passed.on('error', () => response.destroy());
  response.on('close', () => passed.destroy());
  request.pipe(passed);
}

async function answerPage(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const html = await read(answer);
  const policy = String(answer.headers['content-security-policy']).replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  const headers = { ...answer.headers, 'content-security-policy': policy };
  delete headers['content-length'];
  response.writeHead(answer.statusCode ?? 502, headers);
  response.end(html.replace('<head>', `<head><script src="${OWN}record.js"></script>`));
}

async function read(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
