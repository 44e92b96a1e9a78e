import { parseArgs } from 'node:util';
import { CHROMIUM_FLAGS, ensureInstalled, ensureWholeChromium } from './prepare.mjs';
import { endWhereKept } from './run.mjs';

endWhereKept(['--runs', '--only', '--built']);
ensureInstalled();
const executablePath = await ensureWholeChromium();
const { chromium } = await import('playwright-core');
const { buildBundle } = await import('./build.mjs');
const { checkBudgets } = await import('./budgets.mjs');
const { benchRows } = await import('./bench/rows.mjs');
const { benchEverything } = await import('./bench/everything.mjs');
const { benchCart } = await import('./bench/cart.mjs');
const { benchRecords } = await import('./bench/records.mjs');
const { benchQuickOrder } = await import('./bench/quickOrder.mjs');
const { benchPages } = await import('./bench/pages.mjs');
const { benchInteractions } = await import('./bench/interactions.mjs');
const { benchTabs } = await import('./bench/tabs.mjs');

// Rows without a frame rate, or every figure would be a multiple of 16.7 ms.
const PARTS = {
  rows: { bench: benchRows, flags: ['--disable-frame-rate-limit', '--disable-gpu-vsync'] },
  everything: { bench: benchEverything },
  'quick-order': { bench: benchQuickOrder },
  cart: { bench: benchCart },
  records: { bench: benchRecords },
  pages: { bench: benchPages },
  interactions: { bench: benchInteractions },
  tabs: { bench: benchTabs },
};

/** What is asked for on the command line: which parts, and how. Throws where there is no such part or option. */
function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      /** How often each page is opened. */
      runs: { type: 'string', default: '3' },
      /** A text that the names of the pages to open hold. */
      only: { type: 'string', default: '' },
      /** The bundle is taken as it was last built. */
      built: { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown !== undefined) throw new Error(`there is no part "${unknown}"; there are ${Object.keys(PARTS).join(', ')}`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: how often is a whole number from 1 on`);
  return { ...values, runs, parts: positionals.length > 0 ? positionals : Object.keys(PARTS) };
}

async function runBench({ parts, runs, only, built }) {
  if (!built) await buildBundle();
  for (const name of parts) {
    const { bench, flags = [] } = PARTS[name];
    const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...flags] });
    await bench(browser, { runs, only });
    await browser.close();
  }
  const { note } = await checkBudgets();
  console.log(`\nthe bundle against its budgets (gzip)${note}`);
}

let wanted;
try {
  wanted = readArguments();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
if (wanted) await runBench(wanted);
