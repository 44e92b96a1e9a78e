import { screen } from '@testing-library/dom';
import type { Shop } from '@mocks/shop/shop';
import { totalsOf } from '@mocks/shop/totals';
import { shopWithCart } from '@/testing/cart';
import { container, renderPage, type PageOptions } from '@/testing/page';

/** What a container says of a shop's cart. */
export function checkoutOf(shop: Shop, data: object = {}): object {
  const items = shop.cart.items();
  const { subTotal, tax, total: tryTotal } = totalsOf(items);
  return { type: 'CheckoutPreview', items, totals: { subTotal, tax, tryTotal }, ...data };
}

/** A page with the checkout of two lines, once the widget is there; `data` replaces parts of what the container says. */
export async function showCheckout(data: object = {}, { scenario, ...options }: PageOptions = {}) {
  const shop = options.shop ?? shopWithCart(2, scenario);
  const page = await renderPage(container('checkout', checkoutOf(shop, data)), { ...options, shop, url: '/odeme' });
  await window.vitrin?.ready;
  return page;
}

/** What the summary panel says, label by label. */
export function sums(): Record<string, string> {
  const [list] = screen.getByRole('region', { name: /Sipariş özeti|Order summary/ }).getElementsByTagName('dl');
  const texts = (tag: string) => [...(list?.querySelectorAll(tag) ?? [])].map(({ textContent }) => textContent);
  const values = texts('dd');
  return Object.fromEntries(texts('dt').map((label, place) => [label, values[place] ?? '']));
}

/** A payment result as the server prints it. */
export const paidOrder = {
  succeed: true,
  paymentType: 'order',
  order: { id: 'SP-7', orderProducts: [] },
  orderId: 'SP-7',
  amount: 1035,
  description: 'Acele sevk',
  mailOrder: {
    store: { logo: '/images/logo.png', address: 'Başakşehir', phone: '0212 555 01 40', name: 'Anadolu Tedarik' },
    customerName: 'Çağrı Yapı',
    currency: 'TL',
    installmentAmount: 345,
    installment: 3,
    cardHolder: 'ALİ ÇAĞRI',
    cardNumber: '4111111111111111',
    expiryDate: '12/29',
    description: 'Acele sevk',
    date: '2026-11-21T14:05:00',
  },
};
