import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { container, renderPage } from '@/testing/page';
import { box, product, rowOf, showList, showProducts, table } from '@/testing/productList';
import { SENT_LINE } from '@/testing/requests';

const mark = (name: string | RegExp) => screen.findByRole('button', { name });

describe('what is in the cart', () => {
  it('stands at its row, and is changed and removed there', { tags: ['D-80', 'D-11'] }, async () => {
    const { user, shop } = await showList('/hirdavat/vida');
    await table();
    const add = screen.getAllByRole('button', { name: /^Sepete ekle/ })[0];
    const name = add?.getAttribute('aria-label')?.replace('Sepete ekle: ', '') ?? '';
    const boxes = within(rowOf(name));
    await user.click(boxes.getByRole('spinbutton'));
    await user.keyboard('3{Enter}');
    await user.click(await mark(new RegExp(`^Sepette 3 \\S+, değiştir: ${name}$`)));
    const lines = within(await screen.findByRole('group', { name: `Sepetteki: ${name}` }));
    const quantity = lines.getByRole('spinbutton');
    expect(quantity).toHaveFocus();
    await user.keyboard('5{Enter}');
    await waitFor(() => {
      expect(shop.cart.items()).toMatchObject([{ quantity: 5 }]);
    });
    await user.keyboard('{Escape}');
    const now = await mark(new RegExp(`^Sepette 5 `));
    expect(now).toHaveFocus();
    await user.click(now);
    await user.click(await screen.findByRole('button', { name: `Sepetten çıkar: ${name}` }));
    await waitFor(() => {
      expect(shop.cart.items()).toEqual([]);
    });
    expect(screen.queryByText(/^Sepette/)).toBeNull();
    expect(boxes.getByRole('spinbutton')).toHaveFocus();
  });

  it('stands on a card as well', async () => {
    const { user } = await showList('/hirdavat/vida?view=grid');
    await screen.findAllByRole('listitem');
    const [add] = await screen.findAllByRole('button', { name: /^Sepete ekle/ });
    if (!add) throw new Error('no card can be added');
    await user.click(add);
    expect(await mark(/^Sepette 1 /)).toBeVisible();
  });

  it('is closed where its lines have gone meanwhile: one that comes later takes no focus', async () => {
    const { user } = await showList('/hirdavat/vida?view=grid');
    const [add] = await screen.findAllByRole('button', { name: /^Sepete ekle/ });
    if (!add) throw new Error('no card can be added');
    await user.click(add);
    await user.click(await mark(/^Sepette 1 /));
    await screen.findByRole('group', { name: /^Sepetteki: / });
    await window.vitrin?.cart.clear();
    await waitFor(() => {
      expect(screen.queryByText(/^Sepette/)).toBeNull();
    });
    await user.click(add);
    expect(await mark(/^Sepette 1 /)).toHaveAttribute('aria-expanded', 'false');
    expect(add).toHaveFocus();
  });

  it('leaves the focus at its product where no more of it can be added', async () => {
    const { user, server } = await renderPage('');
    const line = { ...SENT_LINE, product: { ...SENT_LINE.product, id: 1 } };
    server.use(
      http.get('*/api/catalog/cart', () => HttpResponse.json([line])),
      http.delete('*/api/catalog/cart/1', () => HttpResponse.json({ success: true })),
    );
    const list = { items: [product(1, { quantity: 0 }), product(2)], total: 2, page: 1, pages: 1, sort: 'name' };
    document.body.insertAdjacentHTML('beforeend', container('product-list', list));
    await user.click(await mark(/^Sepette 2 ADET, /));
    await user.click(await screen.findByRole('button', { name: /^Sepetten çıkar: / }));
    expect(screen.queryByText(/^Sepette/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Ürün 1' })).toHaveFocus();
  });

  it('opens and closes by its button, which says so', async () => {
    const { user } = await showList('/hirdavat/vida');
    await table();
    screen.getAllByRole('button', { name: /^Sepete ekle/ })[0]?.click();
    const opener = await mark(/^Sepette 1 /);
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);
    await screen.findByRole('group', { name: /^Sepetteki: / });
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await user.click(opener);
    await waitFor(() => {
      expect(screen.queryByRole('group', { name: /^Sepetteki: / })).toBeNull();
    });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes behind the focus that goes on, and not while another window has it', async () => {
    const { user } = await showList('/hirdavat/vida');
    await table();
    screen.getAllByRole('button', { name: /^Sepete ekle/ })[0]?.click();
    await user.click(await mark(/^Sepette 1 /));
    const lines = await screen.findByRole('group', { name: /^Sepetteki: / });
    fireEvent.focusOut(within(lines).getByRole('spinbutton'));
    await user.tab();
    expect(within(lines).getByRole('button', { name: /^Sepetten çıkar: / })).toHaveFocus();
    await user.tab();
    await waitFor(() => {
      expect(lines).not.toBeInTheDocument();
    });
  });

  it('keeps the focus beside the other line of its product where one is taken out, which a double click does not', async () => {
    const { user, server } = await renderPage('');
    const line = { ...SENT_LINE, product: { ...SENT_LINE.product, id: 1 } };
    const second = { ...line, id: 2, productUnit: { ...line.productUnit, id: 77, value: 'KOLİ' } };
    server.use(
      http.get('*/api/catalog/cart', () => HttpResponse.json([line, second])),
      http.delete('*/api/catalog/cart/1', () => HttpResponse.json({ success: true })),
    );
    const list = { items: [product(1)], total: 1, page: 1, pages: 1, sort: 'name' };
    document.body.insertAdjacentHTML('beforeend', container('product-list', list));
    await user.click(await mark(/^Sepette 2 ADET/));
    const lines = await screen.findByRole('group', { name: /^Sepetteki: / });
    const [first] = within(lines).getAllByRole('button', { name: /^Sepetten çıkar: / });
    if (!first) throw new Error('nothing can be taken out');
    await user.click(first);
    expect(lines).toHaveFocus();
    // It has moved up, under the pointer.
    fireEvent.click(within(lines).getByRole('button', { name: /^Sepetten çıkar: / }), { detail: 2 });
    await user.keyboard('{Escape}');
    expect(await mark(/^Sepette 2 KOLİ/)).toHaveFocus();
  });

  it('takes what was typed where the press goes elsewhere, which closes it', async () => {
    const { user, shop } = await showList('/hirdavat/vida');
    await table();
    screen.getAllByRole('button', { name: /^Sepete ekle/ })[0]?.click();
    await user.click(await mark(/^Sepette 1 /));
    await screen.findByRole('group', { name: /^Sepetteki: / });
    await user.keyboard('7');
    // As a browser does it: what the press does has come before it moves the focus.
    fireEvent.pointerDown(document.body);
    await waitFor(() => {
      expect(screen.queryByRole('group', { name: /^Sepetteki: / })).toBeNull();
    });
    expect(await mark(/^Sepette 7 /)).toBeVisible();
    await waitFor(() => {
      expect(shop.cart.items()).toMatchObject([{ quantity: 7 }]);
    });
  });

  it('comes back with a word where it could not be removed, though it was told as removed', async () => {
    const { user, shop } = await showList('/hirdavat/vida');
    await table();
    const [add] = screen.getAllByRole('button', { name: /^Sepete ekle/ });
    add?.click();
    await user.click(await mark(/^Sepette 1 /));
    shop.setScenario({ faults: { 'cart.remove': '500' } });
    await user.click(await screen.findByRole('button', { name: /^Sepetten çıkar: / }));
    expect(await screen.findByText('Sepet değiştirilemedi.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Sepet değiştirilemedi.');
    shop.setScenario({ faults: {} });
    await user.click(await mark(/^Sepette 1 /));
    await user.click(await screen.findByRole('button', { name: /^Sepetten çıkar: / }));
    await waitFor(() => {
      expect(shop.cart.items()).toEqual([]);
    });
    expect(screen.queryByText('Sepet değiştirilemedi.')).toBeNull();
  });

  it('is changed without what cannot be read of it, whose removal would lead to the whole cart', { tags: ['D-68'] }, async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, server } = await renderPage('');
    const line = { ...SENT_LINE, product: { ...SENT_LINE.product, id: 1 } };
    server.use(http.get('*/api/catalog/cart', () => HttpResponse.json([line, { ...line, id: null }])));
    const list = { items: [product(1)], total: 1, page: 1, pages: 1, sort: 'name' };
    document.body.insertAdjacentHTML('beforeend', container('product-list', list));
    await user.click(await mark(/^Sepette 2 ADET, /));
    const lines = within(await screen.findByRole('group', { name: /^Sepetteki: / }));
    expect(lines.getAllByRole('button', { name: /^Sepetten çıkar: / })).toHaveLength(1);
    warn.mockRestore();
  });
});

