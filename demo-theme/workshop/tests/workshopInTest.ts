import { afterAll, beforeAll } from 'vitest';
import { startDemoServer } from '../../server';
import type { DemoServer } from '../../server';

/** A demo shop without a bundle, for the tests of one file, and what asks its workshop. */
export function workshopInTest() {
  let server: DemoServer;
  beforeAll(async () => {
    server = await startDemoServer({ dist: '/nowhere' });
  });
  afterAll(() => server.close());

  const demo = {
    get url() {
      return server.url;
    },
    shopOf: (session: string) => server.shopOf(session),
  };
  const ask = (path: string, init: RequestInit = {}) => fetch(demo.url + path, { redirect: 'manual', ...init });
  const html = async (path: string) => (await ask(path)).text();
  /** Opens the preview of a workshop's page: where it is, and its HTML. */
  const preview = async (page: string): Promise<{ path: string; html: string }> => {
    const opened = await ask(frameOf(page));
    const path = opened.headers.get('location') ?? '';
    return { path, html: await html(path) };
  };
  return { demo, ask, html, preview };
}

/** The text of an element of a page, by a mark in its tag. */
export const textOf = (page: string, mark: string) =>
  unescaped(new RegExp(`<[^>]*${mark}[^>]*>\\n?([\\s\\S]*?)</`).exec(page)?.[1] ?? 'not there');
export const unescaped = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#34;|&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
/** Where the frame of a workshop's page leads. */
export const frameOf = (page: string) => unescaped(/<iframe[^>]* src="([^"]+)"/.exec(page)?.[1] ?? '');
