import type { CDPSession } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoShop, settled } from './visit';

const demo = demoShop({ alone: true });

interface Measure {
  readonly listeners: number;
  readonly nodes: number;
  readonly heap: number;
}

/** What the page holds once everything that can be collected is. */
async function measure(session: CDPSession): Promise<Measure> {
  for (let run = 0; run < 3; run += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), heap: of('JSHeapUsedSize') };
}

/** Notes timers that are set and neither run out nor taken back, and observers that still observe: `before` of a visit. */
function countTimers(): void {
  const timers = new Set<number>();
  Object.assign(window, { timers });
  const { setTimeout: start, clearTimeout: stop, setInterval: repeat, clearInterval: stopRepeat } = window;
  window.setTimeout = ((run: () => void, after?: number) => {
    const id = start(() => {
      timers.delete(id);
      run();
    }, after);
    timers.add(id);
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    timers.delete(Number(id));
    stop(id);
  };
  window.setInterval = ((run: () => void, every?: number) => {
    const id = repeat(run, every);
    timers.add(id);
    return id;
  }) as typeof window.setInterval;
  window.clearInterval = (id) => {
    timers.delete(Number(id));
    stopRepeat(id);
  };
}

describe('containers that come and go', () => {
  it('leave no root, listener, timer or node behind in 1,000 cycles, and the heap as it was', async () => {
    const { page, context, shop } = await demo.visit('/hepsi', { scenario: { as: 'administrator' }, before: countTimers });
    await settled(page);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');

    /** Takes all containers out of the page and puts them back, `rounds` times; each time all come to life again. */
    const cycle = (rounds: number) =>
      page.evaluate(async (times) => {
        const containers = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
        const places = containers.map(() => document.createComment(''));
        const state = ({ dataset }: HTMLElement) => dataset.vitrinState ?? '';
        const settling = () =>
          new Promise<void>((resolve) => {
            const observer = new MutationObserver(() => {
              if (!containers.every((container) => /ready|error/.test(state(container)))) return;
              observer.disconnect();
              resolve();
            });
            observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-vitrin-state'] });
          });
        for (let round = 0; round < times; round += 1) {
          containers.forEach((container, index) => {
            container.dataset.load = 'eager';
            container.replaceWith(places[index] ?? '');
          });
          // Unmounting is noticed a moment later.
          await new Promise((resolve) => {
            requestAnimationFrame(resolve);
          });
          const settled = settling();
          containers.forEach((container, index) => {
            places[index]?.replaceWith(container);
          });
          await settled;
          const failed = containers.filter((container) => state(container) === 'error');
          if (failed.length > 0) throw new Error(`failed: ${failed.map(({ dataset }) => dataset.widget).join()}`);
        }
      }, rounds);

    const containers = await page.locator('[data-widget]').count();
    const cycles = Math.ceil(1000 / containers);
    const roots = await page.locator('.vt-root').count();
    // The first thousand load and compile the code, and fill what is kept on purpose.
    await cycle(cycles);
    await page.waitForLoadState('networkidle');
    const before = await measure(session);
    const timers = await page.evaluate(() => (window as unknown as { timers: Set<number> }).timers.size);
    shop.requests.length = 0;

    await cycle(cycles);
    await page.waitForLoadState('networkidle');
    const after = await measure(session);
    expect(await page.locator('.vt-root').count()).toBe(roots);
    expect(await page.evaluate(() => (window as unknown as { timers: Set<number> }).timers.size)).toBeLessThanOrEqual(timers);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.05);
    expect(after.heap).toBeLessThan(before.heap * 1.05);
  }, 240_000);
});
