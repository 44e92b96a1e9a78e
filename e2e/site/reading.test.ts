import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../support/axe';
import { openBrowser } from '../support/browser';
import { SITE, servedSite, sitePages } from './servedSite';

const site = servedSite();

/** Types into the search and answers with what it finds, best first. */
async function find(page: Page, words: string): Promise<string[]> {
  await page.getByRole('button', { name: /^(?:Search|Ara)$/ }).click();
  await page.getByRole('searchbox').fill(words);
  await page.locator('#localsearch-list a').first().waitFor();
  return page.locator('#localsearch-list a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
}

describe('the search', () => {
  it('finds a widget by an English word of its page, and opens it', async () => {
    const page = await site.open('index.html');
    expect((await find(page, 'cart'))[0]).toContain('/widgets/cart.html');
    await page.keyboard.press('Escape');
    expect((await find(page, 'password'))[0]).toContain('/widgets/account-setting.html');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('h1').textContent()).toContain('account-setting');
  });

  it('finds it by a Turkish word, however its letters are typed, on an English and on a Turkish page', async () => {
    for (const [start, words] of [
      ['index.html', 'ödeme'],
      ['index.html', 'ODEME'],
      ['tr/index.html', 'ÖDEME'],
    ] as const)
      expect(await find(await site.open(start), words)).toContainEqual(expect.stringContaining('/widgets/checkout.html'));
  });

  it('shows Turkish pages first to who reads Turkish', async () => {
    expect((await find(await site.open('tr/index.html'), 'sepet'))[0]).toContain('/tr/');
  });
});

it('a click copies an example as the Markdown has it', async () => {
  const page = await site.open('getting-started.html', { permissions: ['clipboard-read', 'clipboard-write'] });
  const block = page.locator('.language-html').first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy code' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('<');
  expect(readFileSync(join(SITE, 'getting-started.md'), 'utf8')).toContain(copied.trim());
});

it('the dark colours are chosen once, for all pages', async () => {
  const page = await site.open('index.html', { colorScheme: 'light' });
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
  expect(await isDark()).toBe(false);
  await page.getByRole('switch', { name: 'Dark mode' }).first().click();
  expect(await isDark()).toBe(true);
  await page.goto(site.url('tr/widgets/cart.html'));
  expect(await isDark()).toBe(true);
});

it('a page leads to itself in the other language, in which the generator speaks as well', async () => {
  const page = await site.open('widgets/cart.html');
  await page.getByRole('navigation', { name: 'Main Navigation' }).getByRole('link', { name: 'Türkçe' }).click();
  await expect.poll(() => page.url()).toBe(site.url('tr/widgets/cart.html'));
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('tr');
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  const copy = page.locator('.language-html button').first();
  await expect.poll(() => copy.getAttribute('title')).toBe('Kodu kopyala');
  expect(await copy.getAttribute('data-copied')).toBe('Kopyalandı');
  expect(await page.getByRole('link', { name: '“Etiket” başlığına bağlantı' }).count()).toBe(1);
  await menu.getByRole('link', { name: 'English' }).click();
  await expect.poll(() => page.url()).toBe(site.url('widgets/cart.html'));
});

describe('axe finds nothing', () => {
  it.each(['light', 'dark'] as const)('in %s colours', async (colorScheme) => {
    for (const path of ['index.html', 'widgets/cart.html', 'tr/theming.html', 'contract.html'])
      for (const width of [1280, 360]) {
        const page = await site.open(path, { colorScheme, viewport: { width, height: 900 } });
        expect(await axeViolations(page, true)).toEqual([]);
      }
  });

  it('in the open search, but for how the generator builds its list: links in options', async () => {
    const page = await site.open('index.html');
    await find(page, 'cart');
    const own =
      /^(?:nested-interactive|label-content-name-mismatch): .*VPLocalSearchBox|^nested-interactive: <li [^>]*id="localsearch-item|^label-content-name-mismatch: <a [^>]*class="result/;
    expect((await axeViolations(page, true)).filter((line) => !own.test(line))).toEqual([]);
  });
});

it('no page can be moved sideways on a phone: tables and code scroll in themselves', async () => {
  const page = await site.open('index.html', { viewport: { width: 360, height: 740 } });
  const wide: string[] = [];
  for (const path of sitePages()) {
    await page.goto(site.url(path), { waitUntil: 'domcontentloaded' });
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) > 360) wide.push(path);
  }
  expect(wide).toEqual([]);
});

it.each([720, 1050])('on paper, %i px wide, a page is its text alone, of which no line and no column is cut', async (width) => {
  const page = await site.open('index.html', { viewport: { width, height: 900 } });
  await page.emulateMedia({ media: 'print' });
  const faults: string[] = [];
  for (const path of sitePages()) {
    await page.goto(site.url(path), { waitUntil: 'domcontentloaded' });
    const found = await page.evaluate(() =>
      [
        ...[...document.querySelectorAll('.vp-doc pre, .vp-doc table, html')].filter(
          (box) => box.scrollWidth > box.clientWidth + 1,
        ),
        ...[...document.querySelectorAll('nav, header, footer, button')].filter((each) => each.checkVisibility()),
      ].map((each) => `${each.tagName} ${each.className}`),
    );
    faults.push(...found.map((each) => `${path}: ${each}`));
  }
  expect(faults).toEqual([]);
});

it('a page opened from the disk can be read, and leads on', async () => {
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.goto(pathToFileURL(join(SITE, 'tr/widgets/cart.html')).href);
  expect(await page.locator('h1').textContent()).toContain('cart');
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('system-ui');
  await page.getByRole('link', { name: 'Sözleşme' }).first().click();
  await expect.poll(() => page.url()).toBe(pathToFileURL(join(SITE, 'contract.html')).href);
  await browser.close();
});
