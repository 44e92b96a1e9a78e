// @module-tag proof
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../support/axe';
import { LOCALES, looksInTurn } from '../support/looks';
import { hasFocus, tabTo } from '../support/keys';
import { demoShop, settled, type VisitOptions } from '../support/visit';
import { overhang } from '../support/windowSize';

const shop = demoShop();

async function open(options: VisitOptions = {}, query = '') {
  const visit = await shop.visit(`/teklif/liste${query}`, options);
  await settled(visit.page);
  await visit.page.waitForLoadState('networkidle');
  return visit;
}

const details = (page: Page, orderNo: string) => page.getByRole('button', { name: `${orderNo} ayrıntıları` });
const button = (orderNo: string) => `role=button[name="${orderNo} ayrıntıları"]`;

it(
  'is prepared, saved and cancelled by keyboard alone, and comes back to its row',
  { tags: ['S2-1.10', 'S2-2.48', 'S2-4.25', 'S2-7.22'] },
  async () => {
    const { page, shop: server } = await open({ scenario: { offers: 25 } }, '?page=2');
    await tabTo(page, button('TKF-1227'));
    await page.keyboard.press('Enter');
    await tabTo(page, 'role=textbox[name="Ad soyad"]');
    await page.keyboard.type('Veli Demir');
    await tabTo(page, '.vt-offer__profit');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('12,5');
    const reloaded = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await reloaded;
    await settled(page);
    // The same page, the same row, unfolded, and the focus on it.
    await page.getByRole('textbox', { name: 'Ad soyad' }).waitFor();
    expect(new URL(page.url()).search).toBe('?page=2');
    await expect.poll(() => hasFocus(page, button('TKF-1227'))).toBe(true);
    expect(server.offers.findByNumber('TKF-1227')).toMatchObject({
      customer: { customerName: expect.stringContaining('Veli Demir') as string },
    });
    expect(server.offers.findByNumber('TKF-1227')?.lines[0]?.profit).toBe(12.5);
    expect(await page.locator('.vt-offer__profit').first().inputValue()).toBe('12,5');

    await tabTo(page, 'role=button[name="İptal et: TKF-1227"]');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await tabTo(page, 'dialog .vt-button--danger');
    await page.keyboard.press('Enter');
    await page
      .getByRole('row', { name: /TKF-1227/ })
      .getByText('İptal edildi')
      .waitFor();
    expect(await hasFocus(page, button('TKF-1227'))).toBe(true);
    expect(server.offers.findByNumber('TKF-1227')?.isCancelled).toBe(true);
  },
);

it('is printed without the buttons that save it', async () => {
  const { page } = await open();
  await details(page, 'TKF-1250').click();
  const field = page.getByRole('textbox', { name: 'Ad soyad' });
  await field.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await field.isVisible()).toBe(true);
  for (const name of ['Müşteri Güncelle', 'Kaydet: TKF-1250']) {
    expect(await page.getByRole('button', { name, exact: true, includeHidden: true }).isVisible()).toBe(false);
  }
});

it('goes to the cart, with its lines', { tags: ['S2-1.10', 'S2-2.51'] }, async () => {
  const { page, shop: server } = await open();
  await tabTo(page, 'role=button[name="Düzenle: TKF-1250"]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/sepet');
  await settled(page);
  await expect.poll(() => page.locator('[data-line]').count()).toBe(3);
  expect(server.cart.items()).toHaveLength(3);
});

it('is not left unsaved without a question of the browser', { tags: ['S2-4.28'] }, async () => {
  const { page } = await open();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await details(page, 'TKF-1250').click();
  await page.getByRole('textbox', { name: 'Telefon' }).fill('0212 555 00 00');
  await page.getByText('Kaydedilmemiş değişiklikler').waitFor();
  await page.goto(`${shop.url()}/`);
  expect(asked).toEqual(['beforeunload']);
  await page.goBack();
  await settled(page);
  await page.getByRole('textbox', { name: 'Telefon' }).waitFor();
  await page.goto(`${shop.url()}/`);
  expect(asked).toHaveLength(1);
});

