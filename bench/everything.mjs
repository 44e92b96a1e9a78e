import { buildBundle } from '../scripts/build.mjs';
import { load } from '../scripts/load.mjs';
import { root } from '../scripts/prepare.mjs';

const RUNS = 9;

/** Notes every task that keeps the page busy for more than 50 ms, and how far parts of the page move. */
function note() {
  window.noted = { tasks: [], shift: 0 };
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) window.noted.tasks.push({ duration, startTime });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.noted.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** All 25 widgets on one page: long tasks from its scripts on until all that load by themselves are ready. */
export async function benchEverything(browser) {
  await buildBundle();
  const { startDemoServer } = await load('demo-theme/server.ts');
  const demo = await startDemoServer({ dist: `${root}/dist` });
  console.log('\nall 25 widgets on one page   long tasks (> 50 ms) while mounting   layout shift');
  for (let run = 1; run <= RUNS; run += 1) {
    const session = `bench-${run}`;
    demo.shopOf(session).setScenario({ as: 'administrator' });
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addCookies([{ name: 'demo', value: session, url: demo.url }]);
    await context.addInitScript(note);
    const page = await context.newPage();
    await page.goto(`${demo.url}/hepsi`);
    await page.evaluate(() => window.vitrin.ready);
    await page.waitForLoadState('networkidle');
    const { tasks, shift } = await page.evaluate(() => window.noted);
    const longest = Math.max(0, ...tasks.map(({ duration }) => duration));
    console.log(`  run ${run}                       ${tasks.length} (the longest ${longest.toFixed(0)} ms)                    ${shift.toFixed(4)}`);
    await context.close();
  }
  await demo.close();
}
