import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lines, showCart, shopWithCart } from '@/testing/cart';
import { container, renderPage, type PageOptions } from '@/testing/page';
import { answerRequests, stayingHere } from '@/testing/requests';

const left = stayingHere();

let warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  warn.mockRestore();
});

/** A cart of three lines, of which the second cannot be read. */
function show(options: PageOptions = {}) {
  return showCart(shopWithCart(3, { faults: { 'cart.get': 'entries' }, ...options.scenario }), options);
}
const summary = () => screen.getByRole('region', { name: 'Sipariş özeti' });
const orderButton = () => within(summary()).getByRole('button', { name: 'Siparişi onayla' });
const orders = (requests: ReadonlyArray<{ call: string }>) => requests.filter(({ call }) => call === 'cart.order');

describe('a line that cannot be read', { tags: ['D-9', 'D-68'] }, () => {
  it('stays with what can be read of it, and takes no other line away', async () => {
    const { shop, events } = await show();
    const odd = shop.cart.items()[1]?.product;
    expect(lines()).toHaveLength(3);
    const line = lines()[1];
    expect(line).toHaveTextContent(odd?.name ?? '?');
    expect(line).toHaveTextContent(odd?.code ?? '?');
    expect(line).toHaveTextContent('Bu satır okunamadı.');
    expect([...(line?.children ?? [])].map(({ textContent }) => textContent).slice(2, 6)).toEqual([
      '-Fiyat yok',
      '–',
      '2',
      '-Fiyat yok',
    ]);
    expect(line?.querySelector('input, select, a')).toBeNull();
    expect(lines()[0]?.querySelector('input')).toHaveValue('2');
    const message =
      '1 of 3 cart lines cannot be read. 1.productUnit: received null; allowed: a unit: { value, multiplier, defaultPrice }.';
    expect(warn.mock.calls).toEqual([[`[vitrin] ${message}`]]);
    expect(events.find(({ type }) => type === 'vitrin:error')?.detail).toMatchObject({
      code: 'invalid-answer',
      field: '1.productUnit',
    });
  });

  it('leaves what the cart comes to to the server, here and for the page', async () => {
    const { events } = await show();
    expect(within(summary()).getByText('Bir satırın fiyatı okunamadı')).toBeVisible();
    expect(
      within(summary())
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['–', '–', '–']);
    expect(events.find(({ type }) => type === 'vitrin:cart-changed')?.detail).toMatchObject({
      totals: null,
      items: [{}, { unread: { field: 'productUnit' } }, {}],
    });
    const share = new URL(screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? '', 'http://x').searchParams.get(
      'text',
    );
    expect(share).not.toContain('Sepet toplamı');
    expect(share?.split('\n')).toHaveLength(4);
  });

  it('does not go by the second of two clicks, which was meant for the line before it', async () => {
    const { shop } = await show();
    const [first, odd, last] = shop.cart.items();
    shop.setScenario({ faults: {} });
    const press = (item: typeof odd, detail: number) =>
      fireEvent.click(screen.getByRole('button', { name: `Sepetten çıkar: ${item?.product.name ?? '?'}` }), { detail });
    press(first, 1);
    press(odd, 2);
    // What is asked of the cart is done in its order.
    press(last, 1);
    await waitFor(() => {
      expect(shop.cart.items()).not.toContainEqual(last);
    });
    expect(shop.cart.items().map(({ id }) => id)).toEqual([odd?.id]);
  });

  it('can be taken out, and then the cart is whole again', async () => {
    const { shop, user } = await show();
    const odd = shop.cart.items()[1];
    shop.setScenario({ faults: {} });
    await user.click(screen.getByRole('button', { name: `Sepetten çıkar: ${odd?.product.name ?? '?'}` }));
    await waitFor(() => {
      expect(shop.cart.items().map(({ id }) => id)).not.toContain(odd?.id);
    });
    expect(lines()).toHaveLength(2);
    // Nobody knows in which unit it would be put back.
    expect(screen.getByText(/ sepetten çıkarıldı/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
    expect(screen.queryByText('Bir satırın fiyatı okunamadı')).toBeNull();
    expect(within(summary()).getByText('Toplam').nextSibling).toHaveTextContent(/₺[\d.]+,\d\d/);
  });

  it('blocks no order by the risk limit, which says that it was not checked; ordering asks first', async () => {
    const { shop, user } = await show({ scenario: { riskLimit: 1, settings: { b2b_risk_limit_islem: '1' } } });
    expect(screen.getByText('Bir satırın fiyatı okunamadığı için risk limitiniz denetlenmedi.')).toBeVisible();
    expect(screen.queryByText(/risk limitinizi .* aştınız/)).toBeNull();
    await user.click(orderButton());
    const question = screen.getByRole('alertdialog', { name: 'Yine de sipariş verilsin mi?' });
    expect(question).toHaveTextContent('Bir satırın fiyatı okunamadı. Siparişinizin tutarı burada gösterilemiyor.');
    await user.click(within(question).getByRole('button', { name: 'Geri dön' }));
    expect(orders(shop.requests)).toEqual([]);
    await user.click(orderButton());
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Siparişi onayla' }).click();
    // Before any answer: the order is on its way, and is not asked about again.
    await Promise.resolve();
    orderButton().click();
    await Promise.resolve();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => {
      expect(orders(shop.requests)).toHaveLength(1);
    });
    await waitFor(() => {
      expect(left()).toEqual(['reload']);
    });
  });

  it('stands in the mini cart, which shows no total', async () => {
    const shop = shopWithCart(3, { faults: { 'cart.get': 'entries' } });
    const { user } = await renderPage(container('cart-icon'), { shop });
    await user.click(await screen.findByRole('button', { name: 'Sepet, 3 ürün' }));
    const panel = await screen.findByRole('region', { name: 'Sepetim' });
    expect(within(panel).getAllByRole('listitem')[1]).toHaveTextContent(shop.cart.items()[1]?.product.name ?? '?');
    expect(panel).toHaveTextContent('Toplam: –. Bir satırın fiyatı okunamadı');
    expect(within(panel).queryByText('Ara toplam')).toBeNull();
  });
});

it('a line that the shop gives no id cannot be taken out: all of the cart would go', { tags: ['D-9', 'D-68'] }, async () => {
  await renderPage('', { url: '/sepet' });
  const [whole] = shopWithCart(1).cart.items();
  answerRequests(200, JSON.stringify([whole, { product: { code: 'V-9', name: 'Vida' }, quantity: 2 }]));
  document.body.insertAdjacentHTML('beforeend', container('cart'));
  expect(await screen.findByText('Vida')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Sepetten çıkar/ })).toHaveAccessibleName(`Sepetten çıkar: ${whole?.product.name}`);
});

it.each([
  ['nothing but its place', [null], null],
  ['neither a name nor a quantity', [{ id: 7, product: { code: 'V-8', name: null }, quantity: 'çok' }], ['V-8', '-']],
])('a line of which can be read %s', { tags: ['D-9', 'D-68'] }, async (_, items, shown) => {
  await renderPage('', { url: '/sepet' });
  answerRequests(200, JSON.stringify({ items }));
  document.body.insertAdjacentHTML('beforeend', container('cart'));
  if (!shown) {
    expect(await screen.findByText('Sepetiniz yüklenemedi.')).toBeVisible();
    return;
  }
  const [name, quantity] = shown;
  expect(await screen.findByRole('button', { name: `Sepetten çıkar: ${name ?? ''}` })).toBeVisible();
  expect(lines()[0]?.children[4]).toHaveTextContent(quantity ?? '?');
});
