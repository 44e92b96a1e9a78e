import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { getResponse } from 'msw';
import type { RequestHandler } from 'msw';
import { readBody } from './body';
import { acceptsGzip } from './compression';

const CALL = /^\/(api|images|yonetim\/api)\/|^\/(autocomplete|yonetim\/(top-queries|search_queries))$/;

/** Whether a path is one of the shop's calls, and no page or file. */
export const isCall = (path: string): boolean => CALL.test(path);

/** Answers one call from the stand-in's handlers; a call that no handler knows is a 404. */
export async function answerCall(
  handlers: RequestHandler[],
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isReadable(url.pathname)) return void response.writeHead(400).end();
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const answer = await getResponse(handlers, await toFetchRequest(url, request, gone.signal));
  if (response.destroyed) return;
  if (answer === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
    return;
  }
  await sendFetchResponse(answer, request, response);
}

/** Whether a path can be taken apart: a lone % in it stands for no character. */
function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** The signal tells a call that never answers that its caller has hung up. */
async function toFetchRequest(url: URL, request: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const method = request.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal });
  return new Request(url, { method, headers, signal, body: new Uint8Array(await readBody(request)) });
}

/** `Response.error()` stands for a network that broke: the socket is cut without an answer. */
async function sendFetchResponse(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (answer.type === 'error') {
    request.socket.destroy();
    return;
  }
  response.statusCode = answer.status;
  answer.headers.forEach((value, name) => response.setHeader(name, value));
  if (answer.body === null || request.method === 'HEAD') {
    response.end();
    return;
  }
  // The DOM's and Node's types of the same stream differ in name only.
  const body = Readable.fromWeb(answer.body as NodeReadableStream);
  await send(body, request, response).catch(() => request.socket.destroy());
}

/** Bytes from which an answer is compressed, as a shop's server does. */
const WORTH_IT = 1000;

function send(body: Readable, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isShort = Number(response.getHeader('content-length')) < WORTH_IT;
  if (isShort || !acceptsGzip(request)) return pipeline(body, response);
  response.removeHeader('content-length');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Content-Encoding', 'gzip');
  return pipeline(body, createGzip(), response);
}
