import { load } from '../load.mjs';
import { held, medianOf, printTable } from './figures.mjs';
import { SLOWER, keys, noteInteractions, press, read, slowDown, slowest } from './hand.mjs';
import { bareHtml, contextOf, openStand } from './stand.mjs';

/** The cart that the others are held against comes first. */
const LINES = [100, 14, 300, 1000, 5000];
const RUNS = 3;
/** Until the lines show: times what 100 lines take, by the number of lines. */
const MOST_TIMES = { 1000: 2, 5000: 5 };
/** Milliseconds of an interaction, in carts of up to 1,000 lines. */
const MOST_OF_INTERACTION = 200;

/** Notes in the page when the first line and the last are on the screen, and every long task. */
function note(count) {
  const noted = { answer: 0, first: 0, all: 0, tasks: [] };
  window.noted = noted;
  let show;
  window.shown = new Promise((resolve) => {
    show = resolve;
  });
  // Live, so that looking costs nothing. The rows that wait for the cart's are none of its lines.
  const lines = document.getElementsByClassName('vt-cart-lines__remove');
  const look = () => {
    const isAll = lines.length >= count || (lines.length > 0 && document.querySelector('[aria-rowcount]'));
    setTimeout(() => {
      const now = performance.now();
      if (lines.length > 0) noted.first ||= now;
      if (!isAll) return;
      noted.all = now;
      show();
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
}

/** Opens the cart's page once. Milliseconds from the arrival of the answer, and of the slowest interactions of each kind. */
async function visit(browser, stand, fillCart, count, run) {
  const session = `cart-${count}-${run}`;
  const shop = stand.open(session);
  fillCart(shop, count);
  const context = await contextOf(browser, stand, session, { viewport: { width: 1280, height: 800 } });
  await context.addInitScript(note, count);
  await context.addInitScript(noteInteractions);
  const page = await context.newPage();
  const cdp = await slowDown(page);
  const body = await bareHtml(shop, '<div data-widget="cart"></div>');
  await page.route(`${stand.url}/bench`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${stand.url}/bench`);
  await read(cdp, 'window.shown');
  const { answer, first, all, tasks } = await read(cdp, 'window.noted');
  const since = tasks
    .filter(({ startTime, duration }) => startTime + duration > answer && startTime < all)
    .map(({ duration }) => duration);
  const shown = { first: first - answer, all: all - answer, longest: Math.max(0, ...since) };
  await page.evaluate(() => window.vitrin.ready);
  await slowest(page);
  const inLine = (selector, place) => page.locator(`[data-line] ${selector}`).nth(place);
  const steps = [];
  for (const place of [0, 1, 2]) steps.push(await press(page, inLine('.vt-quantity button:last-of-type', place)));
  const find = await keys(page, page.locator('.vt-cart-tools__find'), (keyboard) => keyboard.type('v'));
  await page.keyboard.press('Backspace');
  const back = await slowest(page);
  const pick = await press(page, inLine('.vt-cart-lines__box', 1));
  const remove = await press(page, inLine('.vt-cart-lines__remove', 0));
  await context.close();
  return { ...shown, step: Math.max(...steps), find: Math.max(find, back), pick, remove };
}

/** Opens the mini cart once, on a page with little else. Milliseconds until it is painted. */
async function openPanel(browser, stand, fillCart, count, run) {
  const session = `panel-${count}-${run}`;
  fillCart(stand.open(session), count);
  const context = await contextOf(browser, stand, session, { viewport: { width: 1280, height: 800 } });
  await context.addInitScript(noteInteractions);
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(`${stand.url}/`);
  await page.evaluate(() => window.vitrin.ready);
  const took = await press(page, page.locator('.vt-cart-icon__link'));
  await context.close();
  return took;
}

/** Carts of many lines on an old PC: when they show from the arrival of the answer on, and the slowest interactions. */
export async function benchCart(browser) {
  const { fillCart } = await load('mocks/shop/fillCart.ts');
  const stand = await openStand();
  const rows = [];
  let base = null;
  for (const count of LINES) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      const panel = await openPanel(browser, stand, fillCart, count, run);
      runs.push({ ...(await visit(browser, stand, fillCart, count, run)), panel });
    }
    const of = (what) => medianOf(runs, what);
    base ??= { first: of('first'), all: of('all') };
    const times = (what) => held(`${(of(what) / base[what]).toFixed(1)}×`, MOST_TIMES[count]);
    const most = count > 1000 ? undefined : MOST_OF_INTERACTION;
    rows.push([
      `${count} lines`,
      of('first').toFixed(0),
      times('first'),
      of('all').toFixed(0),
      times('all'),
      of('longest').toFixed(0),
      ...['step', 'find', 'pick', 'remove', 'panel'].map((what) => held(of(what).toFixed(0), most)),
    ]);
  }
  const shows = ['first lines (ms)', 'of 100', 'all lines (ms)', 'of 100', 'longest task (ms)'];
  printTable([`cart, ${SLOWER} × slower`, ...shows, '+ (ms)', 'find (ms)', 'pick (ms)', 'remove (ms)', 'mini cart (ms)'], rows);
  stand.close();
}
