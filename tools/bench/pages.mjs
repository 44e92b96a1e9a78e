import { setTimeout } from 'node:timers/promises';
import { load } from '../load.mjs';
import { held, median, printTable, seconds } from './figures.mjs';
import { read, slowDown } from './hand.mjs';
import { givenAsJson, preloadTags } from './head.mjs';
import { contextOf, openStand } from './stand.mjs';

/** A cheap phone on mobile data: 1.6 Mb/s, of which bytes a second. */
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** What every page is held to: milliseconds of blocking, and how far its parts may move. */
const MOST_BLOCKING = 250;
const MOST_SHIFT = 0.02;

const ROW = '.vt-list-rows__row .vt-money';
const LIST = '/hirdavat';
/** `first` finds the first product, line or order with its price; `most` are seconds until it and until the largest paint; `lines` are in the cart. */
const PAGES = [
  { name: 'home', path: '/' },
  { name: LIST, path: LIST, first: ROW, most: 1.9 },
  { name: `${LIST}, JSON`, path: LIST, first: ROW, given: givenAsJson },
  { name: `${LIST}, JSON and preload`, path: LIST, first: ROW, most: 1.5, given: givenAsJson, preload: true },
  { name: '/hirdavat/vida, cards', path: '/hirdavat/vida?view=grid', first: '.vt-list-card .vt-money', most: 2.4 },
  { name: '/sepet, empty', path: '/sepet' },
  { name: '/sepet, 14 lines', path: '/sepet', first: '[data-line] .vt-money', lines: 14 },
  { name: '/siparis/liste', path: '/siparis/liste', first: '[data-widget=order-list] .vt-money', most: 2 },
  { name: '/odeme', path: '/odeme', lines: 3 },
  { name: '/hizli-siparis', path: '/hizli-siparis' },
];

/** In the page, before its scripts: notes paints, long tasks, what moves, and when `selector` first shows. */
function note(selector) {
  let show;
  const noted = { largest: 0, firstPaint: 0, tasks: [], shift: 0, first: 0 };
  window.noted = noted;
  window.shown = new Promise((resolve) => {
    show = resolve;
  });
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (noted.largest = startTime));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.firstPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => noted.tasks.push({ startTime, duration }));
  observe('layout-shift', ({ value, hadRecentInput }) => (noted.shift += hadRecentInput ? 0 : value));
  if (!selector) return void show();
  const look = () => {
    // A widget renders hidden and is then shown.
    if (!document.querySelector(selector)?.getClientRects().length) return void requestAnimationFrame(look);
    globalThis.setTimeout(() => {
      noted.first = performance.now();
      show();
    });
  };
  requestAnimationFrame(look);
}

/** Opens a page once. Milliseconds, how far parts moved, bytes over the line and how many files. */
async function visit(browser, stand, fillCart, session, { path, first, lines = 0, given, preload }, isWithoutScript) {
  const changes = [];
  const edit = (html) => changes.reduce((page, change) => change(page), html);
  const shop = stand.open(session, { isWithoutScript, edit });
  if (lines > 0) fillCart(shop, lines);
  if (!isWithoutScript && given) changes.push(await given(stand, session, path));
  if (!isWithoutScript && preload) changes.push(preloadTags());
  const context = await contextOf(browser, stand, session, PHONE);
  await context.addInitScript(note, isWithoutScript ? null : first);
  const page = await context.newPage();
  const cdp = await slowDown(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  let bytes = 0;
  let files = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    files += 1;
  });
  await page.goto(stand.url + path);
  await read(cdp, 'window.vitrin?.ready.then(() => window.shown)');
  await page.waitForLoadState('networkidle');
  await setTimeout(500);
  const { largest, firstPaint, tasks, shift, first: shown } = await read(cdp, 'window.noted');
  await context.close();
  const blocking = tasks.filter(({ startTime }) => startTime > firstPaint).reduce((sum, { duration }) => sum + duration - 50, 0);
  return { largest, shown, blocking, shift, bytes, files };
}

const medians = (runs) => Object.fromEntries(Object.keys(runs[0]).map((name) => [name, median(runs.map((run) => run[name]))]));
const kilobytes = (bytes) => (bytes / 1000).toFixed(0);

/** Each kind of page on a cheap phone, with the script and without it, in turns. `only`: those whose name holds that text. */
export async function benchPages(browser, { runs, only }) {
  const { fillCart } = await load('mocks/shop/fillCart.ts');
  const stand = await openStand();
  // What the server does once (compressing files, reading templates) is none of the first page's.
  await visit(browser, stand, fillCart, 'warm', { path: '/hepsi' }, false);
  const rows = [];
  for (const [place, kind] of PAGES.entries()) {
    if (!kind.name.includes(only)) continue;
    const own = [];
    const without = [];
    for (let run = 0; run < runs; run += 1) {
      without.push(await visit(browser, stand, fillCart, `page-${place}-${run}-without`, kind, true));
      own.push(await visit(browser, stand, fillCart, `page-${place}-${run}`, kind, false));
    }
    const [ours, plain] = [medians(own), medians(without)];
    rows.push([
      kind.name,
      `${held(seconds(ours.largest), kind.most)} / ${seconds(plain.largest)}`,
      `${(ours.largest / plain.largest).toFixed(2)}×`,
      kind.first ? held(seconds(ours.shown), kind.most) : '–',
      held(ours.blocking.toFixed(0), MOST_BLOCKING),
      held(ours.shift.toFixed(3), MOST_SHIFT),
      `${kilobytes(ours.bytes)} / ${kilobytes(plain.bytes)}`,
      `${ours.files} / ${plain.files}`,
    ]);
  }
  const titles = ['LCP with / without (s)', 'ratio', 'first price (s)', 'blocking (ms)', 'layout shift', 'kB', 'files'];
  printTable([`phone, medians of ${runs}`, ...titles], rows);
  stand.close();
}
