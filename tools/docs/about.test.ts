import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registry } from '../../registry';
import { COMMON_ATTRIBUTES } from '../../src/diagnostics/known';
import { blocksOf } from './documents';
import { textOf } from './source/files';
import { settingsReadBy } from './source/settingsRead';
import { WIDGETS } from './widgets';
import { callsOf, readOpenApi } from '../openapi/document';

/** `data-order-no` as a container's data have it (contract §2). */
const keyOf = (attribute: string) =>
  attribute.slice('data-'.length).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Whether an attribute is the widget's own: those that any container may have are read where they stand. */
const isOwn = (attribute: string) => !COMMON_ATTRIBUTES.includes(attribute);

/** The data of the container in a page's example. */
function exampleData(name: string): Readonly<Record<string, unknown>> {
  const container = new RegExp(`<div data-widget="${name}"([^]*?)>([^]*)`).exec(
    blocksOf(`docs/widgets/${name}.md`, 'html')[0] ?? '',
  );
  const [, tag = '', inner = ''] = container ?? [];
  const options = [...tag.matchAll(/(data-[\w-]+)="([^"]*)"/g)].map(([, attribute = '', value]) => [keyOf(attribute), value]);
  const json = /^\s*<script type="application\/json">([^]*?)<\/script>/.exec(inner)?.[1];
  return { ...(Object.fromEntries(options) as object), ...(json ? (JSON.parse(json) as object) : {}) };
}

/** What stands in the widget's own files, but for its tests. */
const codeOf = (name: string) =>
  readdirSync(`widgets/${name}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('test'))
    .map((file) => textOf(`widgets/${name}/${file}`));

/** The data, and which of its keys are asked for, there or not. */
function watched(data: object): { readonly data: object; readonly asked: ReadonlySet<string> } {
  const asked = new Set<string>();
  const note = (key: string | symbol) => {
    if (typeof key === 'string') asked.add(key);
  };
  return {
    asked,
    data: new Proxy(data, {
      get: (target, key) => {
        note(key);
        return Reflect.get(target, key) as unknown;
      },
      has: (target, key) => {
        note(key);
        return Reflect.has(target, key);
      },
    }),
  };
}

/** The widgets that make any of these calls. */
const callersOf = (...names: readonly string[]) =>
  callsOf(readOpenApi())
    .filter(({ operationId }) => names.includes(operationId))
    .flatMap((call) => call['x-callers']);
/** Those whose failure the page's scripts are told of (`vitrin:action-failed`). */
const TOLD = ['cart.add', 'cart.change', 'cart.remove', 'cart.clear', 'cart.order', 'cart.offer', 'settings', 'cookies'];

it.each([
  ['vitrin:action-failed', callersOf(...TOLD)],
  ['vitrin:order-unconfirmed', callersOf('cart.order', 'cart.offer')],
] as const)('%s is told of by the widgets that cause it, and by no other', (event, callers) => {
  const telling = WIDGETS.filter(({ about }) => about.pageEvents?.includes(event)).map(({ name }) => name);
  expect(telling.sort()).toEqual([...new Set(callers)].filter((name) => name !== 'window.vitrin').sort());
});

describe.each(WIDGETS.map(({ name, about }) => [name, about] as const))(
  'what is told of %s',
  (name, { options = {}, data = {}, page = [], needsOfPage = [], events = [], pageEvents = [] }) => {
    const prepare = async (raw: object) => {
      const widget = (await registry[name]?.load())?.default;
      if (!widget) throw new Error(`no code for ${name}`);
      return widget.prepare(raw, { findProduct: () => undefined });
    };

    it('names every key of a container that it reads, and no other', async () => {
      const { data: example, asked } = watched(exampleData(name));
      await prepare(example);
      const told = new Set([...Object.keys(options).filter(isOwn).map(keyOf), ...Object.keys(data)]);
      expect([...asked].sort()).toEqual([...told].sort());
    });

    it('names an option of its own where one says the same', () => {
      const instead = Object.values(data).flatMap(({ orOption }) => orOption ?? []);
      expect(Object.keys(options)).toEqual(expect.arrayContaining(instead));
    });

    it('names the routes, and the facts of the shop, that its own files read', () => {
      const read = codeOf(name).flatMap((text) => text.match(/\b(?:routes|store)\.[a-z]\w*/g) ?? []);
      expect(page).toEqual(expect.arrayContaining(read.filter((key) => key !== 'store.getState')));
    });

    it('names the events that its own files dispatch', () => {
      const dispatched = codeOf(name).flatMap((text) =>
        [...text.matchAll(/\b(?:emit|ask)\(\s*\w+, '(vitrin:[\w-]+)'/g)].map(([, event = '']) => event),
      );
      const told: readonly string[] = [...events, ...pageEvents];
      expect(dispatched.filter((event) => !told.includes(event))).toEqual([]);
    });

    it('names what the customer may order for and owes where it reads whether that is limited', () => {
      const limit = settingsReadBy(name).includes('settings.b2b_risk_limit_islem') ? ['user.risk_limit', 'debitAging'] : [];
      expect(page).toEqual(expect.arrayContaining(limit));
    });

    it('names the login only where it asks the shop for something', () => {
      const asks = callsOf(readOpenApi()).some((call) => call['x-callers'].includes(name));
      expect(page.includes('routes.login') && !asks).toBe(false);
    });

    it('needs no setting that it does not read', () => {
      const needed = needsOfPage.filter((key) => key.startsWith('settings.'));
      expect(settingsReadBy(name)).toEqual(expect.arrayContaining(needed));
    });

    it('calls required what it cannot do without', async () => {
      const example = exampleData(name);
      for (const [key, { required, orOption }] of Object.entries(data)) {
        if (!(key in example)) continue;
        const rest = Object.fromEntries(Object.entries(example).filter(([each]) => each !== key));
        const isRefused = !(await prepare(rest)).ok && (await prepare(example)).ok;
        // What an option can say as well is required in one of the two ways.
        expect([key, isRefused]).toEqual([key, required === true || orOption !== undefined]);
      }
    });
  },
);
