import { chromium, type Browser } from 'playwright-core';

const FLAGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];

/** Starts a Chromium of its own: the one that `CHROMIUM_PATH` names, else the system's. */
export function openBrowser(executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'): Promise<Browser> {
  return chromium.launch({ executablePath, args: FLAGS });
}
