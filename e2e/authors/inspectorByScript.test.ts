// @module-tag proof
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tabTo } from '../support/keys';
import { demoShop, settled } from '../support/visit';
import { entry, inspector, json, product, textOf } from './inspectorPage';

const shop = demoShop({ alone: true });
const opened = (page: Page) => inspector(page).getByRole('button', { name: 'Close' }).waitFor();
/** What the page is made of without the inspector, and where it is scrolled to. */
const rest = (page: Page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('body > div:not([class]):not([id]):not([data-widget])'))
      if (!element.hasChildNodes()) element.remove();
    return `${copy.outerHTML} ${scrollY}`;
  });

describe('the inspector by script', () => {
  const body = `<button>Önce</button><div data-widget="product-price" data-load="interaction">${json(JSON.stringify({ product }))}Fiyat</div>`;

  it('is not loaded before, changes nothing but itself, and leaves the page as it was', async () => {
    const requests: string[] = [];
    const visit = await shop.visit('/deneme', { body, data: { locale: 'en' } });
    visit.context.on('request', (request) => requests.push(request.url()));
    await visit.page.reload();
    await settled(visit.page);
    expect(requests.join()).not.toContain('inspector');
    await visit.page.getByRole('button', { name: 'Önce' }).focus();
    const before = await rest(visit.page);

    await visit.page.evaluate(() => {
      window.vitrin?.inspect();
    });
    await opened(visit.page);
    expect(await textOf(entry(visit.page, 'product-price'))).toContain('Timewaits for its trigger');
    expect(await visit.page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.localName)).toBe('summary');
    expect(await rest(visit.page)).toBe(before);
    await visit.page.evaluate(() => {
      window.vitrin?.inspect();
    });
    await inspector(visit.page).waitFor({ state: 'detached' });
    expect(await visit.page.evaluate(() => document.body.lastElementChild?.shadowRoot ?? null)).toBeNull();
    expect(await rest(visit.page)).toBe(before);
    expect(await visit.page.evaluate(() => document.activeElement?.textContent)).toBe('Önce');
  });

  it('works by keyboard alone', async () => {
    const visit = await shop.visit('/deneme', { body, data: { locale: 'en' } });
    await settled(visit.page);
    await visit.page.getByRole('button', { name: 'Önce' }).focus();
    await visit.page.evaluate(() => {
      window.vitrin?.inspect();
    });
    await opened(visit.page);
    for (let step = 0; step < 6; step += 1) await visit.page.keyboard.press('Tab');
    await visit.page.keyboard.press('Enter');
    expect(await entry(visit.page, 'product-price').getAttribute('open')).not.toBeNull();
    expect(await visit.page.locator('.chosen').count()).toBe(1);
    await visit.page.keyboard.press('Escape');
    await inspector(visit.page).waitFor({ state: 'detached' });
    expect(await visit.page.evaluate(() => document.activeElement?.textContent)).toBe('Önce');
  });

  it('does not trap the focus', async () => {
    const visit = await shop.visit('/deneme', { body, data: { locale: 'en' } });
    await settled(visit.page);
    await visit.page.evaluate(() => {
      window.vitrin?.inspect();
    });
    await opened(visit.page);
    await tabTo(visit.page, 'role=button[name="Önce"]');
  });

  it('follows containers that come, move and go, and hands the report on', async () => {
    const visit = await shop.visit('/deneme', { body, data: { locale: 'en' } });
    await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await settled(visit.page);
    await visit.page.evaluate(() => {
      window.vitrin?.inspect();
      const late = Object.assign(document.createElement('div'), { id: 'late' });
      late.dataset.widget = 'cart-icon';
      document.querySelector('main')?.append(late);
    });
    const label = inspector(visit.page).getByRole('button', { name: 'cart-icon · ready' });
    await label.waitFor();
    const frame = label.locator('..');
    const top = (await frame.boundingBox())?.y ?? 0;
    await visit.page.evaluate(() => {
      document.querySelector('main')?.style.setProperty('margin-top', '200px');
    });
    await visit.page.waitForFunction((start) => {
      const box = document.querySelector('#late')?.getBoundingClientRect();
      return (box?.top ?? 0) > start + 100;
    }, top);
    const container = await visit.page.locator('#late').boundingBox();
    await expect.poll(() => frame.boundingBox()).toEqual(container);

    await label.click();
    expect(await entry(visit.page, 'cart-icon').getAttribute('open')).not.toBeNull();
    // An answer that comes later makes another report of it, and takes 'Copied' away.
    await visit.page.waitForLoadState('networkidle');
    await inspector(visit.page).getByRole('button', { name: 'Copy report' }).click();
    await inspector(visit.page).getByRole('button', { name: 'Copied' }).waitFor();
    expect(await visit.page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /cart-icon ready\n- Element: <div id="late" data-widget="cart-icon">\n- Loads: idle, by default/,
    );
    await visit.page.evaluate(() => {
      document.querySelector('#late')?.remove();
    });
    await entry(visit.page, 'cart-icon').waitFor({ state: 'detached' });
    expect(await label.count()).toBe(0);
    // What lies in the clipboard is no longer what the panel says.
    await inspector(visit.page).getByRole('button', { name: 'Copy report' }).waitFor();
  });
});
