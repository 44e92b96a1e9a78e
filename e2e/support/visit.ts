import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { pageData } from '@mocks/pageData';
import type { Scenario } from '@mocks/shop/scenario';
import type { Shop } from '@mocks/shop/shop';
import { startDemoServer, type DemoServer } from '../../demo-theme/server';
import { openBrowser } from './browser';

/** The bundle under test; another one than that of `npm run build`, if the environment names it. */
const DIST = process.env.VITRIN_DIST ?? fileURLToPath(new URL('../../dist', import.meta.url));

/** Chromium's remark that a chunk waits for its turn: true of a machine that is busy with other tests, and no fault. */
const IS_SLOW = 'was preloaded using link preload but not used within a few seconds';

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The server's side of this visitor's session. */
  readonly shop: Shop;
  /** Every console message and uncaught error of the visit; a test that expects some empties it. */
  readonly console: string[];
}

export interface VisitOptions {
  readonly scenario?: Partial<Scenario>;
  /** What the server's side holds before the first page, as what was put into the cart elsewhere. */
  readonly prepare?: (shop: Shop) => void;
  /** Width of the window in CSS pixels; 1280 by default. */
  readonly width?: number;
  /** The visitor has a touch screen and no mouse. */
  readonly isTouched?: boolean;
  /** Runs in each page before any of its scripts. */
  readonly before?: () => void;
  /** A page of the test's own, in place of the shop's: what stands in its body. */
  readonly body?: string | ((shop: Shop) => string);
  /** Replaces parts of the page JSON of a page of the test's own. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** The script of a page of the test's own, where it is not the shop's: its policy allows that origin as well. */
  readonly script?: Script;
  /** A whole page of the test's own, in place of the shop's. */
  readonly document?: (shop: Shop) => string;
  /** The policy of such a page; the strictest that a shop may have by default. */
  readonly policy?: string;
  /** Files that a page of the test's own has besides, by the start of their paths: what stands in each. */
  readonly files?: Readonly<Record<string, (path: string) => string>>;
}

interface Script {
  readonly src: string;
  readonly integrity?: string;
}

export interface DemoShop {
  /** Opens a page of the demo shop in a browser context of its own. */
  visit(path: string, options?: VisitOptions): Promise<Visit>;
  readonly url: () => string;
}

/**
 * The demo shop on the built bundle, for the tests of one file, in the Chromium of the run; `alone` in one of the file's
 * own, for what measures, or reads the clipboard, of which a browser has one. Every visit must leave the console empty.
 */
export function demoShop({ alone = false }: { readonly alone?: boolean } = {}): DemoShop {
  let server: DemoServer;
  let browser: Browser;
  let visits: Visit[] = [];

  beforeAll(async () => {
    server = await startDemoServer({ dist: DIST });
    browser = alone ? await openBrowser() : await chromium.connect(inject('chromium'));
  });
  afterEach(async () => {
    const ended = visits;
    visits = [];
    for (const { context } of ended) await context.close();
    expect(ended.flatMap((visit) => visit.console)).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  return {
    url: () => server.url,
    async visit(
      path,
      {
        scenario = {},
        prepare,
        width = 1280,
        isTouched = false,
        before,
        body,
        data = {},
        script = OWN_SCRIPT,
        document,
        policy,
        files = {},
      } = {},
    ) {
      const session = randomUUID();
      const shop = server.shopOf(session);
      // Consent to cookies, so that the banner lies over nothing that a test is not about.
      shop.setScenario({ ...scenario, settings: { cookieAllowed: '1', ...scenario.settings } });
      prepare?.(shop);
      const context = await browser.newContext({ viewport: { width, height: 800 }, hasTouch: isTouched, isMobile: isTouched });
      context.setDefaultTimeout(60_000);
      await context.addCookies([{ name: 'demo', value: session, url: server.url }]);
      // A page of the test's own has no server, and may ask a second one of this machine only with leave.
      if (!isOwn(script)) await context.grantPermissions(['local-network-access']);
      if (before) await context.addInitScript(before);
      const messages: string[] = [];
      context.on('console', (message) => {
        if (!message.text().includes(IS_SLOW)) messages.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => messages.push(`uncaught: ${error.error().message}`));
      const html =
        document?.(shop) ??
        (body === undefined ? null : testPage(typeof body === 'string' ? body : body(shop), shop, data, script));
      if (html !== null) {
        await context.route(server.url + path, (route) => route.fulfill(answer(html, policy ?? strictest(script))));
      }
      for (const [start, read] of Object.entries(files)) {
        await context.route(`${server.url}${start}**`, (route) => {
          const path = new URL(route.request().url()).pathname;
          return route.fulfill({ contentType: path.endsWith('.css') ? 'text/css' : 'text/javascript', body: read(path) });
        });
      }
      const page = await context.newPage();
      const visit = { page, context, shop, console: messages };
      visits.push(visit);
      await page.goto(server.url + path);
      return visit;
    },
  };
}

const OWN_SCRIPT: Script = { src: '/assets/vitrin/vitrin.js' };

const isOwn = ({ src }: Script) => src.startsWith('/');

/** The strictest policy that a shop may have (contract §6), for a script from wherever it comes. */
function strictest(script: Script): string {
  const from = isOwn(script) ? "'self'" : new URL(script.src).origin;
  return `default-src 'self'; script-src ${from}; style-src ${from}; img-src 'self' data:; require-trusted-types-for 'script'`;
}

function answer(body: string, policy: string) {
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }, body };
}

function testPage(body: string, shop: Shop, data: object, script: Script): string {
  const { src, integrity } = script;
  const json = JSON.stringify({ ...pageData(shop), ...data }).replaceAll('<', '\\u003c');
  const more = isOwn(script) ? '' : ` crossorigin${integrity ? ` integrity="${integrity}"` : ''}`;
  return `<!doctype html><html lang="tr"><head><title>Deneme</title><link rel="icon" href="data:,">
<meta name="csrf-token" content="${shop.csrfToken}"><script type="module" src="${src}"${more}></script></head>
<body><main><h1>Deneme</h1>${body}</main><script type="application/json" id="vitrin-page">${json}</script></body></html>`;
}

/** Waits until every container that loads by itself is ready. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => window.vitrin?.ready);
}
