import type { ServerResponse } from 'node:http';

/** Sends the browser on to `path`, with GET. */
export function redirect(response: ServerResponse, path: string): void {
  response.writeHead(303, { location: path, 'cache-control': 'no-store' }).end();
}

/** Only a path of this shop: '//host' and '/\host' would lead elsewhere. */
export function ownPath(path: string | null): string {
  return path !== null && /^\/(?![/\\])[\x21-\x7e]*$/.test(path) ? path : '/';
}
