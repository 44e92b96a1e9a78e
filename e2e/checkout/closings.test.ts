import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Scenario } from '@mocks/shop/scenario';
import type { Shop } from '@mocks/shop/shop';
import { startLossyNetwork, type LossyNetwork } from './lossyNetwork';
import { demoShop, settled, type Visit } from '../support/visit';

let net: LossyNetwork;
// Before the shop's own hooks, and so behind them: pages go first.
afterEach(() => net.close());
const shop = demoShop();
beforeEach(async () => {
  net = await startLossyNetwork(shop.url());
});

/** What closes a cart, or makes a link: where it stands, what is pressed, what it calls, what the shop has carried out, and what is said of an end that nobody knows. */
const DEEDS = {
  order: {
    path: '/sepet',
    button: 'Siparişi onayla',
    call: '/api/catalog/cart',
    carriedOut: ({ cart }: Shop) => cart.orders.length,
    unknown: 'Siparişiniz alınmış olabilir. Yeniden göndermeden önce siparişlerinizi kontrol edin.',
  },
  offer: {
    path: '/sepet',
    button: 'Teklif iste',
    call: '/api/catalog/cart/offer',
    carriedOut: ({ cart }: Shop) => cart.offers.length,
    unknown: 'Teklif isteğiniz alınmış olabilir. Yeniden göndermeden önce tekliflerinizi kontrol edin.',
  },
  'payment link': {
    path: '/odeme',
    button: 'Bağlantı oluştur',
    call: '/api/payment-link',
    carriedOut: ({ paymentLinks }: Shop) => paymentLinks.made.length,
    unknown: 'Bağlantı oluşturulurken bir hata oluştu.',
  },
} as const;
type Deed = keyof typeof DEEDS;
const CLOSINGS = ['order', 'offer'] as const satisfies readonly Deed[];
const ALL = Object.keys(DEEDS) as Deed[];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isHeld = (page: Page, name: string) => button(page, name).getAttribute('aria-disabled');
const linkField = (page: Page) => page.locator('dialog').getByLabel('Ödeme bağlantısı', { exact: true });

/** A page of a session with two lines in its cart, behind the network, ready for the deed. */
async function ready(deed: Deed, scenario: Partial<Scenario> = {}): Promise<Visit> {
  // The shop is visited through the network: of this page only the session is wanted.
  const visit = await shop.visit('/deneme', {
    scenario,
    document: () => '<!doctype html><title>Deneme</title><link rel="icon" href="data:,">',
  });
  const { catalogue, cart } = visit.shop;
  const goods = catalogue.all.filter(
    ({ id, quantity, defaultUnit }) =>
      (quantity ?? 0) >= 500 && defaultUnit?.multiplier === 1 && catalogue.variantCheck(id) === undefined,
  );
  for (const { id, defaultUnit } of goods.slice(0, 2)) cart.add(String(id), String(defaultUnit?.id), 2);
  await open(visit.page, deed);
  return visit;
}

async function open(page: Page, deed: Deed): Promise<void> {
  await page.goto(net.url + DEEDS[deed].path);
  await settled(page);
  if (deed === 'payment link') await button(page, 'Ödeme Bağlantısı Oluştur').click();
  await button(page, DEEDS[deed].button).waitFor();
}

/** The browser itself tells of connections that broke. */
const forgetBroken = (visit: Visit) => {
  const others = visit.console.filter((text) => !text.includes('net::ERR_'));
  visit.console.splice(0, Infinity, ...others);
};

describe('the connection breaks once the shop has carried it out', { tags: ['D-66'] }, () => {
  it.each(ALL)('%s: is not told as done, and not as failed', async (deed) => {
    const { button: name, call, carriedOut, unknown } = DEEDS[deed];
    const visit = await ready(deed);
    const { page } = visit;
    net.doom(call, 'lost');
    await button(page, name).click();
    await page.getByText(unknown).first().waitFor();
    expect(carriedOut(visit.shop)).toBe(1);

    net.doom(call, null);
    if (deed === 'payment link') {
      // The key of before: the same link, and not another.
      await button(page, name).click();
      await expect.poll(() => linkField(page).inputValue()).toBe(visit.shop.paymentLinks.made[0]?.link);
    } else {
      await page.getByText('Sepetiniz boş.').waitFor();
      expect(await button(page, name).count()).toBe(0);
    }
    expect(carriedOut(visit.shop)).toBe(1);
    forgetBroken(visit);
  });
});

