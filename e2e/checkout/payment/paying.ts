import type { Frame, Page } from 'playwright-core';
import type { Scenario } from '@mocks/shop/scenario';
import { settled, type DemoShop, type VisitOptions } from '../../support/visit';

export const CARD = '4929876512345678';
export const CCV = '731';
export const DEBT = '/odeme/cari';

interface Seen {
  /** What reached any frame of the page. */
  readonly received: unknown[];
  /** The contract's events, name and detail. */
  readonly told: unknown[];
}

/** Runs in every frame before its scripts: keeps what frames receive and what the page is told, and stays on the page. */
export function watch(): void {
  if (window !== top) {
    const seen = top as unknown as Seen;
    window.addEventListener('message', ({ data, source }) => {
      if (source === top) seen.received.push(data);
    });
    return;
  }
  Object.assign(window, { received: [], told: [] });
  const { told } = window as unknown as Seen;
  for (const name of ['vitrin:payment-succeeded', 'vitrin:error', 'vitrin:before-navigate', 'vitrin:ready']) {
    document.addEventListener(name, (event) => told.push({ name, detail: (event as CustomEvent<unknown>).detail }));
  }
  document.addEventListener('vitrin:before-navigate', (event) => {
    event.preventDefault();
  });
}

export const seenBy = (page: Page) =>
  page.evaluate(() => {
    const { received, told } = window as unknown as Seen;
    return { received, told };
  });
export const successes = async (page: Page) =>
  (await seenBy(page)).told.filter((event) => JSON.stringify(event).includes('payment-succeeded'));

/** Opens the page on which a debt is paid, its card form ready. */
export async function openForm(shop: DemoShop, scenario: Partial<Scenario> = {}, options: VisitOptions = {}, path = DEBT) {
  const visit = await shop.visit(path, { scenario, before: watch, ...options });
  await settled(visit.page);
  await card(visit.page).waitFor();
  return visit;
}

export const byId = (page: Page, field: string) => page.locator(`[id$="-${field}"]`);
export const card = (page: Page) => byId(page, 'card-card');
export const ccv = (page: Page) => byId(page, 'ccv');
export const pay = (page: Page) => page.locator('button[type=submit][form]');
export const dialog = (page: Page) => page.locator('.vt-dialog');
export const isFocused = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element === document.activeElement);

export async function fillIn(page: Page): Promise<void> {
  await card(page).pressSequentially(CARD);
  await byId(page, 'holder').fill('Çağrı Yılmaz');
  await byId(page, 'expire').pressSequentially('1229');
  await byId(page, 'amount').fill('1000');
  await page.getByRole('radiogroup').waitFor();
  await ccv(page).pressSequentially(CCV);
}

export async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('.vt-payment-frame iframe')).contentFrame();
  if (!frame) throw new Error('the frame has no page');
  return frame;
}
