import { load } from '../load.mjs';
import { medianOf, printTable } from './figures.mjs';
import { SLOWER, keys, noteInteractions, press, slowDown, slowest } from './hand.mjs';
import { contextOf, openStand } from './stand.mjs';

/** Lines of an order, an offer, and a cart that is about to be ordered. */
const LINES = [20, 300, 1000, 5000];
const RUNS = 3;

/** In the page, before its scripts: notes every long task. */
function noteTasks() {
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

const longest = (page) => page.evaluate(() => Math.max(0, ...window.tasks.splice(0)));

/** Has the first order or offer of a page as many lines. */
const lengthen = (page, count) =>
  page.route(/\/api\/catalog\/(?:orders|offers)(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    const { items, ...others } = await response.json();
    const [first, ...rest] = items;
    const field = Object.keys(first).find((key) => key.endsWith('Items'));
    const lines = Array.from({ length: count }, (_, place) => ({
      ...first[field][place % first[field].length],
      id: 9000 + place,
    }));
    await route.fulfill({ response, json: { ...others, items: [{ ...first, [field]: lines }, ...rest] } });
  });

/** Opens each kind of page once. Milliseconds of the slowest interaction of each kind, and the checkout's longest task. */
async function visit(browser, stand, fillCart, count, run) {
  const open = async (path) => {
    const session = `records-${count}-${run}-${path.length}`;
    fillCart(stand.open(session), count);
    const context = await contextOf(browser, stand, session, { viewport: { width: 1280, height: 800 } });
    await context.addInitScript(noteTasks);
    await context.addInitScript(noteInteractions);
    const page = await context.newPage();
    await slowDown(page);
    await lengthen(page, count);
    await page.goto(`${stand.url}${path}`);
    await page.evaluate(() => window.vitrin.ready);
    await slowest(page);
    return page;
  };
  const unfold = (page) => press(page, page.locator('.vt-records__toggle').first());

  const orders = await open('/siparis/liste');
  const order = await unfold(orders);
  const choose = await press(orders, orders.locator('.vt-chosen-lines__box').nth(1));
  await orders.context().close();
  const offers = await open('/teklif/liste');
  const offer = await unfold(offers);
  const type = await keys(offers, offers.locator('.vt-offer__profit').nth(1), (keyboard) => keyboard.type('1'));
  await offers.context().close();
  const checkout = await open('/odeme');
  const task = await longest(checkout);
  await checkout.context().close();
  return { order, choose, offer, type, task };
}

/** Orders and offers of many lines on an old PC, and the page on which a cart of many is looked over before it is ordered. */
export async function benchRecords(browser) {
  const { fillCart } = await load('mocks/shop/fillCart.ts');
  const stand = await openStand();
  const rows = [];
  for (const count of LINES) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await visit(browser, stand, fillCart, count, run));
    rows.push([`${count} lines`, ...['order', 'choose', 'offer', 'type', 'task'].map((what) => medianOf(runs, what).toFixed(0))]);
  }
  const shows = ['unfold an order (ms)', 'choose a line (ms)', 'unfold an offer (ms)', 'type a profit (ms)'];
  printTable([`records, ${SLOWER} × slower`, ...shows, 'checkout: longest task (ms)'], rows);
  stand.close();
}
