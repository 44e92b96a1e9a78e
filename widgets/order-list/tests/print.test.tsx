import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { printedPages } from '@/testing/printed';
import { item, order, showAnswer } from './orderPage';

const opened = printedPages();
const texts = (selector: string) => [...opened.document.querySelectorAll(selector)].map(({ textContent }) => textContent);

async function print(change: object) {
  const { user } = await showAnswer({ items: [order(7, change)], pages: 1 });
  await user.click(screen.getByRole('button', { name: 'Yazdır: SP-7' }));
}

it('prints an order as a sheet: number, date, by whom, status, lines and total', { tags: ['D-51', 'D-80'] }, async () => {
  await print({ status: 'Kargoda', orderItems: [item(1.5, 10), item(3, 3.7733, { code: 'D-10', name: '<b>Dübel</b>' })] });
  expect([opened.document.title, opened.document.documentElement.lang]).toEqual(['Sipariş SP-7', 'tr']);
  expect(texts('h1')).toEqual(['Sipariş SP-7']);
  expect(texts('header p').at(-1)).toBe('Tarih: 21.11.2026 14:05');
  expect(texts('main > p')).toEqual(['Durum: Kargoda', 'Oluşturan: Ayşe Demir']);
  expect(texts('th')).toEqual(['Ürün', 'Miktar', 'Birim fiyat (KDV\u00a0hariç)', 'Tutar']);
  expect(texts('tbody td')).toEqual([
    'Vida M8V-8',
    '1,5 ADET',
    '₺10,00',
    '₺15,00',
    '<b>Dübel</b>D-10',
    '3 ADET',
    '₺3,77₺3,7733',
    '₺11,32',
  ]);
  expect(texts('dl > *')).toEqual(['Toplam', '₺1.234,50']);
  expect(opened.document.querySelector('button, style, [style], script')).toBeNull();
});

it('prints the sum of net lines as what it is, rates, dashes, and that it is cancelled', { tags: ['D-48', 'D-81'] }, async () => {
  await print({ isCancel: '1', total: null });
  expect(texts('dl > *')).toEqual(['Toplam (KDV hariç)', '₺10,00']);
  expect(texts('main > p')[0]).toBe('İptal edildi');
  await print({ orderItems: [item(1, { value: 10, currency: 'USD' }, { exchangeRate: 32.5 }), item(2, null)] });
  expect(texts('tbody td').slice(-2)).toEqual(['–', '–']);
  expect(texts('main > p').at(-1)).toBe('1 USD = ₺32,50');
});

it('prints an order once by a double click', async () => {
  const { user } = await showAnswer({ items: [order(7)], pages: 1 });
  await user.dblClick(screen.getByRole('button', { name: 'Yazdır: SP-7' }));
  expect(window.open).toHaveBeenCalledOnce();
});

it('says so where neither a window nor a frame can be had', async () => {
  vi.stubGlobal(
    'open',
    vi.fn(() => null),
  );
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(null);
  await print({});
  expect(await screen.findByText(/^Yazdırma penceresi açılamadı\./)).toBeVisible();
});
