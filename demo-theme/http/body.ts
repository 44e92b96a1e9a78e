import type { IncomingMessage } from 'node:http';

const LIMIT = 1_000_000;

/** A body that the server does not keep. */
export class BodyTooLarge extends Error {}

/**
 * Reads a request's body. Rejects with {@link BodyTooLarge} when it is larger than 1 MB, so that nobody can fill the server's memory; the
 * rest of it is read all the same, for a browser hears no answer before it has sent all.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LIMIT) chunks.push(chunk);
  }
  if (size > LIMIT) throw new BodyTooLarge();
  return Buffer.concat(chunks);
}

/** Reads the fields of a plain HTML form (application/x-www-form-urlencoded). */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await readBody(request)).toString('utf8'));
}
