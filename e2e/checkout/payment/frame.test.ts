import { expect, it } from 'vitest';
import { demoShop, settled } from '../../support/visit';
import {
  CARD,
  card,
  CCV,
  ccv,
  DEBT,
  dialog,
  fillIn,
  frameOf,
  isFocused,
  openForm,
  pay,
  seenBy,
  successes,
  watch,
} from './paying';

const shop = demoShop();

it(
  'pays by keyboard, and nothing of the card is anywhere afterwards',
  { tags: ['S2-6.02', 'S2-4.14', 'S2-7.03', 'D-43'] },
  async () => {
    const visit = await openForm(shop);
    const { page, context } = visit;
    const sent: string[] = [];
    page.on('request', (request) =>
      sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`),
    );
    await fillIn(page);
    await page.getByRole('radio', { name: 'Tek çekim' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.getByText('₺1.035,00').last().waitFor();
    const typed = await page.content();
    await ccv(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => successes(page)).toHaveLength(1);
    await dialog(page).waitFor({ state: 'detached' });

    const { received, told } = await seenBy(page);
    expect(received).toEqual([
      {
        ccno: CARD,
        ccv: CCV,
        expiry: '12/29',
        holder: 'Çağrı Yılmaz',
        plan: 33,
        installment: 3,
        amount: 1000,
        description: '',
        advencePrice: expect.any(String) as string,
      },
    ]);
    expect(visit.shop.payments.last()).toMatchObject({ succeed: true, paymentType: 'pay', amount: 1035 });
    const kept = await page.evaluate(async () =>
      JSON.stringify({
        local: Object.entries(localStorage),
        session: Object.entries(sessionStorage),
        databases: await indexedDB.databases(),
        caches: await caches.keys(),
        cookie: document.cookie,
        url: location.href,
        history: history.state as unknown,
        name: window.name,
        html: document.documentElement.outerHTML,
        values: [...document.querySelectorAll('input, textarea')].map((input) => (input as HTMLInputElement).value),
        resources: performance.getEntries().map(({ name }) => name),
      }),
    );
    const everywhere = [kept, typed, JSON.stringify(told), JSON.stringify(await context.cookies()), ...visit.console, ...sent];
    for (const place of everywhere) {
      const text = place.replace(/[\s-]/g, '');
      expect(text).not.toContain(CARD);
      expect(place).not.toMatch(new RegExp(`\\b${CCV}\\b`));
    }
    expect(sent.filter((request) => request.includes('bin-control'))).toEqual([expect.stringContaining(CARD.slice(0, 8))]);
  },
);

it(
  'starts one payment for three clicks and an Enter, and keeps to it over 3-D Secure',
  { tags: ['S2-4.10', 'S2-4.12'] },
  async () => {
    const { page, shop: server } = await openForm(shop, { payment: 'secure' });
    await fillIn(page);
    await pay(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.click();
      button.form?.requestSubmit();
    });
    const inside = page.frameLocator('.vt-payment-frame iframe');
    await inside.getByLabel('Doğrulama kodu').fill('1234');
    await inside.getByRole('button', { name: 'Onayla' }).click();
    await expect.poll(() => successes(page)).toHaveLength(1);
    expect((await seenBy(page)).received).toHaveLength(1);
    expect(server.payments.last()).toMatchObject({ succeed: true });
  },
);

it(
  'a refused payment leads back to the button, the card forgotten; the next one is a new one',
  { tags: ['S2-4.11'] },
  async () => {
    const { page } = await openForm(shop, { payment: 'failure' });
    await fillIn(page);
    await page.keyboard.press('Enter');
    await page.frameLocator('.vt-payment-frame iframe').getByRole('button', { name: 'Kapat' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(page, 'button[type=submit][form]')).toBe(true);
    expect(await card(page).inputValue()).toBe('');
    expect(await ccv(page).inputValue()).toBe('');
    expect(await page.getByRole('radiogroup').count()).toBe(0);
    expect(await successes(page)).toEqual([]);
    await fillIn(page);
    await pay(page).click();
    await page.frameLocator('.vt-payment-frame iframe').getByRole('button', { name: 'Kapat' }).waitFor();
    expect((await seenBy(page)).received).toHaveLength(2);
  },
);

it('says when the frame stays silent, and closes at the first wish then', { tags: ['S2-8.04'] }, async () => {
  const { page, shop: server } = await shop.visit('/account/login', { scenario: { payment: 'silent' }, before: watch });
  server.setScenario({ payment: 'silent' });
  await page.clock.install();
  await page.goto(shop.url() + DEBT);
  await settled(page);
  await fillIn(page);
  await pay(page).click();
  await frameOf(page);
  await page.clock.fastForward(20_000);
  await page.getByText('Ödeme sayfası yanıt vermiyor').waitFor();
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  await dialog(page).waitFor({ state: 'detached' });
  expect(await card(page).inputValue()).toBe('');
});

async function startsAnewAfter(fault: string): Promise<void> {
  const visit = await openForm(shop);
  const { page, shop: server } = visit;
  await page.route('**/payment/start', (route) =>
    fault === 'no answer'
      ? route.abort()
      : route.fulfill({ status: Number(fault), contentType: 'text/html', body: '<!doctype html><h1>Yok</h1>' }),
  );
  await fillIn(page);
  await pay(page).click();
  await page.getByText('Ödeme sayfası açılamadı. Kart bilgileriniz gönderilmedi, ödeme alınmadı.').waitFor();
  expect(await page.getByText('Ödeme sayfası yükleniyor').count()).toBe(0);
  expect((await seenBy(page)).received).toEqual([]);
  expect(server.payments.last()).toBeNull();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(page, 'button[type=submit][form]')).toBe(true);

  await page.unroute('**/payment/start');
  await fillIn(page);
  await pay(page).click();
  await expect.poll(() => successes(page)).toHaveLength(1);
  // The browser tells of what was not there.
  visit.console.splice(0);
}
const UNOPENED = 'says at once that a payment page with %s got no card, and starts anew after it';
it.each(['404'])(UNOPENED, { tags: ['S2-8.04'] }, startsAnewAfter);
it.each(['500', 'no answer'])(UNOPENED, { tags: ['S2-8.04', 'proof'] }, startsAnewAfter);

it('asks before it closes, by keyboard, and closes at the second Escape', async () => {
  const { page } = await openForm(shop, { payment: 'secure' });
  await fillIn(page);
  await page.keyboard.press('Enter');
  await page.frameLocator('.vt-payment-frame iframe').getByRole('button', { name: 'Onayla' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Ödemeniz sürüyor olabilir').waitFor();
  await page.keyboard.press('Enter');
  expect(await page.getByText('Ödemeniz sürüyor olabilir').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(page, 'button[type=submit][form]')).toBe(true);
  expect(await ccv(page).inputValue()).toBe('');
});
