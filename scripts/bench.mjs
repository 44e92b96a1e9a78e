import { ensureChromium, ensureInstalled } from './prepare.mjs';

ensureInstalled();
const executablePath = await ensureChromium();
const { chromium } = await import('playwright-core');
const { benchRows } = await import('../bench/rows.mjs');
const { benchEverything } = await import('../bench/everything.mjs');

const browser = await chromium.launch({
  executablePath,
  // Without a frame rate, or every figure would be a multiple of 16.7 ms.
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});
await benchRows(browser);
await benchEverything(browser);
await browser.close();
