import { chromium, type Browser, type BrowserServer } from 'playwright-core';

const { findChromium } = (await import(new URL('../../tools/prepare.mjs', import.meta.url).href)) as {
  findChromium(): string | undefined;
};

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Without a path, the Chromium that `npm test` would take. */
const options = (executablePath = findChromium()) => ({ ...(executablePath && { executablePath }), args: FLAGS });

/** Starts a Chromium of its own. */
export function openBrowser(executablePath?: string): Promise<Browser> {
  return chromium.launch(options(executablePath));
}

/** Starts a Chromium that several processes use at once, each through `chromium.connect` to its address. */
export function shareBrowser(): Promise<BrowserServer> {
  return chromium.launchServer(options());
}
