import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { container, renderPage, watchSaid } from '@/testing/page';
import { product, showList, showProducts, table } from '@/testing/productList';
import { asksBeforeLeaving, stayingHere } from '@/testing/requests';
import { addButton, packed, quantityOf, showOne } from './addingPage';

const left = stayingHere();

/** Name of the first product on the page that has an add button. */
const firstAddable = () =>
  screen
    .getAllByRole('button', { name: /^Sepete ekle/ })[0]
    ?.getAttribute('aria-label')
    ?.replace('Sepete ekle: ', '') ?? '';

it('orders a thousand for "1.000", and says what it takes for no number', { tags: ['D-63'] }, async () => {
  const { user, shop } = await showList('/hirdavat/vida', { scenario: { settings: { cartStockControl: '1' } } });
  await table();
  const name = firstAddable();
  const said = watchSaid();
  await user.clear(quantityOf(name));
  await user.type(quantityOf(name), '1.000{Enter}');
  expect(quantityOf(name)).toHaveValue('1000');
  await waitFor(() => {
    expect(shop.requests.find(({ call }) => call === 'cart.add')?.body).toMatchObject({ quantity: '1000' });
  });
  await waitFor(() => {
    expect(said()).toContain(`${name} sepete eklendi`);
  });
  await user.clear(quantityOf(name));
  await user.type(quantityOf(name), 'beş{Enter}');
  expect(quantityOf(name)).toHaveValue('1');
  await waitFor(() => {
    expect(said()).toContainEqual(expect.stringContaining(`Miktar 1 olarak alındı: ${name}`));
  });
});

it('adds what is typed where the button is pressed by voice or a script, which moves no focus', { tags: ['D-63'] }, async () => {
  const { user, shop } = await showList('/hirdavat/vida', { scenario: { settings: { cartStockControl: '1' } } });
  await table();
  const name = firstAddable();
  const button = await addButton(name);
  await user.clear(quantityOf(name));
  await user.type(quantityOf(name), '12');
  button.click();
  await waitFor(() => {
    expect(shop.requests.find(({ call }) => call === 'cart.add')?.body).toMatchObject({ quantity: '12' });
  });
});

it('takes the first of several cells that are pasted, and never makes one number of them', { tags: ['D-63'] }, async () => {
  const { user } = await showList('/hirdavat/vida');
  await table();
  const name = firstAddable();
  await user.click(quantityOf(name));
  await user.paste('5\r\n10\r\n3\r\n');
  expect(quantityOf(name)).toHaveValue('5');
});

it('goes past a cart that does not come, and shows it once it does', { tags: ['D-11'] }, async () => {
  const { user, shop } = await showList('/hirdavat/vida', { scenario: { faults: { 'cart.get': 'timeout' } } });
  await table();
  const carts = () => shop.requests.filter(({ call }) => call === 'cart.get').length;
  await waitFor(() => {
    expect(carts()).toBe(1);
  });
  await user.click(await addButton(firstAddable()));
  await waitFor(() => {
    expect(document.querySelector('[aria-live]')).toHaveTextContent('sepete eklendi');
  });
  shop.setScenario({ faults: {} });
  await waitFor(() => {
    expect(carts()).toBeGreaterThan(1);
  });
  expect(shop.requests.filter(({ call }) => call === 'cart.add')).toHaveLength(1);
});

it('sends quantity and unit, says so, and keeps the quantity', { tags: ['S1-3.02', 'D-28'] }, async () => {
  const { user, shop, events } = await showList('/hirdavat/vida');
  await table();
  const name = firstAddable();
  await user.clear(quantityOf(name));
  await user.type(quantityOf(name), '2');
  await user.click(await addButton(name));
  await waitFor(() => {
    expect(shop.cart.items()).toMatchObject([{ quantity: 2, product: { name } }]);
  });
  await waitFor(() => {
    expect(document.querySelector('[aria-live]')).toHaveTextContent(`${name} sepete eklendi`);
  });
  expect(await addButton(name)).toBeEnabled();
  expect(quantityOf(name)).toHaveValue('2');
  expect(events.filter(({ type }) => type === 'vitrin:added-to-cart').map(({ target }) => target)).toEqual([
    document.querySelector('[data-widget]'),
  ]);
});

it('disables only the button of the product that is being added', { tags: ['S1-4.06'] }, async () => {
  const { user, shop } = await showProducts([product(1), product(2)], { scenario: { faults: { 'cart.add': 'timeout' } } });
  await user.dblClick(await addButton());
  expect(await addButton()).toBeDisabled();
  expect(await addButton()).toHaveAttribute('aria-busy', 'true');
  expect(await addButton('Ürün 2')).toBeEnabled();
  await waitFor(() => {
    expect(shop.requests.filter(({ call }) => call === 'cart.add')).toHaveLength(1);
  });
});

