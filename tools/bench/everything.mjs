import { setTimeout } from 'node:timers/promises';
import { read } from './hand.mjs';
import { contextOf, openStand } from './stand.mjs';

const RUNS = 9;
/** Visits of these that are to pass without a long task. */
const LEAST_QUIET = 8;

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

/** Opens the page once and answers with what was noted from its scripts on. Without the script: what the page itself costs. */
async function visit(browser, stand, session, isWithScript) {
  stand.open(session, { isWithoutScript: !isWithScript }).setScenario({ as: 'administrator', settings: {} });
  const context = await contextOf(browser, stand, session, { viewport: { width: 1280, height: 800 } });
  await context.addInitScript(note);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  // What the browser does for the visit before is none of this one's.
  await setTimeout(500);
  await page.goto(`${stand.url}/hepsi`);
  await read(cdp, 'window.vitrin?.ready');
  await page.waitForLoadState('networkidle');
  const { tasks, shift } = await read(cdp, 'window.noted');
  const begin = await read(
    cdp,
    `performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/vitrin.js')).responseEnd`,
  );
  await context.close();
  const durations = tasks.filter(({ startTime, duration }) => startTime + duration > begin).map(({ duration }) => duration);
  return { count: durations.length, longest: Math.max(0, ...durations), shift };
}

/** All widgets on one page: long tasks from its scripts on until all that load by themselves are ready, and of the same page without them. */
export async function benchEverything(browser) {
  const stand = await openStand();
  let quiet = 0;
  console.log(
    '\nall widgets on one page      long tasks (> 50 ms) while mounting   layout shift   long tasks without the script',
  );
  for (let run = 1; run <= RUNS; run += 1) {
    const plain = await visit(browser, stand, `plain-${run}`, false);
    const { count, longest, shift } = await visit(browser, stand, `bench-${run}`, true);
    if (count === 0) quiet += 1;
    const told = ({ count: tasks, longest: most }) => `${tasks}${tasks > 0 ? ` (the longest ${most.toFixed(0)} ms)` : ''}`;
    console.log(`  run ${run}${' '.repeat(23)}${told({ count, longest }).padEnd(37)}${shift.toFixed(4)}         ${told(plain)}`);
  }
  console.log(`  without a long task: ${quiet} of ${RUNS} (≥ ${LEAST_QUIET}${quiet < LEAST_QUIET ? ' MISSED' : ''})`);
  stand.close();
}
