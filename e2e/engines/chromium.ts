import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { asText, type Engine, type Tab } from './driver';

/** A Chromium of any version, by Playwright. */
export async function openChromium(executablePath: string): Promise<Engine> {
  const browser = await openBrowser(executablePath);
  const context = await browser.newContext();
  return {
    name: `Chromium ${browser.version()}`,
    async newTab(width) {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 800 });
      return tabOf(page);
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  return {
    goTo: async (url) => void (await page.goto(url)),
    evaluate: (run, ...given) => page.evaluate(asText(run, given)),
    run: (script) => page.evaluate(script),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    click: (selector) => page.click(selector),
    toFront: () => page.bringToFront(),
    screenshot: () => page.screenshot(),
    close: () => page.close(),
  };
}
