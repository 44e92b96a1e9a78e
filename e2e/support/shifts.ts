import type { Page } from 'playwright-core';

/** Notes, from before its scripts run, how far parts of the page move by themselves: `before` of a visit. */
export function noteShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How far they have moved so far, as browsers count it. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
}

/** What has moved so far does not count. */
export function forgetShifts(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // Browsers tell of them after the frame.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    (window as unknown as { shifts: number[] }).shifts.length = 0;
  });
}
