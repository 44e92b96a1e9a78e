import type { Frame, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Scenario } from '@mocks/shop/scenario';
import { axeViolations } from './axe';
import { demoShop, settled, type VisitOptions } from './visit';

const shop = demoShop();

const CARD = '4929876512345678';
const CCV = '731';
const DEBT = '/odeme/cari';

interface Seen {
  /** What reached any frame of the page. */
  readonly received: unknown[];
  /** The contract's events, name and detail. */
  readonly told: unknown[];
}

/** Runs in every frame before its scripts: keeps what frames receive and what the page is told, and stays on the page. */
function watch(): void {
  if (window !== top) {
    const seen = top as unknown as Seen;
    window.addEventListener('message', ({ data, source }) => { if (source === top) seen.received.push(data); });
    return;
  }
  Object.assign(window, { received: [], told: [] });
  const { told } = window as unknown as Seen;
  for (const name of ['vitrin:payment-succeeded', 'vitrin:error', 'vitrin:before-navigate', 'vitrin:ready']) {
    document.addEventListener(name, (event) => told.push({ name, detail: (event as CustomEvent<unknown>).detail }));
  }
  document.addEventListener('vitrin:before-navigate', (event) => { event.preventDefault(); });
}

const seenBy = (page: Page) => page.evaluate(() => {
  const { received, told } = window as unknown as Seen;
  return { received, told };
});
const successes = async (page: Page) => (await seenBy(page)).told.filter((event) => JSON.stringify(event).includes('payment-succeeded'));

async function open(scenario: Partial<Scenario> = {}, options: VisitOptions = {}, path = DEBT) {
  const visit = await shop.visit(path, { scenario, before: watch, ...options });
  await settled(visit.page);
  await card(visit.page).waitFor();
  return visit;
}

const byId = (page: Page, field: string) => page.locator(`[id$="-${field}"]`);
const card = (page: Page) => byId(page, 'card-card');
const ccv = (page: Page) => byId(page, 'ccv');
const pay = (page: Page) => page.locator('button[type=submit][form]');
const dialog = (page: Page) => page.locator('.vt-dialog');
const isFocused = (page: Page, selector: string) => page.locator(selector).evaluate((element) => element === document.activeElement);

async function fillIn(page: Page): Promise<void> {
  await card(page).pressSequentially(CARD);
  await byId(page, 'holder').fill('Çağrı Yılmaz');
  await byId(page, 'expire').pressSequentially('1229');
  await byId(page, 'amount').fill('1000');
  await page.getByRole('radiogroup').waitFor();
  await ccv(page).pressSequentially(CCV);
}

async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('.vt-payment-frame iframe')).contentFrame();
  if (!frame) throw new Error('the frame has no page');
  return frame;
}

