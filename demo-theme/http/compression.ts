import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib';

/** Codings for files, both at their highest level. */
const CODINGS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};
type Coding = keyof typeof CODINGS;

/** Whether the browser names that coding, and not with the weight of what it does not want. */
const accepts = (request: IncomingMessage, coding: Coding) =>
  new RegExp(`(^|,)\\s*${coding}\\s*(,|;(?!\\s*q=0(\\.0*)?\\s*(,|$))|$)`).test(request.headers['accept-encoding'] ?? '');

/** Whether the browser takes answers that are compressed by gzip. */
export const acceptsGzip = (request: IncomingMessage): boolean => accepts(request, 'gzip');

/** Ends an answer with a text, compressed where the browser takes that, as any shop's server sends its pages and calls. */
export function endWithText(text: string, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Vary', 'Accept-Encoding');
  if (!acceptsGzip(request)) return void response.end(text);
  response.setHeader('Content-Encoding', 'gzip');
  response.end(gzipSync(text));
}

const compressed = new Map<string, Promise<Buffer>>();

/** A file as it is read. */
interface FileContent {
  readonly bytes: Buffer;
  /** Names this content of the file, and no other. */
  readonly state: string;
  /** The file never changes. */
  readonly isForGood: boolean;
}

/**
 * Ends an answer with a file, compressed once for all who ask: by Brotli where it stays as it is, as that is smaller and takes long; a file
 * that somebody works on is there at once by gzip. That the answer varies by what is accepted says who calls this, as 304 says so too.
 */
export async function endWithFile(
  { bytes, state, isForGood }: FileContent,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const codings: readonly Coding[] = isForGood ? ['br', 'gzip'] : ['gzip'];
  const coding = codings.find((known) => accepts(request, known));
  if (!coding) return void response.end(bytes);
  const key = `${coding} ${state}`;
  const ready = compressed.get(key) ?? CODINGS[coding](bytes);
  compressed.set(key, ready);
  response.setHeader('Content-Encoding', coding);
  response.end(await ready);
}
