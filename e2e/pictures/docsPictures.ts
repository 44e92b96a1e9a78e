import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { WIDGETS } from '../../tools/docs/widgets';
import { startDemoServer, type DemoServer } from '../../demo-theme/server';
import { openBrowser } from '../support/browser';
import { EXAMPLES, exampleDocument, exampleOf } from '../authors/examples';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The demo theme's plain look, without the frame of its pages. */
const STYLE = '/assets/theme/frame/base.css';
const LAYOUT =
  '.main { padding: 24px } h1 { visibility: hidden } h1 { margin-block-end: 48px } body { padding: 0 } [data-widget] { min-inline-size: 0 }';
const MARGIN = 16;

interface Framing {
  /** Width of the window in CSS pixels. */
  readonly width?: number;
  /** What is in the picture; the containers by default. */
  readonly parts?: string;
  /** Height beyond which the picture ends. */
  readonly height?: number;
  /** Declarations for the containers, as the theme around them would have some. */
  readonly style?: string;
}

const FRAMINGS: Readonly<Record<string, Framing>> = {
  'product-list': { width: 960, height: 240 },
  'product-detail': { height: 900 },
  'currency-list': { width: 360, style: 'inline-size: max-content' },
  'language-list': { width: 360, style: 'inline-size: max-content' },
  'product-price': { width: 360, style: 'inline-size: max-content' },
  'product-quantity': { width: 420, style: 'inline-size: max-content' },
  'add-to-cart-button': { width: 360, style: 'inline-size: max-content' },
  'cart-icon': {
    width: 480,
    parts: '[data-widget], .vt-cart-panel',
    style: 'margin-inline-start: auto; inline-size: max-content',
  },
  cart: { width: 960 },
  'quick-order': { width: 800 },
  checkout: { width: 960 },
  'cart-complete': { width: 480 },
  'account-setting': { width: 480 },
  'cookie-button': { parts: '.vt-cookies' },
  'search-bar': { width: 560, parts: '[data-widget], .vt-suggestions' },
  'social-media': { width: 360, style: 'inline-size: max-content' },
  'order-list': { height: 372 },
  'offer-list': { width: 960, height: 432 },
  dashboard: { height: 482 },
  'warranty-inquiry': { width: 560, parts: 'dialog' },
  'fault-report': { width: 560, parts: 'dialog', height: 658 },
};

/** Takes the picture of each widget's example, or of those that are named, and writes it where the widget's page shows it. */
export async function takePictures(chromium: string, wanted: readonly string[] = []): Promise<void> {
  const server = await startDemoServer({ dist: `${ROOT}/dist` });
  const browser = await openBrowser(chromium);
  for (const { name } of WIDGETS.filter((widget) => wanted.length === 0 || wanted.includes(widget.name))) {
    await takePicture(name, browser, server);
    console.log(name);
  }
  await browser.close();
  await server.close();
}

async function takePicture(name: string, browser: Browser, server: DemoServer): Promise<void> {
  const { as = 'customer', before, open } = EXAMPLES[name] ?? {};
  const { width = 720, parts = '[data-widget]', height = 900, style = '' } = FRAMINGS[name] ?? {};
  const session = randomUUID();
  const shop = server.shopOf(session);
  shop.setScenario({ as });
  before?.(shop);
  // The layout is a sheet of this picture alone, which the policy of no page has to allow.
  const context = await browser.newContext({ viewport: { width, height: 1000 }, reducedMotion: 'reduce', bypassCSP: true });
  await context.addCookies([{ name: 'demo', value: session, url: server.url }]);
  const html = exampleDocument(exampleOf(name), shop, STYLE);
  await context.route(`${server.url}/ornek`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
  const page = await context.newPage();
  await page.goto(`${server.url}/ornek`);
  await page.addStyleTag({ content: `${LAYOUT} [data-widget] { ${style} }` });
  await page.locator('[data-widget]:not([data-vitrin-state=ready])').waitFor({ state: 'detached' });
  await open?.(page);
  await page.waitForLoadState('networkidle');
  const clip = await frame(page, parts);
  await page.screenshot({
    path: `${ROOT}/docs/widgets/pictures/${name}.png`,
    clip: { ...clip, height: Math.min(clip.height, height) },
    animations: 'disabled',
    caret: 'hide',
  });
  await context.close();
}

/** The smallest rectangle of the window that holds all of these elements, with a margin. */
async function frame(page: Page, parts: string) {
  return page.locator(parts).evaluateAll((elements, margin) => {
    const boxes = elements.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0);
    const x = Math.max(0, Math.min(...boxes.map(({ left }) => left)) - margin);
    const y = Math.max(0, Math.min(...boxes.map(({ top }) => top)) - margin);
    return {
      x,
      y,
      width: Math.min(innerWidth, Math.max(...boxes.map(({ right }) => right)) + margin) - x,
      height: Math.max(...boxes.map(({ bottom }) => bottom)) + margin - y,
    };
  }, MARGIN);
}
