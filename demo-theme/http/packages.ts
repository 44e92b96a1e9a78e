import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { endWithText } from './compression';
import { serveFile } from './staticFiles';
import { tailwindSheet } from './tailwind';

const { resolve } = createRequire(import.meta.url);

/** The files of frameworks that themes of the demo link, as their authors published them. */
const FILES: Readonly<Record<string, string>> = {
  'bootstrap4.css': 'bootstrap4/dist/css/bootstrap.min.css',
  'bootstrap4.js': 'bootstrap4/dist/js/bootstrap.bundle.min.js',
  'jquery.js': 'jquery/dist/jquery.min.js',
  'bulma.css': 'bulma/css/bulma.min.css',
};

/** Serves one of them; Tailwind's is made of the classes in the templates. */
export async function servePackage(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (name === 'tailwind.css') {
    const sheet = await tailwindSheet();
    response.setHeader('Content-Type', 'text/css; charset=utf-8');
    response.setHeader('Cache-Control', 'no-cache');
    endWithText(sheet, request, response);
    return;
  }
  const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
  if (!file) return void response.writeHead(404).end();
  const path = resolve(file);
  await serveFile(dirname(path), basename(path), request, response);
}
