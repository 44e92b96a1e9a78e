import { setTimeout } from 'node:timers/promises';
import { load } from '../load.mjs';
import { root } from '../prepare.mjs';

/** The cart that the others are held against comes first. */
const LINES = [100, 14, 300, 1000, 5000];
const RUNS = 3;
/** Times slower than this machine: an old office PC. */
const SLOWER = 4;

const median = (figures) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)];

/** Notes in the page when the first line and the last are on the screen, every long task, and how long each interaction took. */
function note(count) {
  const noted = { answer: 0, first: 0, all: 0, tasks: [], interactions: [] };
  window.noted = noted;
  // Live, so that looking costs nothing. The rows that wait for the cart's are none of its lines.
  const lines = document.getElementsByClassName('vt-cart-lines__remove');
  const look = () => {
    const isAll = lines.length >= count || (lines.length > 0 && document.querySelector('[aria-rowcount]'));
    setTimeout(() => {
      const now = performance.now();
      if (lines.length > 0) noted.first ||= now;
      if (isAll) noted.all = now;
    });
    if (!isAll) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const { name, responseEnd } of list.getEntries()) if (name.endsWith('/api/catalog/cart')) noted.answer ||= responseEnd;
  }).observe({ type: 'resource', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) noted.tasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId } of list.getEntries())
      if (interactionId > 0) noted.interactions.push({ name, duration });
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** The slowest of the interactions since the last call, once the page is quiet. */
async function slowest(page) {
  await page.waitForLoadState('networkidle');
  await setTimeout(400);
  return page.evaluate(() => Math.max(0, ...window.noted.interactions.splice(0).map(({ duration }) => duration)));
}

/** Opens the cart's page once. Milliseconds from the arrival of the answer, and of the slowest interactions of each kind. */
async function visit(browser, demo, { fillCart, pageData }, count, run) {
  const session = `cart-${count}-${run}`;
  const shop = demo.shopOf(session);
  shop.setScenario({ settings: { cookieAllowed: '1' } });
  fillCart(shop, count);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ name: 'demo', value: session, url: demo.url }]);
  await context.addInitScript(note, count);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // The demo's own page prints a large cart as fallback content, which takes longer than all that is measured here.
  const json = JSON.stringify(pageData(shop)).replaceAll('<', '\\u003c');
  await page.route(`${demo.url}/bench`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,"><meta name="csrf-token" content="${shop.csrfToken}"><script type="module" src="/assets/vitrin/vitrin.js"></script></head><body style="margin:0 auto;max-width:1232px"><h1>Bench</h1><div data-widget="cart"></div><script type="application/json" id="vitrin-page">${json}</script></body></html>`,
    }),
  );
  await page.goto(`${demo.url}/bench`);
  await page.waitForFunction(() => window.noted.all > 0, null, { timeout: 120_000 });
  const shown = await page.evaluate(() => {
    const { answer, first, all, tasks } = window.noted;
    const since = tasks
      .filter(({ startTime, duration }) => startTime + duration > answer && startTime < all)
      .map(({ duration }) => duration);
    return { first: first - answer, all: all - answer, longest: Math.max(0, ...since) };
  });
  await page.evaluate(() => window.vitrin.ready);
  await slowest(page);
  // By the mouse's place: what a driver looks up before a click would count as the page's.
  const press = async (selector, place = 0) => {
    const control = page.locator(`[data-line] ${selector}`).nth(place);
    await control.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await control.boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    await slowest(page);
    await page.mouse.click(x + width / 2, y + height / 2);
    return slowest(page);
  };
  const steps = [];
  for (const place of [0, 1, 2]) steps.push(await press('.vt-quantity button:last-of-type', place));
  await page.locator('.vt-cart-tools__find').focus();
  await slowest(page);
  await page.keyboard.type('v');
  const find = await slowest(page);
  await page.keyboard.press('Backspace');
  const all = await slowest(page);
  const pick = await press('.vt-cart-lines__box', 1);
  const remove = await press('.vt-cart-lines__remove');
  await context.close();
  return { ...shown, step: Math.max(...steps), find: Math.max(find, all), pick, remove };
}

/** Carts of many lines on an old PC: when they show from the arrival of the answer on, and the slowest interactions. */
export async function benchCart(browser) {
  const { startDemoServer } = await load('demo-theme/server.ts');
  const stand = { ...(await load('mocks/shop/fillCart.ts')), ...(await load('mocks/pageData.ts')) };
  const demo = await startDemoServer({ dist: `${root}/dist` });
  console.log(
    `\ncart, ${SLOWER} × slower   first lines   of 100   all lines   of 100   longest task   slowest +   find   pick   remove (ms)`,
  );
  let base = null;
  for (const count of LINES) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await visit(browser, demo, stand, count, run));
    const of = (what) => median(runs.map((each) => each[what]));
    base ??= { first: of('first'), all: of('all') };
    const figure = (what, width) => of(what).toFixed(0).padStart(width);
    const ratio = (what) => `${(of(what) / base[what]).toFixed(1)}×`.padStart(7);
    console.log(
      `${String(count).padStart(5)} lines        ${figure('first', 9)} ms ${ratio('first')} ${figure('all', 9)} ms ${ratio('all')} ${figure('longest', 12)} ${figure('step', 11)} ${figure('find', 6)} ${figure('pick', 6)} ${figure('remove', 8)}`,
    );
  }
  await demo.close();
}
