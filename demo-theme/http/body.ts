import type { IncomingMessage } from 'node:http';

const LIMIT = 1_000_000;

/** Reads a request's body. Throws when it is larger than 1 MB, so that nobody can fill the server's memory. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LIMIT) throw new Error('The request body is larger than 1 MB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads the fields of a plain HTML form (application/x-www-form-urlencoded). */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await readBody(request)).toString('utf8'));
}
