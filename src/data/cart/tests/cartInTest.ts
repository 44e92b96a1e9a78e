import * as v from 'valibot';
import type { SetupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startStandIn } from '@mocks/node';
import { createShop } from '@mocks/shop/shop';
import type { Unit } from '@/domain/product';
import { readPage } from '@/page/readPage';
import { productSchema } from '@/schemas/product';
import { silentServices } from '@/testing/services';
import { listSlice } from '../../list/slice';
import { purchaseSlice } from '../../purchase';
import { createStore, type AppStore } from '../../store';
import { addToCart } from '../calls';

/** A shop for the tests of one file, a product of it, and stores of pages that ask it. */
export function cartInTest() {
  const shop = createShop();
  let standIn: SetupServer;
  beforeAll(() => {
    standIn = startStandIn(shop);
  });
  afterAll(() => {
    standIn.close();
  });
  beforeEach(() => {
    shop.reset();
    document.head.innerHTML = `<meta name="csrf-token" content="${shop.csrfToken}">`;
  });

  // Sold by the piece, and enough of it.
  const raw = shop.catalogue.all.find(({ quantity, units }) => Number(quantity) > 500 && units.length > 1);
  const product = v.parse(productSchema, raw);
  const [unit, otherUnit] = product.units as [Unit, Unit];

  const asked = () => shop.requests.map(({ call }) => call);
  const quantities = () => shop.cart.items().map(({ quantity }) => quantity);
  /** Adds 3 of the product; answers with the id of its line. */
  const fill = async (store: AppStore) => {
    const { id } = await store.dispatch(addToCart({ productId: product.id, quantity: 3, unit: unit.id })).unwrap();
    return id;
  };
  return { shop, product, unit, otherUnit, asked, quantities, fill };
}

/** A store of a page, and the types of what was dispatched. */
export function openStore(settings: object = {}, ending = new AbortController().signal) {
  document.body.innerHTML = `<script type="application/json" id="vitrin-page">${JSON.stringify({ settings })}</script>`;
  const services = silentServices({ ending });
  const done: string[] = [];
  const store = createStore(readPage(services.log), services, () => (next) => (action) => {
    done.push((action as { type: string }).type);
    return next(action);
  });
  store.addSlices([purchaseSlice, listSlice]);
  return { store, done };
}