it.each([
  ['TKF-1249', 1],
  ['TKF-1248', 20],
])(
  '%s prints its %i lines on one page of A4, with the profit in the prices and nowhere else',
  { tags: ['S2-2.54'] },
  async (orderNo, count) => {
    // The window would close a second later.
    const before = () => {
      const { open: opens } = window;
      window.open = (...given) => {
        const opened = opens.apply(window, given);
        return opened && Object.assign(opened, { print: () => undefined, close: () => undefined });
      };
    };
    const { page, context, shop: server } = await open({ before });
    const opening = context.waitForEvent('page');
    await page.getByRole('button', { name: `Yazdır: ${orderNo}` }).click();
    const printed = await opening;
    await printed.locator('dl').waitFor();
    await expect
      .poll(() =>
        printed.evaluate(
          () =>
            [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0) &&
            document.styleSheets.length,
        ),
      )
      .toBe(1);
    const pdf = await printed.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

    const offer = server.offers.findByNumber(orderNo);
    if (!offer) throw new Error('no such offer');
    const rows = await printed
      .locator('tbody tr')
      .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent)));
    expect(rows).toHaveLength(count);
    const amount = (text: string | null | undefined) => Number(text?.replace(/[^\d,]/g, '').replace(',', '.'));
    const cents = (value: number) => Math.round(value * 100);
    const expected = offer.lines.map(({ unit, quantity, profit }) =>
      cents(((unit.defaultPrice?.value ?? 0) * (100 + profit) * quantity) / 100),
    );
    expect(rows.map((cells) => cents(amount(cells[4])))).toEqual(expected);
    const sums = await printed.locator('dd').allTextContents();
    const [subTotal = 0, tax = 0, total = 0] = sums.map((text) => cents(amount(text)));
    expect([subTotal, subTotal + tax]).toEqual([expected.reduce((sum, line) => sum + line, 0), total]);
    const text = await printed.evaluate(() => document.body.innerText);
    expect(text).not.toMatch(/[Kk][aâ]r( |\))|12,5\b/);
    expect(await printed.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await printed.evaluate(() => window.opener as unknown)).toBeNull();

    // However long a name is that breaks nowhere: the amounts beside it stay on the paper.
    await printed
      .locator('tbody td')
      .first()
      .evaluate((cell) => {
        cell.textContent = 'X'.repeat(120);
      });
    expect(await printed.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBeLessThanOrEqual(0);
  },
);

describe('accessible in every state', () => {
  it.each(looksInTurn(1))(
    'list, details, wrong and unsaved, question, cancelled, in %s at %i px',
    { tags: ['S2-2.47'] },
    async (locale, width) => {
      const { page } = await open({ width, scenario: { settings: { locale } } });
      const check = async () => {
        expect(await axeViolations(page)).toEqual([]);
        expect(await overhang(page)).toBeLessThanOrEqual(0);
      };
      // In its menu where the list is narrow.
      const press = async (action: string) => {
        const menu = page.locator('.vt-row-menu__button').first();
        if (await menu.isVisible()) await menu.click();
        await page.locator(action).first().click();
      };
      await check();
      await page.locator('.vt-records__toggle').first().click();
      await page.locator('.vt-records__below').waitFor();
      await check();
      await page.locator('.vt-offer__profit').first().fill('on');
      await page.locator('.vt-field__error').waitFor();
      await check();
      await press('.vt-records__mail');
      await page.getByRole('alertdialog').waitFor();
      await check();
      await page.keyboard.press('Escape');
      await press('.vt-records__cancel');
      await page.locator('dialog .vt-button--danger').click();
      await page.locator('.vt-records__cancelled').nth(1).waitFor();
      await check();
    },
  );

  it.each(LOCALES)('empty, closed and failed, in %s', async (locale) => {
    const scenario = { settings: { locale } };
    const { page, shop: server, ...visit } = await open({ width: 360, scenario: { ...scenario, offers: 0 } });
    expect(await axeViolations(page)).toEqual([]);
    server.setScenario({ settings: { locale, b2b_teklif_ver_durum: '0' } });
    await page.reload();
    await settled(page);
    await page.locator('.vt-records__notice').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    server.setScenario({ ...scenario, faults: { offers: '500' } });
    await page.reload();
    await page.locator('.vt-records__notice--failure').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // Chromium itself notes an answer of 500.
    expect(visit.console.splice(0)).toEqual([expect.stringContaining('500')]);
  });
});

it('names of its products have room on a tablet, beside the wide letters of a theme', async () => {
  const { page } = await open({ width: 768 }, '?tema=depo');
  await details(page, 'TKF-1250').click();
  await page.locator('.vt-offer__profit').first().waitFor();
  const lines = await page.locator('.vt-item__name').evaluateAll((names) =>
    names.map((name) => {
      const { fontSize } = getComputedStyle(name);
      return Math.round(name.getBoundingClientRect().height / (1.2 * Number.parseFloat(fontSize)));
    }),
  );
  expect(Math.max(...lines)).toBeLessThanOrEqual(3);
});
