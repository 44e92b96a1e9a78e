import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { pageData } from '@mocks/pageData';
import { createShop, type Shop } from '@mocks/shop/shop';
import type { CartItem } from '@mocks/wire';
import { lines, showCart } from '@/testing/cart';

const currencies = [
  { id: 1, code: 'TL', exchangeRate: 1 },
  { id: 2, code: 'USD', exchangeRate: 32.5, default: true },
];
const plans = { showPaymentPlanPrice: '1' };

function line(id: number, value: number, change: Partial<CartItem['productUnit']> = {}, quantity = 2): CartItem {
  return {
    id: 500 + id,
    product: {
      id,
      seo: `vida-${id}`,
      name: `Vida ${id}`,
      code: `VD-${id}`,
      image: null,
      brand: { code: 'B', name: 'B' },
      taxRate: 20,
      units: [],
      ozelkod: '',
      ozelkod2: 'X',
    },
    productUnit: { id: 1, value: 'KOLİ', multiplier: 12, defaultPrice: { value, currency: 'TL' }, ...change },
    quantity,
  };
}

function shopWith(items: readonly CartItem[], settings: Readonly<Record<string, string>> = {}): Shop {
  const shop = createShop({ settings });
  vi.spyOn(shop.cart, 'items').mockReturnValue(items);
  return shop;
}

const summary = () => screen.getByRole('region', { name: 'Sipariş özeti' });
const cells = (place: number) => [...(lines()[place]?.querySelectorAll('td, th') ?? [])].map(({ textContent }) => textContent);
const shared = () => decodeURIComponent(screen.getByRole('link', { name: /^WhatsApp ile gönder/ }).getAttribute('href') ?? '');

it('shows net prices, tax apart, and the total in TRY beside another currency', { tags: ['S1-9.06', 'D-17'] }, async () => {
  await showCart(shopWith([line(1, 325), line(2, 1.005)]), { page: { currencies } });
  expect(cells(0).slice(1, 6)).toEqual(['KOLİ (12 ADET)', '$10,00 $0,83/ADET', '%20', expect.any(String), '$20,00']);
  expect(summary()).toHaveTextContent('Ara toplam$20,06KDV$4,01Toplam$24,07Toplam (TL)₺782,41');
});

it('says what a piece costs beneath a price of several, and nothing beneath that of one', { tags: ['D-73'] }, async () => {
  await showCart(shopWith([line(1, 6), line(2, 6, { value: 'ADET', multiplier: 1 })]));
  expect(cells(0)[2]).toBe('₺6,00 ₺0,50/ADET');
  expect(cells(1)[2]).toBe('₺6,00');
});

it('shows no second total in TRY, and no price where there is none', async () => {
  await showCart(shopWith([line(1, 0.335)]));
  expect(summary()).toHaveTextContent('Ara toplam₺0,67KDV₺0,13Toplam₺0,80');
  expect(summary()).not.toHaveTextContent('Toplam (TL)');
});

it('says why there is no total where a price has no rate', async () => {
  await showCart(shopWith([line(1, 325), line(2, 10, { defaultPrice: { value: 10, currency: 'CHF' } })]));
  expect(summary()).toHaveTextContent('Kuru bilinmeyen ürünler olduğu için toplam hesaplanamıyor.');
  expect(summary()).not.toHaveTextContent(/Ara toplam|₺/);
  expect(cells(1)).toContain('CHF\u00a020,00');
});

it('follows the payment plan: its price, else the default one', { tags: ['S1-3.09'] }, async () => {
  const items = [
    line(1, 100, { advencePrice1: { value: 90, currency: 'TL' }, advencePrice2: { value: 120, currency: 'TL' } }),
    line(2, 10),
  ];
  const { user } = await showCart(shopWith(items, plans));
  expect(screen.getByRole('combobox', { name: 'Ödeme planı' })).toHaveDisplayValue('Peşin');
  expect(cells(0)).toContain('₺180,00');
  expect(cells(1)).toContain('₺20,00');
  expect(summary()).toHaveTextContent('Ara toplam₺200,00');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ödeme planı' }), '30 Gün');
  expect(cells(0)).toContain('₺240,00');
  expect(summary()).toHaveTextContent('Ara toplam₺260,00');
});

