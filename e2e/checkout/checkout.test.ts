import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Shop } from '@mocks/shop/shop';
import { axeViolations } from '../support/axe';
import { looksInTurn } from '../support/looks';
import { fillWithPlenty } from '../support/goods';
import { hasFocus, tabTo } from '../support/keys';
import { demoShop, settled, type VisitOptions } from '../support/visit';
import { overhang } from '../support/windowSize';

const shop = demoShop();

/** A payment that the bank has agreed to, of the cart as it stands. */
function pay(server: Shop): void {
  server.payments.start({
    holder: 'ALİ ÇAĞRI',
    ccno: '4111111111111111',
    expiry: '12/29',
    installment: 3,
    amount: 1000,
    charged: 1035,
    description: 'Acele sevk',
    advencePrice: '',
  });
  server.payments.succeed();
}

/** Opens `path`, or for now a page of the shop without a cart, with so many lines in the cart. */
async function open(path: string, count: number, options: VisitOptions = {}) {
  const prepare = (server: Shop) => {
    fillWithPlenty(server, count);
  };
  const visit = await shop.visit(path || '/account/login', { ...options, prepare });
  await settled(visit.page);
  const go = async (next: string) => {
    await visit.page.goto(shop.url() + next);
    await settled(visit.page);
  };
  return { ...visit, go };
}

it('has date and CCV of a card in one line on the narrowest of phones', async () => {
  const { page } = await open('/odeme/cari', 0, { width: 320 });
  const boxes = await Promise.all(['Son kullanma tarihi (AA/YY)', 'CCV'].map((name) => page.getByLabel(name).boundingBox()));
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
});

it.each([null, { subTotal: 0, tax: 0, tryTotal: 0 }])(
  'says the suggested debt while the card form is on its way, with totals %j',
  { tags: ['S2-2.16'] },
  async (totals) => {
    const json = JSON.stringify({ type: 'CheckoutPayment', items: [], totals });
    const body = `<div data-widget="checkout"><script type="application/json">${json}</script></div>`;
    const { page, context } = await shop.visit('/odeme/cari', { body });
    await context.route(/chunks\/CardPayment-/, () => undefined);
    await page.reload();
    const side = page.getByRole('region', { name: 'Ödeme özeti' });
    await side.waitFor();
    expect(await side.textContent()).toContain('Ödenecek tutar₺1.250,00');
    expect(await side.textContent()).not.toContain('Kuru bilinmeyen');
  },
);

const heading = (page: Page) => page.locator('.vt-checkout__title');

