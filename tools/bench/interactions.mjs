import { setTimeout } from 'node:timers/promises';
import { held, printTable } from './figures.mjs';
import { SLOWER, keys, noteInteractions, press, slowDown, slowest } from './hand.mjs';
import { bareHtml, contextOf, openStand } from './stand.mjs';

const LISTS = [24, 100];
const ROWS = 1000;
/** Milliseconds until the list answers, as over mobile data: no shop answers before the next paint. */
const ANSWER = 150;
/** Milliseconds until the next paint. */
const MOST_IN_LISTS = 160;
const MOST_IN_QUICK_ORDER = 200;

/** Opens a page with one container and answers with it, once it is there, on a slower CPU. */
async function open(browser, stand, session, container, routes) {
  const shop = stand.open(session);
  const context = await contextOf(browser, stand, session, { viewport: { width: 1280, height: 800 } });
  await context.addInitScript(noteInteractions);
  const page = await context.newPage();
  const body = await bareHtml(shop, container);
  await page.route(`${stand.url}/bench*`, (route) => route.fulfill({ contentType: 'text/html', body }));
  for (const [address, answer] of Object.entries(routes(shop))) await page.route(address, answer);
  await page.goto(`${stand.url}/bench`);
  await page.evaluate(() => window.vitrin.ready);
  return page;
}

/** The slowest of each kind of interaction in a list of so many rows. */
async function inList(browser, stand, count) {
  const container = '<div data-widget="product-list" data-path="/bench"></div>';
  const routes = ({ catalogue }) => {
    const goods = catalogue.all.filter(
      ({ units, salePrice, quantity }) => units.length > 1 && salePrice?.value > 0 && quantity > 50,
    );
    const items = Array.from({ length: count }, (_, place) => ({ ...goods[place % goods.length], id: 100_000 + place }));
    const json = { items, total: count * 3, page: 1, pages: 3, sort: 'name' };
    const answer = async (route) => {
      await setTimeout(ANSWER);
      await route.fulfill({ json });
    };
    return { '**/api/catalog/products/bench*': answer };
  };
  const page = await open(browser, stand, `list-${count}`, container, routes);
  const rows = page.locator('.vt-list-rows__row .vt-money');
  await rows.first().waitFor();
  await slowDown(page);
  await slowest(page);
  const inRow = (selector, place) => page.locator(`tbody .vt-list-rows__row ${selector}`).nth(place);
  const figures = {
    // A table for mice has no button for it.
    '+': await keys(page, inRow('.vt-quantity__input', 1), (keyboard) => keyboard.press('ArrowUp')),
    quantity: await keys(page, inRow('.vt-quantity__input', 2), (keyboard) => keyboard.type('12')),
    unit: await keys(page, inRow('select', 3), (keyboard) => keyboard.press('ArrowDown')),
    add: await press(page, inRow('.vt-add', 4)),
    page: await press(page, page.locator('.vt-pagination__link').last()),
    sort: await keys(page, page.locator('.vt-list-bar__sort select'), (keyboard) => keyboard.press('ArrowDown')),
  };
  const filter = page.locator('.vt-list-bar__stock label');
  if ((await filter.count()) > 0) figures.filter = await press(page, filter);
  await page.context().close();
  return figures;
}

/** The same in a quick order of 1,000 rows. It has no +: a quantity is typed. */
async function inQuickOrder(browser, stand) {
  const lines = Array.from({ length: ROWS - 1 }, (_, place) => ({ code: `KOD-${place}A`, quantity: 3 }));
  const container = `<div data-widget="quick-order"><script type="application/json">${JSON.stringify({ lines })}</script></div>`;
  const routes = ({ catalogue }) => {
    const good = catalogue.all.find(
      ({ units, salePrice, quantity }) => units.length > 1 && salePrice?.value > 0 && quantity > 50,
    );
    const answer = (route) => {
      const code = new URL(route.request().url()).searchParams.get('q') ?? '';
      return route.fulfill({ json: { items: [{ ...good, id: code, code }], total: 1 } });
    };
    return { '**/api/catalog/products/search?*': answer };
  };
  const page = await open(browser, stand, 'quick-order', container, routes);
  await page.locator('.vt-quick__state--ready').first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  await slowDown(page);
  await slowest(page);
  const box = (name) => page.locator(`[data-box=${name}]`);
  const figures = {
    code: await keys(page, box('code').last(), async (keyboard) => {
      await keyboard.type('KOD-2000A');
      await keyboard.press('Enter');
    }),
    quantity: await keys(page, box('quantity').nth(2), async (keyboard) => {
      await keyboard.type('12');
      await keyboard.press('Enter');
    }),
    unit: await keys(page, page.locator('.vt-quick__row select').nth(3), (keyboard) => keyboard.press('ArrowDown')),
    remove: await press(page, page.locator('.vt-quick__at--remove button').nth(4)),
  };
  await page.context().close();
  return figures;
}

const KINDS = ['+', 'quantity', 'unit', 'add', 'page', 'sort', 'filter', 'code', 'remove'];
const rowOf = (name, figures, most) => [
  name,
  held(Math.max(...Object.values(figures)).toFixed(0), most),
  ...KINDS.map((kind) => figures[kind]?.toFixed(0) ?? '–'),
];

/** The slowest answer to each kind of interaction, in lists and in a long quick order. */
export async function benchInteractions(browser) {
  const stand = await openStand();
  const rows = [];
  for (const count of LISTS) rows.push(rowOf(`list of ${count}`, await inList(browser, stand, count), MOST_IN_LISTS));
  rows.push(rowOf(`quick order of ${ROWS}`, await inQuickOrder(browser, stand), MOST_IN_QUICK_ORDER));
  printTable([`interactions, ${SLOWER} × slower (ms)`, 'slowest', ...KINDS], rows);
  stand.close();
}
