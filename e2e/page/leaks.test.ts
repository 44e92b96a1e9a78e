// @module-tag proof
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { measureHeap } from './heap';
import { demoShop, settled } from '../support/visit';

const demo = demoShop({ alone: true });

/** How often a container goes and comes back: all of it takes more than half a minute (`npm run endurance`). */
const CYCLES = process.env.VITRIN_LONG ? 1000 : 100;

/** What the page holds once everything that can be collected is. */
async function count(session: CDPSession): Promise<{ readonly listeners: number; readonly nodes: number }> {
  for (let run = 0; run < 3; run += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { listeners: of('JSEventListeners'), nodes: of('Nodes') };
}

/** The same, and the bytes that scripts hold. */
const measure = async (session: CDPSession) => ({ ...(await count(session)), heap: await measureHeap(session) });

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

const runningTimers = (page: Page) => page.evaluate(() => (window as unknown as { timers: Set<number> }).timers.size);

/** Waits until every widget shows what it has asked for, and none takes or gives back listeners any more. */
async function atRest(page: Page, session: CDPSession): Promise<void> {
  let before = -1;
  const isStill = async () => {
    const { listeners } = await count(session);
    const isSame = listeners === before;
    before = listeners;
    return isSame && (await page.locator('.vt-placeholder, [aria-busy=true]').count()) === 0;
  };
  await expect.poll(isStill, { interval: 500, timeout: 60_000 }).toBe(true);
}

describe('containers that come and go', () => {
  it(`leave no root, listener, timer or node behind in ${CYCLES} cycles, and the heap as it was`, async () => {
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
    const cycles = Math.ceil(CYCLES / containers);
    const roots = await page.locator('.vt-root').count();
    // The first load and compile the code, and fill what is kept on purpose.
    await cycle(cycles);
    await atRest(page, session);
    const before = await measure(session);
    const timers = await runningTimers(page);
    shop.requests.length = 0;

    await cycle(cycles);
    await atRest(page, session);
    expect(await page.locator('.vt-root').count()).toBe(roots);
    // Those of a moment end by themselves.
    await expect.poll(() => runningTimers(page)).toBeLessThanOrEqual(timers);
    const after = await measure(session);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.05);
    expect(after.heap).toBeLessThan(before.heap * 1.02);
  }, 240_000);

  it('leave nothing of a page that is gone where others had named its product', async () => {
    // Without Trusted Types, under which no script writes another's text.
    const { page, context } = await demo.visit('/deneme', {
      body: '<div data-widget="cart-icon"></div>',
      policy: "default-src 'self' data:",
    });
    await settled(page);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');

    /** Goes through `steps` pages of a product each, as a shop does that replaces its main part. */
    const walk = (first: number, steps: number) =>
      page.evaluate(
        async ([from, count]) => {
          for (let id = from; id < from + count; id += 1) {
            const main = document.createElement('main');
            const script = document.createElement('script');
            script.type = 'application/json';
            script.append(JSON.stringify({ product: { id, name: 'Vida' } }));
            for (const widget of ['product-quantity', 'add-to-cart-button']) {
              const container = document.createElement('div');
              Object.assign(container.dataset, { widget, load: 'eager', productId: id });
              main.append(container);
            }
            main.firstElementChild?.append(script);
            main.append(...Array.from({ length: 500 }, () => document.createElement('p')));
            document.querySelector('main')?.replaceWith(main);
            while (main.querySelectorAll('[data-vitrin-state=ready]').length < 2) await new Promise(requestAnimationFrame);
          }
        },
        [first, steps] as const,
      );

    await walk(900_000, 5);
    const before = await count(session);
    await walk(910_000, 20);
    expect((await count(session)).nodes).toBeLessThan(before.nodes * 1.5);
  });

  // A minute and more: `npm run endurance`.
  it.runIf(process.env.VITRIN_LONG)(
    'leave nothing behind either where they go in the middle of a request, 240 times',
    async () => {
      const { page, context, shop } = await demo.visit('/hepsi', { scenario: { as: 'administrator' }, before: countTimers });
      await settled(page);
      const session = await context.newCDPSession(page);
      await session.send('Performance.enable');

      /**
       * Puts containers in, in turns, and takes each out as soon as it has asked for something; `places` are theirs among all. Answers
       * with those that were still waiting for an answer then.
       */
      const breakOff = (places: readonly number[]) =>
        page.evaluate(async (turns) => {
          const containers = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
          const { prototype } = XMLHttpRequest;
          const send = prototype.send;
          const nextFrame = () => new Promise(requestAnimationFrame);
          let open = 0;
          const inTheMiddle: number[] = [];
          prototype.send = function watched(this: XMLHttpRequest, body) {
            open += 1;
            const end = () => {
              open -= 1;
            };
            this.addEventListener('loadend', end, { once: true });
            send.call(this, body);
          };
          for (const turn of turns) {
            const container = containers[turn];
            if (!container) throw new Error('the page has no container');
            const place = document.createComment('');
            container.dataset.load = 'eager';
            container.replaceWith(place);
            await nextFrame();
            place.replaceWith(container);
            // Its code is there: it asks within a few frames what it has to ask, if anything.
            for (let frame = 0; frame < 5 && open === 0; frame += 1) await nextFrame();
            if (open > 0) inTheMiddle.push(turn);
            container.replaceWith(place);
            await nextFrame();
            place.replaceWith(container);
          }
          prototype.send = send;
          return inTheMiddle;
        }, places);

      const roots = await page.locator('.vt-root').count();
      const asking = await breakOff([...(await page.locator('[data-widget]').all()).keys()]);
      /** At least 240 removals in the middle of a request. */
      const round = async () => {
        for (let removals = 0; removals < 240;) removals += (await breakOff(asking)).length;
        await settled(page);
        await atRest(page, session);
      };
      // The first ones compile the code, and fill what is kept on purpose.
      await round();
      await round();
      const before = await measure(session);
      const timers = await runningTimers(page);
      shop.requests.length = 0;

      await round();
      await expect.poll(() => page.locator('.vt-root').count()).toBe(roots);
      await expect.poll(async () => (await count(session)).listeners).toBeLessThanOrEqual(before.listeners);
      const after = await measure(session);
      // Those of a moment end by themselves.
      await expect.poll(() => runningTimers(page)).toBeLessThanOrEqual(timers);
      expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.05);
      expect(after.heap).toBeLessThan(before.heap * 1.02);
    },
    240_000,
  );
});
