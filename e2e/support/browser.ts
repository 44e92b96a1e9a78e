import { chromium, type Browser, type BrowserServer } from 'playwright-core';

const { CHROMIUM_FLAGS, findChromium } = (await import(new URL('../../tools/prepare.mjs', import.meta.url).href)) as {
  readonly CHROMIUM_FLAGS: string[];
  findChromium(): string | undefined;
};

/** Without a path, the Chromium that `npm test` would take. */
const options = (executablePath = findChromium()) => ({ ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS });

/** Starts a Chromium of its own. */
export function openBrowser(executablePath?: string): Promise<Browser> {
  return chromium.launch(options(executablePath));
}

/** Starts a Chromium that several processes use at once, each through `chromium.connect` to its address. */
export function shareBrowser(): Promise<BrowserServer> {
  return chromium.launchServer(options());
}
