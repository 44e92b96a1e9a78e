import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { withEdits } from '@/domain/cart/edits';
import type { Tabs } from '@/page/tabs';
import { readPage } from '@/page/readPage';
import { createTexts } from '@/i18n';
import texts from '@/i18n/locales/tr';
import { addToCart, changeCartItem, clearCart, loadCart, removeCartItem } from '@/data/cart/calls';
import { createStore, type AppStore } from '@/data/store';
import { silentServices } from '@/testing/services';
import { createReactions } from '..';
import { createFakeShop, type Fate } from './fakeShop';

const api = vi.hoisted((): { current: Record<string, (...args: never[]) => unknown> } => ({ current: {} }));
vi.mock('@/data/cart/api', () => {
  const names = ['fetchCart', 'postCartItem', 'patchCartItem', 'deleteCartItem', 'deleteCart'];
  const later =
    (name: string) =>
    (...args: never[]) =>
      api.current[name]?.(...args);
  return { ...Object.fromEntries(names.map((name) => [name, later(name)])), postOrder: undefined, postOffer: undefined };
});

const itemId = fc.integer({ min: 1, max: 5 });
const unit = fc.constantFrom(1, 2);
const quantity = fc.integer({ min: 1, max: 9 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('quantity' as const), itemId, quantity }) },
  fc.record({ kind: fc.constant('addQuantity' as const), itemId, addQuantity: quantity }),
  fc.record({ kind: fc.constant('unit' as const), itemId, unit }),
  fc.record({ kind: fc.constant('add' as const), productId: fc.constantFrom(101, 102, 103), unit, quantity }),
  fc.record({ kind: fc.constant('remove' as const), itemId }),
  { weight: 1, arbitrary: fc.constant({ kind: 'clear' as const }) },
  fc.constant({ kind: 'load' as const }),
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

function carryOut(store: AppStore, action: Step): Promise<unknown> {
  switch (action.kind) {
    case 'quantity':
      return store.dispatch(changeCartItem({ itemId: action.itemId, change: { quantity: action.quantity } }));
    case 'addQuantity':
      return store.dispatch(changeCartItem({ itemId: action.itemId, change: { addQuantity: action.addQuantity } }));
    case 'unit':
      return store.dispatch(changeCartItem({ itemId: action.itemId, change: { unit: action.unit } }));
    case 'add':
      return store.dispatch(addToCart(action));
    case 'remove':
      return store.dispatch(removeCartItem(action.itemId));
    case 'clear':
      return store.dispatch(clearCart());
    case 'load':
      return store.dispatch(loadCart());
  }
}

/** Two tabs on one shop; what one tells reaches the other whenever the scheduler lets it. */
function twoTabs(scheduler: fc.Scheduler): readonly AppStore[] {
  const i18n = createTexts('tr', texts, {});
  const stores: AppStore[] = [];
  const open = (place: number) => {
    const tell: Tabs['tell'] = () => {
      void scheduler.schedule(Promise.resolve(), 'news').then(() => stores[1 - place]?.dispatch(loadCart()));
    };
    const services = silentServices({ tabs: { tell } });
    const page = readPage(services.log);
    return createStore(page, services, createReactions({ ...services, i18n, routes: page.routes }));
  };
  stores.push(open(0), open(1));
  return stores;
}

const fate = fc.constantFrom<Fate>('answered', 'answered', 'answered', 'never arrived', 'answer lost', 'answer of unknown shape');

afterEach(() => {
  api.current = {};
});

it(
  'ends at what the server holds, whatever is done in two tabs, however calls fare and whenever answers come',
  { tags: ['S1-4.12', 'S1-7.07', 'D-11'], timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ tab: fc.constantFrom(0, 1), step }), { minLength: 1, maxLength: 8 }),
        fc.array(fate, { maxLength: 30 }),
        fc.scheduler(),
        async (steps, fates, scheduler) => {
          const shop = createFakeShop(scheduler, fates.values());
          api.current = shop;
          const stores = twoTabs(scheduler);
          for (const store of stores) void store.dispatch(loadCart());
          for (const { tab, step: action } of steps) {
            void scheduler.schedule(Promise.resolve(), `the shopper: ${action.kind}`).then(() => {
              const store = stores[tab];
              if (!store) return;
              void carryOut(store, action);
              const { items, confirmed, queue } = store.getState().cart;
              expect(items).toEqual(
                withEdits(
                  confirmed,
                  queue.flatMap(({ edit }) => edit ?? []),
                ),
              );
            });
          }
          await scheduler.waitIdle();
          // A tab whose fetch failed says so, and offers to repeat it.
          shop.heal();
          for (const store of stores) if (store.getState().cart.status === 'failed') void store.dispatch(loadCart());
          await scheduler.waitIdle();

          for (const store of stores) {
            const { items, queue, status } = store.getState().cart;
            expect({ status, queue }).toEqual({ status: 'ready', queue: [] });
            expect(items).toEqual(shop.lines());
          }
        },
      ),
      { numRuns: 1500 },
    );
  },
);

it('shows an edit at once, and takes it back where it fails', { tags: ['S1-3.10'] }, async () => {
  const scheduler = fc.sample(fc.scheduler(), 1)[0];
  if (!scheduler) throw new Error('no scheduler');
  const shop = createFakeShop(scheduler, (['answered', 'never arrived'] satisfies Fate[]).values());
  api.current = shop;
  const [store] = twoTabs(scheduler);
  if (!store) throw new Error('no store');
  void store.dispatch(loadCart());
  await scheduler.waitIdle();
  void store.dispatch(changeCartItem({ itemId: 1, change: { quantity: 7 } }));
  expect(store.getState().cart.items[0]?.quantity).toBe(7);
  await scheduler.waitIdle();
  expect(store.getState().cart).toMatchObject({
    items: [{ quantity: 1 }, {}],
    unsaved: [{ kind: 'quantity', itemId: 1, quantity: 7 }],
  });
});