it(
  'leads from the cart to the payment, back, and to the summary by keyboard alone',
  { tags: ['S2-1.01', 'S2-2.11', 'S2-4.07', 'S2-2.28', 'proof'] },
  async () => {
    const { page, shop: server } = await open('/sepet', 2, { scenario: { settings: { showPaymentPlanPrice: '1' } } });
    await tabTo(page, 'textarea');
    await page.keyboard.type('Rampa 2');
    await tabTo(page, '.vt-cart-order__card button');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/odeme');
    await settled(page);
    expect(await page.locator('.vt-table__row').count()).toBe(2);
    expect(await page.getByRole('textbox', { name: 'Açıklama' }).inputValue()).toBe('Rampa 2');

    await tabTo(page, '.vt-checkout .vt-button--primary');
    await page.keyboard.press('Enter');
    await expect.poll(() => heading(page).textContent()).toContain('Ödeme Bilgileri');
    expect(await hasFocus(page, '.vt-checkout__title')).toBe(true);
    await page.locator('.vt-checkout form').waitFor();
    // A reload stays on the step.
    await page.reload();
    await settled(page);
    expect(await heading(page).textContent()).toContain('Ödeme Bilgileri');
    await page.goBack();
    await expect.poll(() => heading(page).textContent()).toContain('Sepet Önizleme');
    expect(await hasFocus(page, '.vt-checkout__title')).toBe(true);
    await page.goForward();
    await expect.poll(() => heading(page).textContent()).toContain('Ödeme Bilgileri');
    expect(server.cart.items()).toHaveLength(2);

    await tabTo(page, '.vt-checkout form input');
    await page.keyboard.type('4929876512345678');
    for (const text of ['Çağrı Yılmaz', '1229', '731']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await tabTo(page, 'button[type=submit][form]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/odeme/ozet');
    await settled(page);
    await page.getByText('Ödeme başarılı.').first().waitFor();
    expect(server.cart.orders.map(({ description, advencePrice }) => ({ description, advencePrice }))).toEqual([
      { description: 'Rampa 2', advencePrice: 'advencePrice1' },
    ]);
    await page
      .getByText(server.cart.orders[0]?.orderNo ?? '-')
      .first()
      .waitFor();
    expect(await page.locator('.vt-table__row').count()).toBe(2);
    // The order has taken the cart's lines.
    await page.getByRole('button', { name: 'Sepet', exact: true }).waitFor();
  },
);

it('shows the price of a piece right beneath that of its unit on a phone', async () => {
  const { page, shop: server, go } = await open('', 0, { width: 360 });
  const packed = server.catalogue.all.find(
    ({ id, quantity, defaultUnit }) =>
      (quantity ?? 0) >= 500 && (defaultUnit?.multiplier ?? 0) > 1 && server.catalogue.variantCheck(id) === undefined,
  );
  server.cart.add(String(packed?.id), String(packed?.defaultUnit?.id), 2);
  await go('/odeme');
  const piece = page.locator('.vt-checkout .vt-exact').first();
  const [below, above] = await piece.evaluate((element) =>
    [element, element.parentElement?.querySelector('.vt-money')].map((part) => {
      const text = document.createRange();
      if (part) text.selectNodeContents(part);
      return text.getBoundingClientRect();
    }),
  );
  expect(below?.left).toBeCloseTo(above?.left ?? 0, 0);
  expect(below?.top).toBeGreaterThanOrEqual((above?.bottom ?? 0) - 1);
  expect(below?.top).toBeLessThanOrEqual((above?.bottom ?? 0) + 8);
});

it(
  "prints the slip under the page's own policy, in a window that closes by itself",
  { tags: ['S2-3.14', 'S2-9.21'] },
  async () => {
    // It closes itself a moment later: not before it has been looked at.
    const before = () => {
      const { open: openWindow } = window;
      const isLooked = new Promise((resolve) => {
        window.addEventListener('looked', resolve);
      });
      window.open = (...args) => {
        const opened = openWindow(...args);
        const close = opened?.close.bind(opened);
        return opened && Object.assign(opened, { close: () => void isLooked.then(close) });
      };
    };
    const { page, shop: server, context, go } = await open('', 2, { before });
    pay(server);
    await go('/odeme/ozet');
    await page.getByText('Ödeme başarılı.').waitFor();
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Mail Order Yazdır' }).click();
    const slip = await opened;
    const closed = slip.waitForEvent('close');
    await slip.waitForFunction(() => document.styleSheets.length > 0);
    const seen = await slip.evaluate(() => ({
      text: document.body.innerText,
      inline: document.querySelectorAll('style, [style], script').length,
      sheets: document.styleSheets.length,
      opener: window.opener as unknown,
      width: document.documentElement.scrollWidth - innerWidth,
    }));
    expect(seen).toMatchObject({ inline: 0, sheets: 1, opener: null });
    expect(seen.width).toBeLessThanOrEqual(0);
    for (const text of ['Mail Order Formu', 'ALİ ÇAĞRI', '4111 **** **** 1111', '1.035,00 TRY', 'Acele sevk', 'İmza'])
      expect(seen.text).toContain(text);
    await page.evaluate(() => window.dispatchEvent(new Event('looked')));
    await closed;
  },
);

it('prints in a frame where windows are refused, and leaves nothing behind', { tags: ['S2-9.22', 'proof'] }, async () => {
  const before = () => {
    window.open = () => null;
  };
  const { page, shop: server, go } = await open('', 1, { before });
  pay(server);
  await go('/odeme/ozet');
  await page.getByRole('button', { name: 'Mail Order Yazdır' }).click();
  const printed = page.locator('iframe[aria-hidden=true]');
  await printed.waitFor({ state: 'attached' });
  expect(await printed.contentFrame().locator('body').innerText()).toContain('Mail Order Formu');
  await printed.waitFor({ state: 'detached' });
});

describe('accessible in every state', { tags: ['proof'] }, () => {
  it.each(looksInTurn(1))('preview, payment, summary and their other ends, in %s at %i px', async (locale, width) => {
    const settings = { locale, showPaymentPlanPrice: '1', b2b_cari_odeme_baglantisi: '1' };
    const { page, shop: server, go } = await open('/odeme', 3, { width, scenario: { settings } });
    const check = async () => {
      await page.waitForLoadState('networkidle');
      expect(await axeViolations(page)).toEqual([]);
      expect(await overhang(page)).toBeLessThanOrEqual(0);
    };
    await check();
    await page.locator('.vt-checkout .vt-button--primary').click();
    await page.locator('.vt-checkout form').waitFor();
    await check();
    await go('/odeme/ozet');
    await check();
    pay(server);
    await page.reload();
    await settled(page);
    await check();
    await go('/odeme');
    await check();
    server.payments.start({
      holder: '',
      ccno: '',
      expiry: '',
      installment: 1,
      amount: 1,
      charged: 1,
      description: '',
      advencePrice: '',
    });
    server.payments.fail();
    await go('/odeme/ozet');
    await check();
  });
});
