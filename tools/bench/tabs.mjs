import { load } from '../load.mjs';
import { held, printTable } from './figures.mjs';
import { contextOf, openStand } from './stand.mjs';

const TABS = 10;
const STEPS = 10;
/** Fetches of the cart while the tabs open and the pages of one of them are turned. */
const MOST = 20;
const PATH = '/hirdavat?sort=-quantity';

/** What stands for a tab behind others: the driver's browser takes every tab for one in sight. */
function hide() {
  const isHidden = () => window.name === 'behind';
  Object.defineProperty(Document.prototype, 'hidden', { configurable: true, get: isHidden });
  Object.defineProperty(Document.prototype, 'visibilityState', {
    configurable: true,
    get: () => (isHidden() ? 'hidden' : 'visible'),
  });
}

/** Ten tabs of one visitor, ten steps from page to page in one of them, ten changes of the cart there: how often the cart is fetched. */
export async function benchTabs(browser) {
  const { fillCart } = await load('mocks/shop/fillCart.ts');
  const stand = await openStand();
  const shop = stand.open('tabs');
  fillCart(shop, 3);
  const context = await contextOf(browser, stand, 'tabs', { viewport: { width: 1280, height: 800 } });
  await context.addInitScript(hide);
  const rows = [];
  let sum = 0;
  const count = async (what, act) => {
    const before = shop.requests.length;
    await act();
    const fetches = shop.requests.slice(before).filter(({ method, path }) => method === 'GET' && path === '/api/catalog/cart');
    sum += fetches.length;
    rows.push([what, String(fetches.length)]);
  };
  const open = async (page, path) => {
    await page.goto(stand.url + path);
    await page.evaluate(() => window.vitrin.ready);
    await page.waitForLoadState('networkidle');
  };
  const turnTo = (page, isInSight) =>
    page.evaluate(
      (name) => {
        window.name = name;
        document.dispatchEvent(new Event('visibilitychange'));
      },
      isInSight ? '' : 'behind',
    );

  const pages = [];
  await count(`${TABS} tabs open`, async () => {
    for (let tab = 0; tab < TABS; tab += 1) {
      const last = pages.at(-1);
      if (last) await turnTo(last, false);
      pages.push(await context.newPage());
      await open(pages.at(-1), PATH);
    }
  });
  const inUse = pages.at(-1);
  await count(`${STEPS} steps from page to page in one of them`, async () => {
    for (let step = 1; step <= STEPS; step += 1) await open(inUse, `${PATH}&page=${(step % 3) + 1}`);
  });
  rows.push(['  together', held(String(sum), MOST)]);
  await count(`${STEPS} changes of the cart there`, async () => {
    await open(inUse, '/sepet');
    for (let change = 0; change < STEPS; change += 1) {
      const saved = inUse.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.url().includes('/cart'));
      await inUse.locator('[data-line] .vt-quantity button:last-of-type').first().click();
      await saved;
    }
    await inUse.waitForLoadState('networkidle');
  });
  await count(`the ${TABS - 1} others are looked at`, async () => {
    for (const page of pages.slice(0, -1)) {
      const fetched = page.waitForResponse('**/api/catalog/cart', { timeout: 3000 }).catch(() => null);
      await turnTo(page, true);
      await fetched;
    }
  });
  printTable(['tabs of one visitor', 'fetches of the cart'], rows);
  await context.close();
  stand.close();
}
