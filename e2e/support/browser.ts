import { chromium, type Browser, type BrowserServer } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium that `CHROMIUM_PATH` names, else the system's. */
const options = (executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium') => ({ executablePath, args: FLAGS });

/** Starts a Chromium of its own. */
export function openBrowser(executablePath?: string): Promise<Browser> {
  return chromium.launch(options(executablePath));
}

/** Starts a Chromium that several processes use at once, each through `chromium.connect` to its address. */
export function shareBrowser(): Promise<BrowserServer> {
  return chromium.launchServer(options());
}