describe(
  'a connection in use is reset, and the browser sends the call again by itself',
  { tags: ['D-66', 'D-67', 'proof'] },
  () => {
    /** Presses once; answers when the browser has sent it more than once and all is over. */
    async function pressOnce(deed: Deed, scenario: Partial<Scenario>): Promise<Visit> {
      const visit = await ready(deed, scenario);
      net.doom(DEEDS[deed].call, 'reset');
      await button(visit.page, DEEDS[deed].button).click();
      await expect.poll(() => net.arrived(DEEDS[deed].call)).toBeGreaterThan(1);
      return visit;
    }

    it.each(ALL)('%s: a shop that honours the key carries it out once, and it is told as done', async (deed) => {
      const visit = await pressOnce(deed, {});
      if (deed === 'payment link') await expect.poll(() => linkField(visit.page).inputValue()).toMatch(/^https:/);
      else await visit.page.waitForURL(deed === 'order' ? /\/siparis\/tamam/ : /\/teklif\/liste/);
      expect(DEEDS[deed].carriedOut(visit.shop)).toBe(1);
      forgetBroken(visit);
    });

    it.each(CLOSINGS)(
      '%s: of a shop that ignores it the page says what that shop says, and shows what its cart holds',
      async (deed) => {
        const visit = await pressOnce(deed, { ignoresKeys: true });
        await visit.page.getByText('Sepetiniz boş.').first().waitFor();
        expect(DEEDS[deed].carriedOut(visit.shop)).toBe(1);
        expect(new URL(visit.page.url()).pathname).toBe('/sepet');
        forgetBroken(visit);
      },
    );

    it('payment link: of a shop that ignores it the page shows the last link that it made', async () => {
      const visit = await pressOnce('payment link', { ignoresKeys: true });
      const isLast = async () => (await linkField(visit.page).inputValue()) === visit.shop.paymentLinks.made.at(-1)?.link;
      await expect.poll(isLast).toBe(true);
      expect(visit.shop.paymentLinks.made.length).toBe(net.arrived('/api/payment-link'));
      forgetBroken(visit);
    });
  },
);

describe('while it is under way', { tags: ['D-66'] }, () => {
  it.each(CLOSINGS)('%s: the buttons of a second tab are held from its start until its end', async (deed) => {
    const { page, context, shop: server } = await ready(deed);
    const second = await context.newPage();
    await open(second, deed);
    expect(await isHeld(second, DEEDS[deed].button)).toBe('false');
    net.doom(DEEDS[deed].call, 'held');
    await button(page, DEEDS[deed].button).click();
    for (const name of ['Siparişi onayla', 'Teklif iste']) await expect.poll(() => isHeld(second, name)).toBe('true');
    await button(second, DEEDS[deed].button).click({ force: true });
    // The tabs hear of each other before the shop hears of the call.
    await expect.poll(() => net.arrived(DEEDS[deed].call)).toBe(1);

    net.release();
    await second.getByText('Sepetiniz boş.').waitFor();
    expect([net.arrived(DEEDS[deed].call), DEEDS[deed].carriedOut(server)]).toEqual([1, 1]);
  });

  /** Presses, and loads the page anew in the middle; answers with what the browser asked before that. */
  async function leave({ page }: Visit, deed: Deed, isThere: () => boolean): Promise<readonly string[]> {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await button(page, DEEDS[deed].button).click();
    await expect.poll(isThere).toBe(true);
    await page.clock.install();
    await page.reload();
    await settled(page);
    return asked;
  }

  it.each([
    ['order', 'Siparişiniz başarılı.'],
    ['offer', 'Sepetiniz boş.'],
  ] as const)('%s: the browser asks before the page is left, and the next one says what has become of it', async (deed, text) => {
    const { call, carriedOut } = DEEDS[deed];
    const visit = await ready(deed);
    net.doom(call, 'held');
    expect(await leave(visit, deed, () => carriedOut(visit.shop) === 1)).toEqual(['beforeunload']);
    await visit.page.getByText(text).first().waitFor();
    expect(net.arrived(call)).toBe(1);
    forgetBroken(visit);
  });

  it.each(CLOSINGS)('%s: one that has not come to the shop holds the buttons of the next page for 70 s', async (deed) => {
    const { button: name, call, carriedOut } = DEEDS[deed];
    const visit = await ready(deed);
    const { page } = visit;
    net.doom(call, 'stuck');
    expect(await leave(visit, deed, () => net.arrived(call) === 1)).toEqual(['beforeunload']);
    await expect.poll(() => isHeld(page, name)).toBe('true');
    await page.clock.fastForward(71_000);
    await expect.poll(() => isHeld(page, name)).toBe('false');
    expect([net.arrived(call), carriedOut(visit.shop)]).toEqual([1, 0]);
    forgetBroken(visit);
  });
});
