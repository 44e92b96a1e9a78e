import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Scenario } from '@mocks/shop/scenario';
import type { Shop } from '@mocks/shop/shop';
import { startDemoServer, type DemoServer } from '../../demo-theme/server';
import type { Engine, Tab } from './driver';
import { fill } from './goods';
import { sooner } from './hand';
import { ENGINE, openEngine } from './open';
import { startRelay, type Relay } from './relay';

const place = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export interface Visit {
  readonly tab: Tab;
  /** The server's side of this visitor's session. */
  readonly shop: Shop;
  readonly relay: Relay;
  /** Opens a page of the shop and waits until every widget that loads by itself is ready. */
  goTo(path: string): Promise<void>;
  /** Opens one in a further tab, in front. */
  newTab(path: string): Promise<Tab>;
}

export interface EngineShop {
  /** Whether the engine opens a second tab: WPE's own browser has one window alone. */
  readonly hasTabs: boolean;
  /** A visitor of the shop, new to it, on one of its pages, which `path` may choose from its goods. */
  visit(path: string | ((shop: Shop) => string), options?: VisitOptions): Promise<Visit>;
}

interface VisitOptions {
  readonly scenario?: Partial<Scenario>;
  /** Of the page, in CSS pixels; 1280 by default. */
  readonly width?: number;
  /** How many lines there are in the cart already; none by default. */
  readonly lines?: number;
}

/**
 * The demo shop on the built bundle in the engine that the environment names, for the flows of one file. After each
 * test nothing may have gone wrong on any of its pages: console, errors, rejections, policies, `vitrin:error`.
 */
export function engineShop(): EngineShop {
  let engine: Engine | undefined;
  let server: DemoServer;
  let tabs: Tab[] = [];
  let relays: Relay[] = [];

  beforeAll(async () => {
    server = await startDemoServer({ dist: place('dist') });
    engine = await openEngine();
    console.log(`Engine: ${engine.name}`);
  });
  afterEach(async ({ task }) => {
    const [endedTabs, endedRelays] = [tabs, relays];
    [tabs, relays] = [[], []];
    for (const tab of endedTabs.reverse()) {
      if (task.result?.state === 'fail') await keepPicture(tab, task.name);
      await tab.evaluate(toldAll);
      await tab.close();
    }
    for (const relay of endedRelays) await relay.close();
    expect(endedRelays.flatMap(({ records }) => records)).toEqual([]);
  });
  afterAll(async () => {
    await engine?.close();
    await server.close();
  });

  return {
    hasTabs: ENGINE !== 'wpe',
    async visit(path, { scenario = {}, width = 1280, lines = 0 } = {}) {
      const session = randomUUID();
      const shop = server.shopOf(session);
      // Consent to cookies, so that the banner lies over nothing that is clicked.
      shop.setScenario({ ...scenario, settings: { cookieAllowed: '1', ...scenario.settings } });
      fill(shop, lines);
      const relay = await startRelay(server.url, session);
      relays.push(relay);
      const open = async (next: string) => {
        if (!engine) throw new Error('the engine did not start');
        const tab = await engine.newTab(width);
        tabs.push(tab);
        await arrive(tab, relay.url + next);
        return tab;
      };
      const tab = await open(typeof path === 'string' ? path : path(shop));
      return { tab, shop, relay, goTo: (next) => arrive(tab, relay.url + next), newTab: open };
    },
  };
}

async function arrive(tab: Tab, url: string): Promise<void> {
  await tab.goTo(url);
  // WebKit's drivers answer before the page's own script has run.
  await sooner(() => tab.evaluate(() => window.vitrin?.ready.then(() => true)));
}

/** Waits until what the page has told has arrived. */
async function toldAll(): Promise<void> {
  await (window as Window & { recorded?: () => Promise<unknown> }).recorded?.();
}

async function keepPicture(tab: Tab, name: string): Promise<void> {
  const folder = place(`.cache/engines/${ENGINE}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name.replaceAll(/[^\p{L}\d]+/gu, '-')}.png`, await tab.screenshot());
}