describe('quantities', () => {
  it.each([
    ['', '1'],
    ['abc', '1'],
    ['0', '1'],
    ['-3', '1'],
    ['250', '250'],
    ['2,9', '2'],
  ])('takes %j for %s', { tags: ['S1-5.01'] }, async (text, amount) => {
    const { user } = await showOne();
    await user.clear(quantityOf());
    if (text) await user.type(quantityOf(), text);
    await user.tab();
    expect(quantityOf()).toHaveValue(amount);
  });

  it('go up as far as the stock that the cart leaves, and down to one', { tags: ['S1-5.03', 'D-28'] }, async () => {
    const { user } = await showOne({ quantity: 30, defaultUnit: packed });
    await user.click(quantityOf());
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(quantityOf()).toHaveValue('2');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(quantityOf()).toHaveValue('1');
  });

  it('go beyond it where the shop lets the cart exceed stock', { tags: ['S1-3.26', 'D-23'] }, async () => {
    const { user } = await showOne({ quantity: 1 }, { scenario: { settings: { cartStockControl: '1' } } });
    await user.click(quantityOf());
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(quantityOf()).toHaveValue('3');
  });
});

it.each([
  ['the product', { variantCheck: 0 }, {}],
  ['the list', {}, { variantCheck: { 1: 0 } }],
])(
  "leads to the product's page where a variant must be chosen, as %s says",
  { tags: ['S1-3.16', 'S1-5.08', 'D-31'] },
  async (_, change, data) => {
    const { user, shop } = await showProducts([product(1, change)], {}, data);
    await user.click(await addButton());
    expect(await screen.findByText('Ürün sayfasına yönlendiriliyorsunuz... Varyant Seçiniz!')).toBeVisible();
    await waitFor(() => {
      expect(left()).toEqual(['/urun-1-p-1']);
    });
    // Who comes back finds no word of a way that lies behind.
    await waitFor(() => {
      expect(screen.queryByText(/yönlendiriliyorsunuz/)).toBeNull();
    });
    expect(shop.requests.some(({ call }) => call === 'cart.add')).toBe(false);
  },
);

it.each([
  ['customer', 1],
  ['visitor', 0],
] as const)('two lists fetch the cart of a %s %d time(s)', async (as, times) => {
  const html = container('product-list') + container('product-list', undefined, 'data-path="/hirdavat/vida"');
  const { shop } = await renderPage(html, { url: '/hirdavat', scenario: { as } });
  await waitFor(() => {
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^212/),
      expect.stringMatching(/^35/),
    ]);
  });
  expect(shop.requests.filter(({ call }) => call === 'cart.get')).toHaveLength(times);
});

it('counts what the cart holds against the stock', { tags: ['S1-5.06'] }, async () => {
  const { user, shop } = await showList('/hirdavat/vida');
  await table();
  const name = firstAddable();
  const { quantity, defaultUnit } = shop.catalogue.all.find((candidate) => candidate.name === name) ?? {};
  const whole = Math.floor((quantity ?? 0) / (defaultUnit?.multiplier ?? 1));
  await user.clear(quantityOf(name));
  await user.type(quantityOf(name), String(whole));
  await user.click(await addButton(name));
  await waitFor(() => {
    expect(shop.cart.items()).toHaveLength(1);
  });
  await waitFor(async () => {
    expect(await addButton(name)).toBeEnabled();
  });
  await user.click(await addButton(name));
  expect(await screen.findByText(/adet bulunmamaktadır!/)).toBeVisible();
  expect(shop.cart.items()).toMatchObject([{ quantity: whole }]);
});

it('stays silent where the cart cannot be fetched at page load', { tags: ['S1-8.07', 'F-cart.get'] }, async () => {
  const error = vi.spyOn(console, 'error');
  const { shop, user } = await showOne({}, { scenario: { faults: { 'cart.get': '401' } } });
  await waitFor(() => {
    expect(shop.requests.map(({ status }) => status)).toEqual([401]);
  });
  // A message of that would have come before this one.
  await user.click(quantityOf());
  await user.keyboard('51{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Bu üründen 51 adet bulunmamaktadır/);
  expect(left()).toEqual([]);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

it('opens the login unasked where the session has ended, though other adds still wait', { tags: ['D-5'] }, async () => {
  await showList('/hirdavat/vida', { scenario: { faults: { 'cart.add': '401' } } });
  await table();
  const asks: boolean[] = [];
  document.addEventListener('vitrin:before-navigate', () => asks.push(asksBeforeLeaving()), { once: true });
  for (const button of screen.getAllByRole('button', { name: /^Sepete ekle/ }).slice(0, 4)) button.click();
  expect(asksBeforeLeaving()).toBe(true);
  await waitFor(() => {
    expect(asks).toEqual([false]);
  });
});
