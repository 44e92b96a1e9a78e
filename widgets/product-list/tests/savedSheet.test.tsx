import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { container, leavePage, renderPage } from '@/testing/page';
import { tl } from '@/testing/productList';
import { PRODUCTS, showSheet, addAll, boxes, bar, TOGETHER } from './sheetPage';

it('shows what other pages have made of it where the browser brings a page back', async () => {
  const { user } = await showSheet();
  const [first] = boxes();
  if (!first) throw new Error('no box');
  await user.click(first);
  await user.keyboard('2{Enter}5{Enter}');
  expect(await bar()).toHaveTextContent('2 satır');
  const left = sessionStorage.getItem('vitrin:sheet') ?? '';
  const comeBack = () => fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  // Elsewhere the first was emptied and the third filled in.
  sessionStorage.setItem('vitrin:sheet', left.replace('"id":1002,', '"id":1004,'));
  comeBack();
  await waitFor(() => {
    expect(boxes().map(({ value }) => value)).toEqual(['', '5', '2']);
  });
  // A browser that keeps nothing knows of nothing else.
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  comeBack();
  expect(await bar()).toHaveTextContent('2 satır');
});

it('keeps the box of what is sold out by now, so that it can be emptied', async () => {
  const { user } = await showSheet();
  const [first] = boxes();
  if (!first) throw new Error('no box');
  await user.click(first);
  await user.keyboard('2{Enter}');
  leavePage();
  const items = PRODUCTS.map((each) => ({ ...each, quantity: each.id === 1002 ? 0 : 50 }));
  const page = await renderPage(container('product-list', { items }, TOGETHER));
  expect(await bar()).toHaveTextContent('1 satır');
  const [box] = boxes();
  expect(box).toHaveAccessibleName('Miktar: Ürün 1002');
  expect(box).toHaveAccessibleDescription('ADET için stok yetersiz');
  await page.user.clear(box ?? first);
  await page.user.tab();
  expect(await bar()).toHaveTextContent('0 satır');
});

it('counts what was filled in earlier with the prices and the stock of now', { tags: ['D-65'] }, async () => {
  const { user } = await showSheet();
  const [first] = boxes();
  if (!first) throw new Error('no box');
  await user.click(first);
  await user.keyboard('9{Enter}');
  expect(await bar()).toHaveTextContent('₺900,00');
  leavePage();
  const items = PRODUCTS.map((each) => ({ ...each, salePrice: { value: 150, currency: 'TL' }, quantity: 4 }));
  const { user: later, shop } = await renderPage(container('product-list', { items }, TOGETHER), {
    scenario: { settings: { cartStockControl: '0' } },
  });
  expect(await bar()).toHaveTextContent('₺1.350,00');
  await later.click(await addAll());
  await waitFor(async () => {
    expect(await bar()).toHaveTextContent('1 satır, 1 satır eklenemedi');
  });
  expect(shop.requests.some(({ call }) => call === 'cart.add')).toBe(false);
});

it('comes to nothing with what is sold in no unit any more', { tags: ['D-26'] }, async () => {
  const [usual] = PRODUCTS;
  const dozen = { id: 77, value: 'KOLİ', multiplier: 12, defaultPrice: tl(1200) };
  const item = { ...usual, units: [usual?.defaultUnit, dozen] };
  const { user } = await showSheet([item]);
  await user.selectOptions(screen.getByRole('combobox', { name: /^Birim/ }), '77');
  await user.type(boxes()[0] ?? document.body, '2{Enter}');
  expect(await bar()).toHaveTextContent('₺2.400,00');
  leavePage();
  await renderPage(container('product-list', { items: [{ ...item, salePrice: tl(0) }] }, TOGETHER));
  expect(await bar()).toHaveTextContent('1 satır');
  expect(screen.getByText('Stok sorunuz.')).toBeVisible();
  expect(await bar()).not.toHaveTextContent('₺');
});

it('is emptied by one press, which can be undone: of lines whose product is gone no box is left', async () => {
  const { user } = await showSheet();
  const [first] = boxes();
  if (!first) throw new Error('no box');
  await user.click(first);
  await user.keyboard('2{Enter}5{Enter}');
  leavePage();
  const page = await showSheet(PRODUCTS.slice(1));
  page.server.use(http.post('*/api/catalog/cart/1002', () => new HttpResponse(null, { status: 404 })));
  expect(await bar()).toHaveTextContent('2 satır');
  page.go();
  await page.user.click(await addAll());
  await waitFor(async () => {
    expect(await bar()).toHaveTextContent('1 satır, 1 satır eklenemedi');
  });
  await page.user.click(within(await bar()).getByRole('button', { name: 'Boşalt' }));
  expect(await bar()).toHaveTextContent('1 satır silindi.');
  await waitFor(() => {
    expect(document.querySelector('.vt-announcer')).toHaveTextContent('1 satır silindi.');
  });
  const undo = within(await bar()).getByRole('button', { name: 'Geri al' });
  expect(undo).toHaveFocus();
  await page.user.keyboard('{Enter}');
  expect(await bar()).toHaveTextContent(/^₺200,001 satır/);
  await page.user.click(within(await bar()).getByRole('button', { name: 'Boşalt' }));
  leavePage();
  await showSheet();
  expect(await bar()).toHaveTextContent(/^0 satır/);
  expect(within(await bar()).getAllByRole('button')).toHaveLength(1);
});

/** Leaves the page while the first line that `keys` fill in is on its way; answers with the shop, which has not carried it out. */
async function leaveWhileSending(keys: string) {
  const { user, shop, asked } = await showSheet();
  const [first] = boxes();
  if (!first) throw new Error('no box');
  await user.click(first);
  await user.keyboard(keys);
  await user.click(await addAll());
  await waitFor(() => {
    expect(asked).toEqual(['1002: 2']);
  });
  leavePage();
  return shop;
}

it('is left over a reload by a line that was on its way then, and came to the shop', { tags: ['D-66'] }, async () => {
  const shop = await leaveWhileSending('2{Enter}5{Enter}');
  shop.cart.add('1002', '10021', 2);
  await renderPage(container('product-list', { items: PRODUCTS }, TOGETHER), { shop });
  await waitFor(() => {
    expect(boxes().map(({ value }) => value)).toEqual(['', '5', '']);
  });
  expect(await bar()).toHaveTextContent(/1 satır Boşalt/);
});

it('says of a line that was on its way then, and did not come, that it was not added', { tags: ['D-66'] }, async () => {
  const shop = await leaveWhileSending('2{Enter}');
  await renderPage(container('product-list', { items: PRODUCTS }, TOGETHER), { shop });
  expect(await bar()).toHaveTextContent('1 satır, 1 satır eklenemedi');
});
