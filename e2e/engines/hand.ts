import { expect } from 'vitest';
import type { Tab } from './driver';

/** Puts the focus on the first element that a CSS selector finds, once there is one. */
export function focus(tab: Tab, selector: string): Promise<void> {
  return sooner(() =>
    tab.evaluate((css) => {
      const element = document.querySelector<HTMLElement>(css);
      element?.focus();
      return element !== null && element === document.activeElement;
    }, selector),
  );
}

/** Puts it on the first control of that name: what it is called, what its label says, or what stands on it. */
export function focusOn(tab: Tab, name: string): Promise<void> {
  return sooner(() =>
    tab.evaluate((text) => {
      const called = (each: HTMLElement & { labels?: NodeListOf<HTMLLabelElement> | null }) =>
        // A label may stand around its control, whose entries are then a part of its text.
        each.getAttribute('aria-label') ?? each.labels?.[0]?.firstChild?.textContent ?? each.innerText;
      const element = [...document.querySelectorAll<HTMLElement>('button, a, input, select, textarea')].find(
        (each) => called(each).trim() === text,
      );
      element?.focus();
      return element !== undefined && element === document.activeElement;
    }, name),
  );
}

/** Takes the entry of that text in the list box of the focus. How its own list opens by key is a matter of each system. */
export const take = (tab: Tab, entry: string) =>
  tab.evaluate((text) => {
    const list = document.activeElement as HTMLSelectElement;
    list.selectedIndex = [...list.options].findIndex((option) => option.text === text);
    list.dispatchEvent(new Event('change', { bubbles: true }));
  }, entry);

/** Whether the focus is on what a CSS selector finds. */
export const hasFocus = (tab: Tab, selector: string) =>
  tab.evaluate((css) => document.activeElement?.matches(css) ?? false, selector);

export const count = (tab: Tab, selector: string) => tab.evaluate((css) => document.querySelectorAll(css).length, selector);

/** The text of the first such element; empty where there is none. */
export const textOf = (tab: Tab, selector: string) =>
  tab.evaluate((css) => document.querySelector<HTMLElement>(css)?.innerText.trim() ?? '', selector);

/** The text that the field of the focus, or the first such field, holds. */
export const valueOf = (tab: Tab, selector?: string) =>
  tab.evaluate((css) => {
    // No window is active here for WPE, so that `:focus` finds nothing.
    const field = css ? document.querySelector(css) : document.activeElement;
    return field && 'value' in field ? String(field.value) : null;
  }, selector ?? null);

export const pathOf = (tab: Tab) => tab.evaluate(() => location.pathname + location.search);

/** Waits for the page at an address, and until its widgets are ready. */
export async function arrived(tab: Tab, path: RegExp): Promise<void> {
  await expect.poll(() => pathOf(tab)).toMatch(path);
  await sooner(() => tab.evaluate(() => document.readyState === 'complete' && window.vitrin?.ready.then(() => true)));
}

/** Waits until something is so. */
export async function sooner(is: () => Promise<boolean | undefined>): Promise<void> {
  await expect.poll(is).toBe(true);
}
