import type { Page } from 'playwright-core';

/** How many CSS pixels the page can be moved sideways. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/**
 * Makes the window as large as said, in CSS pixels, and waits until the page has heard of it: on a busy machine, what is
 * done or measured first would be so in the window of before.
 */
export async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((size) => matchMedia(size).matches, `(width: ${width}px) and (height: ${height}px)`);
}
