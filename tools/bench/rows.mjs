import { createServer } from 'node:http';
import { build } from 'vite';
import { load } from '../load.mjs';
import { root } from '../prepare.mjs';
import { held, median, printTable } from './figures.mjs';

const ROWS = [24, 100, 1000];
/** Times plain DOM, by the number of rows. */
const MOST = { 100: 1.25 };
/** Runs of each table: an odd number, so that the median is one of them. */
const runsOf = (rows) => (rows > 100 ? 5 : 31);
/** Runs before them, until the engine has compiled what it is going to compile: React's code takes longer than two loops. */
const warmUpsOf = (rows) => (rows > 100 ? 4 : 12);

/** Median milliseconds of both, taken in turns, so that whatever slows the machine slows both. */
async function measure(browser, address, rows) {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await tab.goto(`${address}/bench/${rows}`);
  await tab.addScriptTag({ url: `${address}/assets/vitrin/bench.js`, type: 'module' });
  await tab.waitForSelector('html[data-bench=ready]');
  const widget = [];
  const plain = [];
  for (let run = 0; run < warmUpsOf(rows) + runsOf(rows); run += 1) {
    const took = [await tab.evaluate(() => window.bench.widget()), await tab.evaluate(() => window.bench.plain())];
    if (run >= warmUpsOf(rows)) {
      widget.push(took[0]);
      plain.push(took[1]);
    }
  }
  const rendered = await tab.evaluate(() => window.bench.rowsForOneChange());
  await tab.close();
  return { widget: median(widget), plain: median(plain), rendered };
}

/** The rows of the list against the same table built with plain DOM calls, in one run. */
export async function benchRows(browser) {
  const outDir = `${root}/.cache/bench`;
  await build({
    root,
    logLevel: 'warn',
    build: { outDir, rolldownOptions: { input: `${root}/tools/bench/main.ts`, output: { entryFileNames: 'bench.js' } } },
  });
  const { createDemoHandler } = await load('demo-theme/handler.ts');
  const { benchPage } = await load('tools/bench/page.ts');
  const handler = createDemoHandler({ dist: outDir });
  const server = createServer((request, response) => {
    const rows = /^\/bench\/(\d+)$/.exec(request.url ?? '')?.[1];
    if (!rows) return handler(request, response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    return response.end(benchPage(Number(rows)));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${server.address().port}`;

  const table = [];
  for (const rows of ROWS) {
    const { widget, plain, rendered } = await measure(browser, address, rows);
    const ratio = held(`${(widget / plain).toFixed(2)}×`, MOST[rows]);
    table.push([`${rows} rows`, widget.toFixed(1), plain.toFixed(1), ratio, String(rendered)]);
  }
  printTable(['a list', 'widget (ms)', 'plain DOM (ms)', 'ratio', 'rows rendered by one quantity change'], table);
  server.close();
}
