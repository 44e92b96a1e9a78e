// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SetupServer } from 'msw/node';
import { startStandIn } from '../node';
import { createShop } from '../shop/shop';
import { plentiful } from './goods';

const shop = createShop();
let standIn: SetupServer;
beforeEach(() => {
  standIn = startStandIn(shop);
});
afterEach(() => {
  standIn.close();
});

it('understands the form data that a page’s XMLHttpRequest sends', async () => {
  const { product, unit } = plentiful(shop);
  const form = new FormData();
  form.set('quantity', '4');
  form.set('productValue', String(unit.id));
  const status = await new Promise<number>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/catalog/cart/${product.id}`);
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    request.setRequestHeader('X-CSRF-Token', shop.csrfToken);
    request.addEventListener('load', () => resolve(request.status));
    request.addEventListener('error', reject);
    request.send(form);
  });
  expect(status).toBe(200);
  expect(shop.cart.items().map(({ quantity }) => quantity)).toEqual([4]);
});
