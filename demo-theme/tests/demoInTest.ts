import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startDemoServer } from '../server';
import type { DemoServer } from '../server';

/** A demo shop with a bundle that is none, for the tests of one file. Sessions go by the names that the tests give them. */
export function demoInTest() {
  let folder: string;
  let server: DemoServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'demo-'));
    await mkdir(join(folder, 'dist', 'chunks'), { recursive: true });
    await writeFile(join(folder, 'secret.js'), 'not for the web');
    await writeFile(join(folder, 'dist', 'vitrin.js'), 'export {}');
    await writeFile(join(folder, 'dist', 'chunks', 'shell-abc.js'), 'export {}');
    server = await startDemoServer({ dist: join(folder, 'dist') });
  });

  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const demo = {
    get url() {
      return server.url;
    },
    shopOf: (session: string) => server.shopOf(session),
  };

  /** A request of the session of that name. */
  const ask = (session: string, path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = { 'demo-session': session, ...Object.fromEntries(new Headers(init.headers)) };
    return fetch(demo.url + path, { redirect: 'manual', ...init, headers });
  };
  const html = async (session: string, path: string): Promise<string> => (await ask(session, path)).text();
  const post = (session: string, path: string, fields: Record<string, string>): Promise<Response> =>
    ask(session, path, { method: 'POST', body: new URLSearchParams(fields) });
  const productPath = (session: string, where: (product: { name: string }) => boolean = () => true): string => {
    const product = demo.shopOf(session).catalogue.all.find(where);
    return product ? `/${product.seo}-p-${product.id}` : '';
  };
  return { demo, ask, html, post, productPath };
}
