import { launch, type Page } from 'puppeteer-core';
import { asText, type Engine, type Json, type Tab } from './driver';

/** Firefox as its makers publish it, by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  return {
    name: await browser.version(),
    async newTab(width) {
      const page = await browser.newPage();
      await page.setViewport({ width, height: 800 });
      // A tab behind another has no focus, and its buttons do not hear Enter.
      await page.bringToFront();
      return tabOf(page);
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  return {
    goTo: async (url) => void (await page.goto(url)),
    evaluate: async <Result, Given extends readonly Json[]>(
      run: (...given: Given) => Result | Promise<Result>,
      ...given: Given
    ) => (await page.evaluate(asText(run, given))) as Result,
    run: (script) => page.evaluate(script),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    click: (selector) => page.click(selector),
    toFront: () => page.bringToFront(),
    screenshot: () => page.screenshot(),
    close: () => page.close(),
  };
}
