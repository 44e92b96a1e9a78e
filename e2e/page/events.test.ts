import { expect, it } from 'vitest';
import { blocksOf } from '../../tools/docs/documents';
import { fillCart } from '../support/goods';
import { demoShop, settled } from '../support/visit';

const demo = demoShop();
const examples = [...blocksOf('docs/events.md', 'js'), ...blocksOf('docs/analytics.md', 'js')];
const [page = '', data = ''] = blocksOf('docs/getting-started.md', 'html');
/** An event that the example for GA4 counts. */
interface Counted {
  readonly event: string;
  readonly ecommerce: { readonly value?: number; readonly items: ReadonlyArray<Readonly<Record<string, unknown>>> };
}

/** What the examples look for in the page of their theme. */
const THEME = '<p id="free-delivery"></p><p class="large-order-note" hidden>Bizi arayın</p>';

it('the examples of docs/events.md and docs/analytics.md do what they say, as files of a theme under a strict policy', async () => {
  const scripts = examples.map((_, place) => `<script type="module" src="/ornek-${place}.js"></script>`).join('');
  const {
    page: shown,
    context,
    shop,
    console: said,
  } = await demo.visit('/deneme', {
    document: ({ csrfToken }) =>
      page
        .replace('<script', `${data.replace('content="…"', `content="${csrfToken}"`)}\n<script`)
        .replace('<h1>', `${scripts}${THEME}<h1>`),
  });
  const told: string[] = [];
  await context.route('**/ornek-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: examples[Number(/\d+/.exec(route.request().url().split('/').at(-1) ?? '')?.[0])] ?? '',
    }),
  );
  await context.route('**/olcum', async (route) => {
    told.push((JSON.parse(route.request().postData() ?? '{}') as { name: string }).name);
    await route.fulfill({ status: 204 });
  });
  // Now that there is somebody to answer for the theme.
  said.length = 0;
  await shown.reload();
  await settled(shown);
  await shown.getByText(/^Ücretsiz kargo için 5000\.00 T/).waitFor();

  const add = shown.getByRole('button', { name: /^Sepete ekle:/ }).first();
  const product = (await add.getAttribute('aria-label'))?.replace('Sepete ekle: ', '') ?? '';
  await add.click();
  await shown.getByRole('button', { name: 'Sepet, 1 ürün' }).waitFor();
  await shown.getByText(/^Ücretsiz kargo için (?!5000)/).waitFor();

  const refusal = await shown.evaluate(() =>
    window.vitrin?.cart.add({ productId: 1, unit: 1, quantity: 1001 }).catch((error: unknown) => String(error)),
  );
  expect(refusal).toBe('Error: the page stopped this add (vitrin:before-add)');
  await shown.getByText('Bizi arayın').waitFor();
  expect(shop.cart.items().map(({ product: { name } }) => name)).toEqual([product]);
  expect(told).toEqual(['list', 'add']);
  const pushed = await shown.evaluate(() => (window as unknown as { dataLayer: unknown[] }).dataLayer);
  const items = pushed.filter((entry): entry is Counted => typeof entry === 'object' && entry !== null && 'event' in entry);
  expect(items.map(({ event }) => event)).toEqual(['view_item_list', 'add_to_cart']);
  const [list, added] = items.map(({ ecommerce }) => ecommerce);
  expect(list?.items[0]).toMatchObject({ index: 1, quantity: 1 });
  expect(list?.items[0]?.price).toBeGreaterThan(0);
  expect(added).toMatchObject({ currency: 'TRY', items: [{ item_name: product, quantity: 1 }] });
  expect(added?.value).toBe(added?.items[0]?.price);
  expect(said.filter((line) => !line.startsWith('log: '))).toEqual([]);
  expect(said).toContain('log: everything that loads by itself is there');
  said.length = 0;
});

it.each([
  ['before ours', '<script src="/bekler.js"></script>'],
  ['long after all is there', ''],
])('the script of docs/events.md that cannot know when it runs begins, run %s', async (_, early) => {
  const waits = blocksOf('docs/events.md', 'js').find((block) => block.includes('widgets-are-there')) ?? '';
  const { page: shown } = await demo.visit('/deneme', {
    document: () => page.replace('<script', `${early}<script`),
    files: { '/bekler.js': () => waits },
    // Without Trusted Types, so that a script can be added later.
    policy: "script-src 'self'",
  });
  await settled(shown);
  if (early === '') {
    expect(await shown.locator('.widgets-are-there').count()).toBe(0);
    await shown.addScriptTag({ url: '/bekler.js' });
  }
  await shown.locator('.widgets-are-there').waitFor();
});

it.each([
  ['TRY', 1, true],
  ['USD', 32.5, false],
])('the bar of docs/events.md holds its limit in TRY against a cart in TRY alone: %s', async (code, exchangeRate, isShown) => {
  const { page: shown } = await demo.visit('/deneme', {
    prepare: (shop) => fillCart(shop),
    body: '<p id="free-delivery" hidden>…</p><script src="/ornek.js"></script><div data-widget="cart-icon"></div>',
    data: { currencies: [{ id: 1, code, exchangeRate, default: true }] },
    files: { '/ornek.js': () => examples.find((block) => block.includes('FREE_FROM')) ?? '' },
  });
  await settled(shown);
  await shown.locator('#free-delivery:not(:text-is("…"))').waitFor({ state: 'attached' });
  expect(await shown.locator('#free-delivery').isVisible()).toBe(isShown);
});
