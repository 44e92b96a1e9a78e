import { setTimeout } from 'node:timers/promises';

/** Times slower than this machine: an old office PC, a cheap phone. */
export const SLOWER = 4;

/** Lets a page run on a slower CPU from now on. Answers with what is asked further of its browser. */
export async function slowDown(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return cdp;
}

/**
 * What an expression says in the page; a promise is waited for. Not by the driver's `evaluate` and `waitForFunction`, which have scripts
 * of their own compiled in the page first: at {@link SLOWER} some 150 ms in one piece, which would count as the page's while it loads.
 */
export async function read(cdp, expression) {
  const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** In the page, before its scripts: notes how long each interaction takes until the next paint. */
export function noteInteractions() {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries()) if (interactionId > 0) window.interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Milliseconds of the slowest of the interactions since the last call, once the page is quiet and nothing in it is busy. */
export async function slowest(page) {
  await page.waitForLoadState('networkidle');
  await setTimeout(400);
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  await setTimeout(100);
  return page.evaluate(() => Math.max(0, ...window.interactions.splice(0)));
}

/** Presses a control by the mouse's place: what a driver looks up before a click would count as the page's. The slowest of it. */
export async function press(page, control) {
  await control.scrollIntoViewIfNeeded();
  // What the interaction before made scroll or grow has come to rest, or the press would miss.
  await slowest(page);
  const { x, y, width, height } = await control.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await slowest(page);
  await page.mouse.click(x + width / 2, y + height / 2);
  return slowest(page);
}

/** Presses keys in a control that has the focus: the slowest of it, without what the focus took. */
export async function keys(page, control, type) {
  await control.scrollIntoViewIfNeeded();
  await control.focus();
  await slowest(page);
  await type(page.keyboard);
  return slowest(page);
}