it('chooses the unit in the row: price, stock and what is added follow', { tags: ['D-12', 'D-30'] }, async () => {
  const piece = { id: 10, value: 'ADET', multiplier: 1, barcode: null, defaultPrice: null, listPrice: null };
  const unpriced = { ...box(6), id: 78, value: 'KUTU', defaultPrice: null };
  const { user, shop } = await showProducts([product(1, { defaultUnit: piece, units: [piece, box(12), unpriced] })]);
  await table();
  const unit = screen.getByRole('combobox', { name: 'Birim: Ürün 1' });
  await user.selectOptions(unit, 'KOLİ (12 ADET)');
  expect(rowOf('Ürün 1')).toHaveTextContent('1.200,00');
  expect(rowOf('Ürün 1')).toHaveTextContent('4 KOLİ');
  await user.click(screen.getByRole('button', { name: 'Sepete ekle: Ürün 1' }));
  await waitFor(() => {
    expect(shop.requests.find(({ call }) => call === 'cart.add')?.body).toMatchObject({ quantity: '1', productValue: '77' });
  });
  await user.selectOptions(unit, 'KUTU (6 ADET)');
  expect(rowOf('Ürün 1')).toHaveTextContent('Fiyat Sorunuz');
  await user.selectOptions(unit, 'ADET');
  expect(screen.getByRole('spinbutton')).toBeVisible();
});

it('offers the default unit among the others, which may miss it', { tags: ['D-30'] }, async () => {
  const piece = { id: 10, value: 'ADET', multiplier: 1, defaultPrice: null, listPrice: null };
  const { user } = await showProducts([
    product(1, { defaultUnit: piece, units: [box(12), { ...box(6), id: 78, value: 'KUTU' }] }),
  ]);
  await table();
  const unit = screen.getByRole('combobox', { name: 'Birim: Ürün 1' });
  expect(unit).toHaveDisplayValue('ADET');
  await user.selectOptions(unit, 'KOLİ (12 ADET)');
  expect(rowOf('Ürün 1')).toHaveTextContent('1.200,00');
  await user.selectOptions(unit, 'ADET');
  expect(rowOf('Ürün 1')).toHaveTextContent('100,00');
});