it('pays by keyboard, and nothing of the card is anywhere afterwards', async () => {
  const visit = await open();
  const { page, context } = visit;
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`));
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
  expect(received).toEqual([{
    ccno: CARD, ccv: CCV, expiry: '12/29', holder: 'Çağrı Yılmaz', plan: 33, installment: 3, amount: 1000, description: '', advencePrice: expect.any(String) as string,
  }]);
  expect(visit.shop.payments.last()).toMatchObject({ succeed: true, paymentType: 'pay', amount: 1035 });
  const kept = await page.evaluate(async () => JSON.stringify({
    local: Object.entries(localStorage), session: Object.entries(sessionStorage), databases: await indexedDB.databases(), caches: await caches.keys(),
    cookie: document.cookie, url: location.href, history: history.state as unknown, name: window.name, html: document.documentElement.outerHTML,
    values: [...document.querySelectorAll('input, textarea')].map((input) => (input as HTMLInputElement).value),
    resources: performance.getEntries().map(({ name }) => name),
  }));
  const everywhere = [kept, typed, JSON.stringify(told), JSON.stringify(await context.cookies()), ...visit.console, ...sent];
  for (const place of everywhere) {
    const text = place.replace(/[\s-]/g, '');
    expect(text).not.toContain(CARD);
    expect(place).not.toMatch(new RegExp(`\\b${CCV}\\b`));
  }
  expect(sent.filter((request) => request.includes('bin-control'))).toEqual([expect.stringContaining(CARD.slice(0, 8))]);
});

it('starts one payment for three clicks and an Enter, and keeps to it over 3-D Secure', async () => {
  const { page, shop: server } = await open({ payment: 'secure' });
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
});

it('a refused payment leads back to the button, the card forgotten; the next one is a new one', async () => {
  const { page } = await open({ payment: 'failure' });
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
});

it('is moved by no message but those of its own frame', async () => {
  const { page } = await open({ payment: 'silent' });
  await fillIn(page);
  await pay(page).click();
  const frame = await frameOf(page);
  await expect.poll(async () => (await seenBy(page)).received.length).toBe(1);
  /** A frame of the page that is not the payment's: of our origin, or, in a sandbox, of none. */
  const addFrame = async (name: string, sandbox: string | null) => {
    await page.evaluate(({ name: id, sandbox: rules }) => {
      const other = document.createElement('iframe');
      other.name = id;
      if (rules !== null) other.setAttribute('sandbox', rules);
      other.src = '/payment/secure';
      document.body.append(other);
    }, { name, sandbox });
    await expect.poll(() => page.frame(name)?.url()).toContain('/payment/secure');
    const added = page.frame(name);
    if (!added) throw new Error('no such frame');
    await added.waitForLoadState();
    return added;
  };
  const forge = (from: Frame) => from.evaluate(() => {
    for (const reply of [{ payment_succeed: true }, { dialogClose: true }, { loading: false }, { payment_succeed: '1', dialogClose: 1 }]) {
      for (let times = 0; times < 6; times += 1) top?.postMessage(reply, '*');
      top?.postMessage(JSON.stringify(reply), '*');
    }
  });
  await forge(page.mainFrame());
  await forge(await addFrame('ours', null));
  await forge(await addFrame('none', 'allow-scripts'));
  await page.evaluate(() => {
    const source = document.querySelector<HTMLIFrameElement>('.vt-payment-frame iframe')?.contentWindow ?? null;
    for (const origin of ['https://evil.example', 'null', '', `${location.origin}.evil.example`]) {
      for (let times = 0; times < 5; times += 1) window.dispatchEvent(new MessageEvent('message', { data: { payment_succeed: true }, origin, source }));
    }
  });
  await frame.evaluate(() => {
    for (const wrong of ['payment_succeed', '{', null, 1, [], {}, { payment_succeed: 'yes' }, { payment_succeed: {} }, { data: { payment_succeed: true } }]) parent.postMessage(wrong, '*');
  });
  // Behind all of them in the queue, so that they have been heard.
  await page.evaluate(() => new Promise((resolve) => {
    window.addEventListener('message', ({ data }) => { if (data === 'last') resolve(null); });
    window.postMessage('last', '*');
  }));
  expect(await successes(page)).toEqual([]);
  expect(await page.locator('.vt-payment-frame__loading').isVisible()).toBe(true);

  await frame.evaluate(() => {
    for (let times = 0; times < 5; times += 1) parent.postMessage({ dialogClose: true }, '*');
    parent.postMessage({ payment_succeed: true }, '*');
  });
  await dialog(page).waitFor({ state: 'detached' });
  await forge(page.mainFrame());
  expect(await successes(page)).toEqual([]);
  expect((await seenBy(page)).received).toHaveLength(1);
});

it('believes no page inside the frame, however often it says that all is paid', async () => {
  const { page, shop: server } = await open({ payment: 'hostile' });
  await fillIn(page);
  await pay(page).click();
  const forger = (await frameOf(page)).locator('iframe');
  await forger.waitFor();
  await expect.poll(() => forger.contentFrame().locator('body').evaluate((body) => Number(body.dataset.sent ?? 0))).toBeGreaterThan(100);
  expect(await dialog(page).isVisible()).toBe(true);
  expect(await successes(page)).toEqual([]);
  expect(server.payments.last()).toBeNull();
});

it('says when the frame stays silent, and closes at the first wish then', async () => {
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

it('asks before it closes, by keyboard, and closes at the second Escape', async () => {
  const { page } = await open({ payment: 'secure' });
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

describe('a card field', () => {
  it('holds what a script fills in, over whatever was there', async () => {
    const { page } = await open();
    const set = (field: string, text: string) => byId(page, field).evaluate((input: HTMLInputElement, value) => {
      // Past React, as browsers and password managers do.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, text);
    await card(page).pressSequentially('4111111111111111');
    for (const [text, shown] of [['5555444433332222', '5555 4444 3333 2222'], ['4111-2222-3333-4444', '4111 2222 3333 4444'], ['4000', '4000 ']] as const) {
      await set('card-card', text);
      expect((await card(page).inputValue()).trim()).toBe(shown.trim());
    }
    await byId(page, 'expire').pressSequentially('1229');
    await set('expire', '01/2031');
    expect(await byId(page, 'expire').inputValue()).toBe('01/31');
    await ccv(page).fill('999');
    await ccv(page).fill('12');
    expect(await ccv(page).inputValue()).toBe('12');
  });

  it('holds what is pasted and edited in the middle', async () => {
    const { page } = await open();
    const paste = (text: string) => page.keyboard.insertText(text);
    await card(page).focus();
    await paste('4111-2222-3333-4444');
    expect(await card(page).inputValue()).toBe('4111 2222 3333 4444');
    await paste('5555 6666 7777 8888');
    expect(await card(page).inputValue()).toBe('5555 6666 7777 8888');
    await page.keyboard.press('Home');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Delete');
    expect(await card(page).inputValue()).toBe('5566 6677 7788 88');
    await page.keyboard.type('12');
    expect(await card(page).inputValue()).toBe('1255 6666 7777 8888');
    await page.keyboard.press('End');
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('Backspace');
    expect((await card(page).inputValue()).trim()).toBe('1255 6666 77');
    await byId(page, 'expire').focus();
    await paste('03/2030');
    expect(await byId(page, 'expire').inputValue()).toBe('03/30');
  });
});

it('hangs up on the lookup of a card that was replaced', async () => {
  const { page } = await open({ speed: 'slow' });
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await byId(page, 'amount').fill('100');
  const first = page.waitForRequest(/bin-control/);
  await card(page).fill('5400000000000000');
  await first;
  await card(page).fill('4111111111111111');
  await page.getByRole('radiogroup', { name: /Anadolu Bankası/ }).waitFor();
  expect(failed).toEqual([expect.stringContaining('bin-control')]);
});

it('fits a phone, fields and instalments and dialog', async () => {
  const { page } = await open({ payment: 'secure' }, { width: 360 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await pay(page).click();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await fillIn(page);
  expect(await overflow()).toBeLessThanOrEqual(0);
  const rows = await page.locator('.vt-instalments__row').evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.min(...rows)).toBeGreaterThanOrEqual(44);
  // Anywhere in a row chooses it.
  const row = page.locator('.vt-instalments__row').nth(2);
  await row.evaluate((element) => { element.scrollIntoView({ block: 'center' }); });
  const place = await row.boundingBox();
  await page.mouse.click((place?.x ?? 0) + (place?.width ?? 0) - 8, (place?.y ?? 0) + 8);
  expect(await page.getByRole('radio', { name: '3 taksit' }).isChecked()).toBe(true);
  await pay(page).click();
  await page.frameLocator('.vt-payment-frame iframe').getByRole('button', { name: 'Onayla' }).waitFor();
  const box = await dialog(page).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 360 && box.y >= 0 && box.y + box.height <= 800).toBe(true);
});

describe.each(['tr', 'en'])('is accessible (%s)', (locale) => {
  it('empty, with errors, with instalments, with the dialog loading and asking', async () => {
    const { page } = await open({ payment: 'silent', settings: { locale } });
    expect(await axeViolations(page)).toEqual([]);
    await pay(page).click();
    await page.getByRole('alert').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.locator('.vt-toast__close').first().click();
    await fillIn(page);
    expect(await axeViolations(page)).toEqual([]);
    await pay(page).click();
    await frameOf(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.vt-payment-frame__note').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
