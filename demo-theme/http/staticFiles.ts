import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, resolve, sep } from 'node:path';
import { endWithFile } from './compression';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** How a file is served, where that is not as in the demo. */
interface Serving {
  /** The types of files by their endings; others are not served. */
  readonly types?: Readonly<Record<string, string>>;
  /** Names of files that never change. */
  readonly hashed?: RegExp | null;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const HASHED = /^(chunks|assets)\//;

/**
 * Serves the file `name` of the folder `root`; 404 for what is not there, outside the folder, or of a type that a
 * page does not load. Hashed folders (`chunks/`, `assets/`) are cached for good, everything else is asked for again.
 */
export async function serveFile(root: string, name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (await serveFileThatIsThere(root, name, request, response)) return;
  sayNotFound(response);
}

/** Serves a file likewise; answers false, and sends nothing, where {@link serveFile} says 404. */
export async function serveFileThatIsThere(
  root: string,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
  { types = TYPES, hashed = HASHED }: Serving = {},
): Promise<boolean> {
  const file = await findFile(root, name, types);
  if (file === null) return false;
  await sendFiles([file], file.type, hashed?.test(name) ?? false, request, response);
  return true;
}

/**
 * Serves style sheets of the folder `root` as one, `base+frame/header.css` for the two of them: as a shop does, whose pages
 * would else wait for each of its files.
 */
export async function serveSheets(
  root: string,
  names: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const sheets = names.replace(/\.css$/, '').split('+');
  const files = await Promise.all(sheets.map((name) => findFile(root, `${name}.css`, TYPES)));
  const found = files.filter((file) => file !== null);
  if (found.length < files.length) {
    sayNotFound(response);
    return;
  }
  await sendFiles(found, TYPES['.css'] ?? '', false, request, response);
}

function sayNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
}

async function sendFiles(
  files: readonly Found[],
  type: string,
  isForGood: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const tag = `W/"${files.map(({ state }) => state).join('.')}"`;
  response.setHeader('Cache-Control', isForGood ? IMMUTABLE : 'no-cache');
  response.setHeader('Content-Type', type);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', tag);
  if (request.headers['if-none-match'] === tag) return void response.writeHead(304).end();
  const bytes = Buffer.concat(await Promise.all(files.map(({ path }) => readFile(path))));
  const state = `${files.map(({ path }) => path).join(' ')} ${tag}`;
  await endWithFile({ bytes, state, isForGood }, request, response);
}

/** A file that may be served. `state` is another one once the file has changed. */
interface Found {
  readonly path: string;
  readonly type: string;
  readonly state: string;
}

async function findFile(root: string, name: string, types: Readonly<Record<string, string>>): Promise<Found | null> {
  const folder = resolve(root);
  const decoded = decode(name);
  if (decoded === null || decoded.includes('\0')) return null;
  const path = resolve(folder, decoded);
  const type = types[extname(path).toLowerCase()];
  if (!path.startsWith(folder + sep) || type === undefined) return null;
  const facts = await stat(path).catch(() => null);
  if (!facts?.isFile()) return null;
  return { path, type, state: `${facts.size.toString(16)}-${facts.mtimeMs.toString(16)}` };
}

function decode(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}
