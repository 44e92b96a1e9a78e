import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** Whether the browser takes compressed answers. */
export function acceptsGzip(request: IncomingMessage): boolean {
  return (request.headers['accept-encoding'] ?? '').includes('gzip');
}

/** Ends an answer with a text, compressed where the browser takes that, as any shop's server sends its pages and calls. */
export function endWithText(text: string, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Vary', 'Accept-Encoding');
  if (!acceptsGzip(request)) return void response.end(text);
  response.setHeader('Content-Encoding', 'gzip');
  response.end(gzipSync(text));
}
