import { ensureInstalled, ensureWholeChromium } from './prepare.mjs';

ensureInstalled();
const executablePath = await ensureWholeChromium();
const { chromium } = await import('playwright-core');
const { benchRows } = await import('./bench/rows.mjs');
const { benchEverything } = await import('./bench/everything.mjs');
const { benchCart } = await import('./bench/cart.mjs');
const { benchQuickOrder } = await import('./bench/quickOrder.mjs');

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Runs a bench in a browser of its own. */
async function run(bench, flags = []) {
  const browser = await chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
  await bench(browser);
  await browser.close();
}

// Rows without a frame rate, or every figure would be a multiple of 16.7 ms.
await run(benchRows, ['--disable-frame-rate-limit', '--disable-gpu-vsync']);
await run(benchEverything);
await run(benchQuickOrder);
await run(benchCart);
