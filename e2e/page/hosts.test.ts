import { describe, expect, it } from 'vitest';
import { documents } from './hosts/documents';
import { hostPage, LIBRARIES, readLibrary, WIDGETS, type Host } from './hosts/host';
import { libraries } from './hosts/libraries';
import { living } from './hosts/living';
import { natives } from './hosts/natives';
import { demoShop, type Visit, type VisitOptions } from '../support/visit';

const demo = demoShop();
const KINDS: readonly Host[] = [...libraries, ...natives, ...documents, ...living];
/** Every eighth, and each that is not borne; all of them with `npm run endurance`. */
const hosts = process.env.VITRIN_LONG ? KINDS : KINDS.filter(({ notBorne }, place) => notBorne !== undefined || place % 8 === 0);

/** The kind of page of that name: without it a test would try a page like any other, and pass. */
function hostNamed(name: string): Host {
  const host = KINDS.find((each) => each.name === name);
  if (!host) throw new Error(`there is no kind of page called "${name}"`);
  return host;
}

/** What shops have: everything of the shop itself, and scripts in the page. Libraries of these years need no stricter one. */
const POLICY = "default-src 'self' data:; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'";

async function open(host: Host, scenario: VisitOptions['scenario'] = {}): Promise<Visit> {
  return demo.visit('/hirdavat', {
    scenario,
    policy: POLICY,
    ...(host.before ? { before: host.before } : {}),
    document: (shop) => hostPage(host, shop),
    files: { [LIBRARIES]: readLibrary },
  });
}

/** The states of the five containers once each has one that stays. Read beside the page's own scripts, not among them. */
async function states({ page }: Visit): Promise<ReadonlyArray<string | null>> {
  await page
    .locator('[data-vitrin-state=ready], [data-vitrin-state=error]')
    .nth(WIDGETS.length - 1)
    .waitFor();
  return Promise.all(WIDGETS.map((name) => page.locator(`[data-widget=${name}]`).first().getAttribute('data-vitrin-state')));
}

/** Adds to the cart, changes a quantity, searches, and chooses another currency. */
async function use({ page, shop }: Visit): Promise<void> {
  const list = page.locator('[data-widget=product-list]');
  await list.locator('.vt-add').first().click();
  await page.locator('.vt-cart-icon__badge').waitFor();
  await page.locator('[data-line] .vt-quantity__step').last().click();
  await expect.poll(() => shop.cart.items()[0]?.quantity).toBe(2);
  await page.locator('[data-widget=search-bar] input[name=q]').pressSequentially('vida');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-widget=currency-list] select').first().selectOption('2');
  await list.getByText('$').first().waitFor();
  await expect.poll(() => shop.currencies.find((entry) => entry.default)?.code).toBe('USD');
}

it('tries more kinds of pages than were tried before', () => {
  expect(KINDS.length).toBeGreaterThanOrEqual(47);
  expect(new Set(KINDS.flatMap(({ notBorne }) => notBorne ?? [])).size).toBeLessThanOrEqual(4);
});

describe('works with what the page has', () => {
  const works = async (host: Host) => {
    const visit = await open(host);
    expect(await states(visit)).toEqual(WIDGETS.map(() => 'ready'));
    if (host.live) {
      await host.live(visit.page);
      expect(await states(visit)).toEqual(WIDGETS.map(() => 'ready'));
    }
    await use(visit);
    expect(
      visit.console
        .splice(0)
        .filter((line) => !host.says?.test(line))
        .join('\n'),
    ).toBe('');
  };
  const borne = hosts.filter(({ notBorne }) => !notBorne);
  it.each(borne.filter((_, place) => place % 6 === 0))('$name', works);
  it.each(borne.filter((_, place) => place % 6 > 0))('$name', { tags: ['proof'] }, works);
});

it('fills a list that is answered after its widget shows, where addEventListener knows no options', async () => {
  const { page } = await open(hostNamed('an addEventListener that knows no options, as that of old versions of zone.js'), {
    speed: 'slow',
  });
  await page.locator('[data-widget=product-list] .vt-add').first().waitFor();
});

describe('says what is refused where Array.from is not the browser’s', () => {
  it.each(['Prototype.js 1.7', 'MooTools 1.4.1'].map(hostNamed))('$name', { tags: ['D-8'] }, async (host) => {
    const { page } = await open(host);
    const list = page.locator('[data-widget=product-list]');
    await list.locator('.vt-quantity__input').first().fill('999000');
    await list.locator('.vt-add').first().click();
    const alert = page.getByRole('alert');
    await alert.filter({ hasText: /^Bu üründen \d+ adet bulunmamaktadır!/ }).waitFor();
    await alert.getByRole('button').click();
    await alert.waitFor({ state: 'detached' });
  });
});

describe('beside Prototype.js, whose filter and entries know less', () => {
  const host = hostNamed('Prototype.js 1.7');

  it('a card’s bank offers its instalments', { tags: ['D-41'] }, async () => {
    const data = { type: 'CheckoutPayment', items: [], totals: { subTotal: 1000, tax: 200, tryTotal: 1200 } };
    const json = `<script type="application/json">${JSON.stringify(data)}</script>`;
    const { page } = await open({ ...host, body: `<div data-widget="checkout" data-load="eager">${json}</div>` });
    const checkout = page.locator('[data-widget=checkout]');
    await checkout.getByLabel('Kart numarası').pressSequentially('5400010000000004');
    await checkout.getByRole('radio', { name: '3 taksit' }).waitFor();
  });

  it('the lines of a quick order are added', async () => {
    const { page, shop } = await open({ ...host, body: '<div data-widget="quick-order" data-load="eager"></div>' });
    const order = page.locator('[data-widget=quick-order]');
    const product = shop.catalogue.all.find(
      ({ quantity, salePrice, defaultUnit }) => Number(quantity) > 0 && salePrice && defaultUnit,
    );
    await order.getByLabel('Kod, 1. satır').fill(String(product?.code));
    await page.keyboard.press('Enter');
    await order.getByRole('button', { name: '1 satırı sepete ekle' }).click();
    await expect.poll(() => shop.cart.items().length).toBe(1);
  });
});

describe('says what it cannot work with, and leaves the fallbacks', () => {
  it.each(hosts.filter(({ notBorne }) => notBorne))('$name', async (host) => {
    const visit = await open(host);
    await expect.poll(() => visit.console.join('\n')).toContain(`Reason: ${host.notBorne ?? ''}`);
    for (const name of WIDGETS) {
      const container = visit.page.locator(`[data-widget=${name}][data-vitrin-state=error]`);
      await container.getByText(`Yedek ${name}`, { exact: true }).waitFor();
    }
    visit.console.length = 0;
  });
});