it('leaves the chosen plan once the page offers it no more', { tags: ['D-74'] }, async () => {
  const items = [line(1, 100, { advencePrice1: { value: 90, currency: 'TL' }, advencePrice2: { value: 120, currency: 'TL' } })];
  const { user, shop } = await showCart(shopWith(items, plans));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ödeme planı' }), '30 Gün');
  expect(cells(0)).toContain('₺240,00');
  const data = document.getElementById('vitrin-page');
  if (data) data.textContent = JSON.stringify({ ...pageData(shop), settings: { ...shop.settings, showPaymentPlanPrice: '0' } });
  window.vitrin?.refresh();
  expect(screen.queryByRole('combobox', { name: 'Ödeme planı' })).toBeNull();
  expect(cells(0)).toContain('₺200,00');
  expect(document.querySelector('[name=advencePrice]')).toHaveValue('');
});

it('shows no price at all where the shop shows none, and still takes the order', { tags: ['S1-5.12'] }, async () => {
  await showCart(shopWith([line(1, 325)], { showPriceStatus: '0' }));
  expect(document.querySelector('.vt-cart')).not.toHaveTextContent(/₺|Tutar|Toplam/);
  expect(screen.getByRole('button', { name: 'Siparişi onayla' })).toBeEnabled();
  expect(shared()).toBe('https://wa.me/?text=Sepetim\nVida 1, VD-1, 2 KOLİ');
});

it('sends itself as text to WhatsApp, in a tab of its own', { tags: ['S1-2.10', 'S2-2.39', 'D-39'] }, async () => {
  await showCart(shopWith([line(1, 325), line(2, 10)]));
  expect(shared()).toBe(
    'https://wa.me/?text=Sepet toplamı: ₺804,00\nVida 1, VD-1, 2 KOLİ, ₺650,00\nVida 2, VD-2, 2 KOLİ, ₺20,00',
  );
  const link = screen.getByRole('link', { name: 'WhatsApp ile gönder (yeni sekme)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

it('leads back to the shop', { tags: ['S1-2.09', 'S2-2.39'] }, async () => {
  await showCart(shopWith([line(1, 325)]));
  expect(screen.getByRole('link', { name: 'Alışverişe devam et' })).toHaveAttribute('href', '/');
});

it('cuts the text where a link ends, and names how many products are missing', async () => {
  await showCart(shopWith(Array.from({ length: 60 }, (_, place) => line(place, 10))));
  expect(shared()).toMatch(/\n\+\d\d ürün$/);
});

it("leads each line to its product by the product's id", async () => {
  await showCart(shopWith([line(7, 10)]));
  expect(screen.getByRole('link', { name: 'Vida 7' })).toHaveAttribute('href', '/vida-7-p-7');
});

it('shows a dash for a tax rate that nobody knows, sums it as none and says so', { tags: ['D-81'] }, async () => {
  const [known, unknown] = [line(1, 100), line(2, 10)];
  await showCart(shopWith([known, { ...unknown, product: { ...unknown.product, taxRate: null } }]));
  expect(cells(1)[3]).toBe('–');
  expect(summary()).toHaveTextContent('Ara toplam₺220,00KDV₺40,00Toplam₺260,00KDV oranı bilinmeyen ürünlere KDV eklenmedi');
});

it('says nothing of unknown tax rates where all are known', async () => {
  await showCart(shopWith([line(1, 100)]));
  expect(cells(0)[3]).toBe('%20');
  expect(summary()).not.toHaveTextContent(/bilinmeyen/);
});

it('shows the exact unit price where the shown one and the quantity do not make the amount', { tags: ['D-72'] }, async () => {
  await showCart(shopWith([line(1, 3.7733, {}, 3), line(2, 3.77, {}, 3)]));
  expect([cells(0)[2], cells(0)[5]]).toEqual(['₺3,77 Tam birim fiyat ₺3,7733 ₺0,31/ADET', '₺11,32']);
  expect([cells(1)[2], cells(1)[5]]).toEqual(['₺3,77 ₺0,31/ADET', '₺11,31']);
});
