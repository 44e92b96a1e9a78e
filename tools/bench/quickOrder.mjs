import { contextOf, openStand } from './stand.mjs';

/** With the row that stays empty at the end as many as a table renders whole: above that not every state would be in the page. */
const ROWS = 499;
/** Milliseconds that the shop takes for each search. */
const ANSWER = 300;
const AT_ONCE = 4;

/** The list call's answer to a search: the one product of that code. */
const answerTo = (code) => ({
  items: [
    {
      id: code,
      seo: code,
      name: `Ürün ${code}`,
      code,
      quantity: 1000,
      taxRate: 20,
      salePrice: { value: 12.5, currency: 'TL' },
      defaultUnit: { id: 1, value: 'ADET', multiplier: 1 },
      units: [
        { id: 1, value: 'ADET', multiplier: 1 },
        { id: 2, value: 'KOLİ', multiplier: 12, defaultPrice: { value: 140, currency: 'TL' } },
      ],
    },
  ],
  total: 1,
});

/** Pastes 499 rows into a quick order of a shop that answers in 300 ms: when the first and the last state show, and the longest task. */
export async function benchQuickOrder(browser) {
  const stand = await openStand();
  stand.open('paste');
  const context = await contextOf(browser, stand, 'paste', { viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  let calls = 0;
  await page.route('**/api/catalog/products/search?*', async (route) => {
    calls += 1;
    const code = new URL(route.request().url()).searchParams.get('q') ?? '';
    await new Promise((resolve) => setTimeout(resolve, ANSWER));
    await route.fulfill({ json: answerTo(code) });
  });
  await page.goto(`${stand.url}/hizli-siparis`);
  await page.waitForSelector('[data-box=code]');
  await page.waitForLoadState('networkidle');
  const measured = await page.evaluate(async (rows) => {
    const box = document.querySelector('[data-box=code]');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', Array.from({ length: rows }, (_, at) => `KOD-${at}A\t${(at % 9) + 1}`).join('\n'));
    let longest = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    });
    observer.observe({ type: 'longtask' });
    const shows = (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (document.querySelectorAll('.vt-quick__state--ready').length >= count) resolve(performance.now() - start);
          else setTimeout(look, 20);
        };
        look();
      });
    const start = performance.now();
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    const first = await shows(1);
    const all = await shows(rows);
    observer.disconnect();
    return { first, all, longest };
  }, ROWS);
  const ideal = (calls * ANSWER) / AT_ONCE;
  console.log('\nquick order   first state   all states   of calls × 0.3 s / 4   longest task above 50 ms');
  console.log(
    `${ROWS} rows      ${measured.first.toFixed(0).padStart(6)} ms   ${(measured.all / 1000).toFixed(1).padStart(7)} s   ${(measured.all / ideal).toFixed(2).padStart(7)}× of ${calls} calls   ${measured.longest.toFixed(0).padStart(6)} ms`,
  );
  await context.close();
  stand.close();
}
