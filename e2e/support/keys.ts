import type { Page } from 'playwright-core';

/** More stops than any page of the demo shop has. */
const MOST_STOPS = 150;

/** Whether the focus stands on the first element that `selector` finds. */
export function hasFocus(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element === document.activeElement);
}

/** Presses Tab until the focus stands on the first element that `selector` finds; after the last stop of a page comes its first. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(page, selector)) return;
  }
  throw new Error(`${selector} was not reached by Tab`);
}
