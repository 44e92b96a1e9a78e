import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { SetupServer } from 'msw/node';
import { startStandIn } from '@mocks/node';
import { pageData } from '@mocks/pageData';
import type { Scenario } from '@mocks/shop/scenario';
import { createShop, type Shop } from '@mocks/shop/shop';
import type { VitrinEventName } from '@/contract/events';
import type { Bundle } from '@/runtime/bundle';
import type { RegistryEntry } from '@/runtime/registryEntry';
import { start, type Started } from '@/runtime/start';
import { bundle } from '../../registry/bundle';

export interface PageOptions {
  /** What the shop is like; by default a healthy shop with a customer logged in. */
  readonly scenario?: Partial<Scenario>;
  /** Replaces parts of the page JSON; `null` leaves the page JSON out. */
  readonly page?: Readonly<Record<string, unknown>> | null;
  /** Replaces parts of what the script is made of. */
  readonly bundle?: Partial<Bundle>;
  /** Address of the page: path and query. */
  readonly url?: string;
  /** A session to go on with: the next page of the same visitor. */
  readonly shop?: Shop;
}

export interface PageInTest {
  readonly shop: Shop;
  readonly user: UserEvent;
  /** What happened on the page, in order: the contract's events by name. */
  readonly events: CustomEvent[];
  /** What answers the page's calls; a test puts answers of its own before the shop's. */
  readonly server: SetupServer;
  /** Ends Vitrin on the page, which stays. */
  stop(): void;
}

let started: Started | null = null;
let server: SetupServer | null = null;
/** Of the test's own listeners on the page. */
let ending = new AbortController();
const unhandled: string[] = [];

/** All of the contract: one that is forgotten here would pass for one that nobody dispatched. */
const EVENTS = Object.keys({
  'vitrin:ready': true,
  'vitrin:error': true,
  'vitrin:cart-changed': true,
  'vitrin:before-add': true,
  'vitrin:added-to-cart': true,
  'vitrin:add-refused': true,
  'vitrin:action-failed': true,
  'vitrin:quick-order-added': true,
  'vitrin:list-viewed': true,
  'vitrin:product-viewed': true,
  'vitrin:search': true,
  'vitrin:currency-changed': true,
  'vitrin:before-order': true,
  'vitrin:order-placed': true,
  'vitrin:offer-requested': true,
  'vitrin:order-unconfirmed': true,
  'vitrin:payment-succeeded': true,
  'vitrin:page-data-changed': true,
  'vitrin:before-navigate': true,
} satisfies Record<VitrinEventName, true>);

/** A server-rendered page in the test's document, with the script started on it, as a browser would; the page before is left. */
export function renderPage(html: string, options: PageOptions = {}): Promise<PageInTest> {
  unhandled.push(...leavePage());
  const shop = options.shop ?? createShop(options.scenario);
  server = startStandIn(shop);
  server.events.on('request:unhandled', ({ request }) => unhandled.push(`${request.method} ${request.url}`));

  history.replaceState(null, '', options.url ?? '/');
  document.head.innerHTML = `<meta name="csrf-token" content="${shop.csrfToken}">`;
  document.body.innerHTML = html;
  if (options.page !== null) document.body.append(pageScript({ ...pageData(shop), ...options.page }));

  const events: CustomEvent[] = [];
  for (const name of EVENTS)
    document.addEventListener(name, (event) => events.push(event as CustomEvent), { signal: ending.signal });
  started = start({ ...bundle, ...options.bundle });
  return Promise.resolve({ shop, events, server, user: userEvent.setup(), stop: started.stop });
}

/** Leaves the page: nothing of it lives on. Answers with the requests that nobody had a handler for. */
export function leavePage(): string[] {
  started?.stop();
  started = null;
  ending.abort();
  ending = new AbortController();
  server?.close();
  server = null;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  return unhandled.splice(0);
}

type Load = RegistryEntry['load'];

/** What the script is made of, with another way to the code of a widget: what `change` makes of its own. */
export function withLoad(widget: string, change: (own: Load) => Load): Pick<Bundle, 'registry'> {
  const { registry } = bundle;
  const entry = registry[widget];
  if (!entry) throw new Error(`the registry has no ${widget}`);
  return { registry: { ...registry, [widget]: { ...entry, load: change(entry.load) } } };
}

interface EagerWidget {
  readonly widget: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly data?: object;
}

/** A container that holds `data` as its child JSON. */
export function container(widget: string, data?: object, attributes = ''): string {
  const json = data ? `<script type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>` : '';
  return `<div data-widget="${widget}" ${attributes}>${json}</div>`;
}

/** The same of a widget of `demo-theme/pages/everything.ts`, which loads at once. */
export function eagerContainer({ widget, attributes = {}, data }: EagerWidget): string {
  const given = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return container(widget, data, ['data-load="eager"', ...given].join(' '));
}

function pageScript(data: object): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'vitrin-page';
  script.textContent = JSON.stringify(data);
  return script;
}

/** Answers with all that the page has said aloud since, in order. */
export function watchSaid(): () => readonly string[] {
  const region = document.querySelector('.vt-announcer');
  if (!region) throw new Error('the page has no live region');
  const said: string[] = [];
  const note = () => {
    if (region.textContent) said.push(region.textContent);
  };
  const watching = new MutationObserver(note);
  watching.observe(region, { childList: true });
  return () => said;
}
