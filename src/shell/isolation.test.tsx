import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createShop } from '@mocks/shop/shop';
import type { Registry, RegistryEntry } from '@/runtime/registryEntry';
import { registry } from '../../registry';
import { eagerContainer, renderPage } from '@/testing/page';
import { everyContainer } from '../../demo-theme/pages/everything';

/** Which widget breaks at present, and when. */
const fault = { widget: '', when: '' };

function Breakable({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const breaks = fault.widget === name ? fault.when : '';
  if (breaks === 'render') throw new Error('broken on purpose');
  useEffect(() => {
    if (breaks === 'effect') throw new Error('broken on purpose');
  });
  return breaks === 'handler' ? (
    <>
      <button
        onClick={() => {
          throw new Error('broken on purpose');
        }}
      >
        Bozuk
      </button>
      {children}
    </>
  ) : (
    children
  );
}

/** Every widget's code, so that the widget can be broken. */
const breakable: Registry = Object.fromEntries(
  Object.entries(registry).map(([name, entry]): [string, RegistryEntry] => [
    name,
    {
      ...entry,
      async load() {
        const { default: widget } = await entry.load();
        const prepare: typeof widget.prepare = (raw, surroundings) => {
          const prepared = widget.prepare(raw, surroundings);
          return prepared.ok ? { ok: true, value: <Breakable name={name}>{prepared.value}</Breakable> } : prepared;
        };
        return { default: { ...widget, prepare } };
      },
    },
  ]),
);

const shop = createShop({ as: 'administrator' });
const all = everyContainer(shop);
/** Looked for among the children of the page alone: jsdom takes its time to go through all that 25 widgets hold. */
const find = (name: string) =>
  [...document.body.children].filter((each) => each instanceof HTMLElement).find(({ dataset }) => dataset.widget === name);
const state = (name: string) => find(name)?.dataset.vitrinState;

const MOMENTS = ['render', 'effect', 'handler'] as const;
/** Each widget breaks while rendering. After it and in use it is not the widget that catches, so one of them is enough. */
const momentsOf = (index: number) => MOMENTS.filter((moment, place) => moment === 'render' || index === place);

/** Takes a widget's container out of the page and puts a new one into its place, with fallback content. */
function renew(name: string): void {
  const one = all.find(({ widget }) => widget === name);
  const template = document.createElement('template');
  if (one) template.innerHTML = eagerContainer(one).replace('</div>', '<p>Yedek içerik</p></div>');
  find(name)?.replaceWith(template.content);
}

describe('a widget that fails', () => {
  it(
    'takes no other one with it while it renders: every one; nor one that breaks after that, or when it is used',
    { tags: ['S2-2.02'], timeout: 240_000 },
    async () => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      // jsdom has none; the carousel asks it whether it may move by itself.
      vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
      const uncaught = vi.fn((event: ErrorEvent) => {
        event.preventDefault();
      });
      window.addEventListener('error', uncaught);
      await renderPage(all.map(eagerContainer).join(''), { shop, bundle: { registry: breakable } });
      // All widgets are loaded and rendered in one wait: half of the test's own limit.
      await waitFor(
        () => {
          expect(all.map(({ widget }) => widget).filter((name) => state(name) !== 'ready')).toEqual([]);
        },
        { timeout: 120_000 },
      );

      expect(all.map(({ widget }) => widget).sort()).toEqual(Object.keys(registry).sort());

      const user = userEvent.setup();
      for (const [index, { widget }] of all.entries()) {
        const others = all.map(({ widget: name }) => name).filter((name) => name !== widget);
        const roots = others.map((name) => find(name)?.querySelector('.vt-root'));
        for (const when of momentsOf(index)) {
          Object.assign(fault, { widget, when });
          renew(widget);
          if (when === 'handler') {
            await user.click(await screen.findByText('Bozuk'));
            expect(uncaught).toHaveBeenCalled();
            uncaught.mockClear();
          } else {
            await waitFor(() => {
              expect(state(widget), `${widget}, broken in its ${when}`).toBe('error');
            });
            expect(find(widget)).toHaveTextContent('Yedek içerik');
          }
          expect(
            others.filter((name) => state(name) !== 'ready'),
            `after ${widget} broke in its ${when}`,
          ).toEqual([]);
          expect(others.map((name) => find(name)?.querySelector('.vt-root'))).toEqual(roots);
        }
        fault.widget = '';
        renew(widget);
        await waitFor(() => {
          expect(state(widget)).toBe('ready');
        });
      }
      window.removeEventListener('error', uncaught);
    },
  );
});
