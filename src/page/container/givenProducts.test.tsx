import { afterEach, expect, it } from 'vitest';
import { product } from '@/testing/productList';
import { container } from '@/testing/page';
import { createGivenProducts } from './givenProducts';

afterEach(() => {
  document.body.replaceChildren();
});

const list = (...ids: number[]) => container('product-list', { items: ids.map((id) => product(id)) });
const json = () => document.querySelector('script[type="application/json"]') ?? document.body;

it('reads what a container gives once, for as many as name it', () => {
  document.body.innerHTML = list(1, 2) + container('product-price', { product: product(2, { name: 'Somun' }) });
  const { find } = createGivenProducts();
  const first = find('2');
  expect(first).toMatchObject({ id: 2, name: product(2, {}).name });
  expect(find('2')).toBe(first);
  expect(find('3')).toBeUndefined();
  expect(find('2')).toBe(first);
});

it('takes the next container that gives it where the first one cannot be read', () => {
  document.body.innerHTML =
    container('product-list', { items: [{ id: 2 }] }) + container('product-price', { product: product(2) });
  expect(createGivenProducts().find('2')).toMatchObject({ id: 2 });
});

it('takes a product as far as it can be read, as the container does that gives it', { tags: ['D-68'] }, () => {
  const units = [{ id: 20, value: 'ADET' }, { value: 'KOLI' }];
  document.body.innerHTML = container('product-list', { items: [product(2, { units, inventory: [7] })] });
  expect(createGivenProducts().find('2')).toBeUndefined();
  document.body.innerHTML = container('product-list', { items: [product(2, { units })] });
  expect(createGivenProducts().find('2')?.units).toMatchObject([{ value: 'ADET' }]);
});

it('follows texts that change, and containers that come and go', () => {
  document.body.innerHTML = list(1);
  const { find, forget } = createGivenProducts();
  const before = find('1');
  json().textContent = JSON.stringify({ items: [product(1, { name: 'Somun' })] });
  expect(find('1')).toMatchObject({ name: 'Somun' });
  expect(find('1')).not.toBe(before);

  document.body.insertAdjacentHTML('afterbegin', container('product-price', { product: product(1, { name: 'Pul' }) }));
  forget();
  expect(find('1')).toMatchObject({ name: 'Pul' });
  document.body.replaceChildren();
  expect(find('1')).toBeUndefined();
});
