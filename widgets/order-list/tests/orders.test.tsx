import { screen, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { cells, details, item, list, numbers, order, showAnswer } from './orderPage';

describe('an order', () => {
  it(
    'shows number, date, who placed it, what it comes to, and whether it is cancelled',
    { tags: ['S2-2.40', 'S2-2.41', 'S2-3.18'] },
    async () => {
      await showAnswer({ items: [order(7), order(8, { isCancel: '1' })], total: 2, page: 1, pages: 1, sort: 'date' });
      expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
        'Sipariş no',
        'Tarih',
        'Oluşturan',
        'Toplam',
        'İşlemler',
        'Ayrıntılar',
      ]);
      // None of them is for screen readers alone.
      expect(document.querySelector('th .vt-hidden-text')).toBeNull();
      expect(cells('SP-7')).toEqual([
        '21.11.2026 14:05',
        'Ayşe Demir',
        '₺1.234,50',
        'YazdırCSV indirTekrar sipariş verİptal et',
        '',
      ]);
      expect(cells('SP-8')).toEqual([
        '21.11.2026 14:05',
        'Ayşe Demir',
        '₺1.234,50',
        'İptal edildiYazdırCSV indirTekrar sipariş ver',
        '',
      ]);
      expect(within(list()).getByText('2 sipariş')).toBeVisible();
      expect(screen.queryByRole('navigation')).toBeNull();
    },
  );

  it("is told in Turkey's time where PHP says its date in UTC", { tags: ['D-48'] }, async () => {
    const date = { date: '2026-12-31 22:05:00.000000', timezone_type: 3, timezone: 'UTC' };
    await showAnswer({ items: [order(7, { date })], total: 1, page: 1, pages: 1, sort: 'date' });
    expect(cells('SP-7')[0]).toBe('01.01.2027 01:05');
  });

  it.each([
    ['0', false],
    [0, false],
    [false, false],
    [null, false],
    ['1', true],
    [1, true],
    [true, true],
  ])('with isCancel %j is cancelled: %s', { tags: ['S2-3.21'] }, async (isCancel, isCancelled) => {
    await showAnswer({ items: [order(7, { isCancel })], pages: 1 });
    expect(cells('SP-7')[3]).toBe(
      isCancelled ? 'İptal edildiYazdırCSV indirTekrar sipariş ver' : 'YazdırCSV indirTekrar sipariş verİptal et',
    );
  });

  it.each([
    [{ createdBy: 'Ayşe', customer: { name: 'Çağrı' } }, {}, 'Ayşe'],
    [{ createdBy: { name: 'Ayşe' } }, {}, 'Ayşe'],
    [{ createdBy: null, customer: { name: 'Çağrı' } }, { customer: { name: 'Demir' } }, 'Çağrı'],
    [{ createdBy: null }, { customer: { name: 'Demir' } }, 'Demir'],
    [{ createdBy: '' }, { customer: 'Demir' }, 'Demir'],
    [{ createdBy: { id: 3 } }, { customer: [] }, '-'],
    [{ createdBy: undefined }, {}, '-'],
  ])('of %j, on a page of %j, was placed by %s', { tags: ['S2-3.20', 'D-48'] }, async (change, page, name) => {
    await showAnswer({ items: [order(7, change)], pages: 1, ...page });
    expect(cells('SP-7')[1]).toBe(name);
  });

  it.each([
    [{ total: '99.9' }, '₺99,90'],
    [{ total: { value: 12, currency: 2 } }, '$12,00'],
    [{ total: null, orderItems: [item(1, 1.005), item(3, { value: '0,335', currency: 'TL' })] }, '₺2,02'],
    [{ total: undefined, orderItems: [item(2, { value: 10, currency: 'USD' })] }, '$20,00'],
    [{ total: null, orderItems: [item(2, { value: 10, currency: 'USD' }), item(2, 10)] }, '-Fiyat yok'],
    [{ total: null, orderItems: [item(2, null)] }, '-Fiyat yok'],
    [{ total: null, orderItems: null }, '-Fiyat yok'],
    [{ total: '', orderItems: [item(2, 10)] }, '₺20,00'],
    [{ total: [], orderItems: [item(2, 10)] }, '₺20,00'],
    [{ total: { value: null, currency: 'TL' }, orderItems: [item(2, 10)] }, '₺20,00'],
    [{ total: '', orderItems: [item(2, '')] }, '-Fiyat yok'],
  ])('%j comes to %s', { tags: ['S2-9.26', 'D-48'] }, async (change, text) => {
    await showAnswer({ items: [order(7, change)], pages: 1 });
    expect(cells('SP-7')[2]).toBe(text);
  });

  it('names the sum of net lines as what it is, where the shop says no total', { tags: ['D-48', 'D-81'] }, async () => {
    const title = () => screen.getAllByRole('columnheader')[3]?.textContent;
    await showAnswer({ items: [order(7, { total: null }), order(8, { total: null })], pages: 1 });
    expect(title()).toBe('Toplam (KDV hariç)');
    expect(cells('SP-7')[2]).toBe('₺10,00');
    await showAnswer({ items: [order(7), order(8, { total: null })], pages: 1 });
    expect(title()).toBe('Toplam');
    expect([cells('SP-7')[2], cells('SP-8')[2]]).toEqual(['₺1.234,50', '₺10,00 (KDV hariç)']);
  });

  it(
    'unfolds its lines and folds them again',
    { tags: ['S2-9.01', 'S2-2.42', 'S2-2.46', 'S2-3.19', 'S2-9.25', 'D-72', 'D-80'] },
    async () => {
      const lines = [
        item(1.5, { value: 41.53, currency: 'TL' }),
        item(2, 0.405, { image: null, code: 'D-10', name: 'Dübel', unit: null, defaultUnit: { value: 'KOLİ' } }),
      ];
      const { user } = await showAnswer({ items: [order(7, { orderItems: lines })], pages: 1 });
      expect(details('SP-7')).toHaveAttribute('aria-expanded', 'false');
      await user.click(details('SP-7'));
      expect(details('SP-7')).toHaveAttribute('aria-expanded', 'true');
      const table = screen.getByRole('table', { name: 'SP-7 ürünleri' });
      expect(details('SP-7').getAttribute('aria-controls')).toBe(table.parentElement?.parentElement?.id);
      const rows = within(table)
        .getAllByRole('row')
        .map((row) => [...(row as HTMLTableRowElement).cells].map(({ textContent }) => textContent));
      expect(rows).toEqual([
        ['Ürün', 'Miktar', 'Birim fiyat (KDV\u00a0hariç)', 'Tutar'],
        ['Vida M8V-8', '1,5 ADET', '₺41,53', '₺62,30'],
        ['DübelD-10', '2 KOLİ', '₺0,41 Tam birim fiyat ₺0,405', '₺0,81'],
      ]);
      expect([...table.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
        '/images/vida%20m8.svg',
        '/images/404.png',
      ]);
      expect(table.querySelector('img')).toHaveAttribute('width', '60');
      await user.click(details('SP-7'));
      expect(screen.queryByRole('table', { name: 'SP-7 ürünleri' })).toBeNull();
      expect(details('SP-7')).toHaveFocus();
    },
  );

  it('whose lines are in another currency than its total says the rate, or that it is not told', async () => {
    const usd = { value: 10, currency: 'USD' };
    const orderItems = [item(1, usd, { exchangeRate: '32.5125' }), item(1, { value: 5, currency: 'EUR' }), item(2, 7)];
    const { user } = await showAnswer({
      items: [order(7, { orderItems }), order(8, { total: null, orderItems: [item(1, usd)] })],
      pages: 1,
    });
    await user.click(details('SP-7'));
    expect(screen.getByText('1 USD = ₺32,5125')).toBeVisible();
    expect(screen.getByText('EUR kuru bildirilmedi.')).toBeVisible();
    expect(screen.queryByText(/TRY/)).toBeNull();
    await user.click(details('SP-7'));
    await user.click(details('SP-8'));
    expect(screen.queryByText(/kuru|1 USD/)).toBeNull();
  });

  it('names the currencies of its lines also where they come by their ids', { tags: ['D-1'] }, async () => {
    const orderItems = [item(1, { value: 10, currency: 2 }, { exchangeRate: '32.5' }), item(2, { value: 7, currency: 1 })];
    const { user } = await showAnswer({
      items: [order(7, { orderItems }), order(8, { total: null, orderItems: [item(2, { value: 7, currency: 1 }), item(1, 3)] })],
      pages: 1,
    });
    expect(cells('SP-8')[2]).toBe('₺17,00 (KDV hariç)');
    await user.click(details('SP-7'));
    expect(screen.getByText('1 USD = ₺32,50')).toBeVisible();
    expect(screen.queryByText(/kuru bildirilmedi/)).toBeNull();
  });

  it('says how far each is, in the words of the shop, where it tells that of any', { tags: ['S2-2.40'] }, async () => {
    const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await showAnswer({ items: [order(7, { status: 'Kargoda' }), order(8, { status: { id: 3 } })], pages: 1 });
    expect(titles()).toContain('Durum');
    expect([cells('SP-7')[2], cells('SP-8')[2]]).toEqual(['Kargoda', '-']);
    await showAnswer({ items: [order(7)], pages: 1 });
    expect(titles()).not.toContain('Durum');
  });

  it.each([
    [{ product: { id: 12, seo: 'vida-m8' } }, '/vida-m8-p-12'],
    [{ link: '/vida-p-3', product: { id: 12, seo: 'vida-m8' } }, '/vida-p-3'],
    [{ link: 'https://shop.example/vida' }, 'https://shop.example/vida'],
    [{ link: 'javascript:alert(1)' }, null],
    [{ product: { id: 12 } }, null],
    [{}, null],
  ])('whose line tells %j links it to %j', { tags: ['D-3', 'D-61'] }, async (change, href) => {
    const { user } = await showAnswer({ items: [order(7, { orderItems: [item(1, 10, change)] })], pages: 1 });
    await user.click(details('SP-7'));
    const link = screen.queryByRole('link', { name: 'Vida M8' });
    expect(link?.getAttribute('href') ?? null).toBe(href);
  });

  it('without lines says so', { tags: ['S2-2.46'] }, async () => {
    const { user } = await showAnswer({ items: [order(7, { orderItems: [] })], pages: 1 });
    await user.click(details('SP-7'));
    expect(screen.getByText('Bu siparişin ürünleri bildirilmedi.')).toBeVisible();
  });

  it('that cannot be read does not hide the others, and is told and counted', { tags: ['S2-3.18', 'D-68'] }, async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { events } = await showAnswer({
      items: [order(7), { ...order(8), orderNo: null }, order(9, { orderItems: {} }), 'sipariş', order(10)],
      total: 5,
      pages: 1,
    });
    expect(await numbers()).toEqual(['SP-7', 'SP-10']);
    expect(list()).toHaveTextContent('5 sipariş 3 kayıt okunamadı, gösterilmiyor.');
    const message = '3 of 5 orders left out. items.1.orderNo: received null; allowed: text that is not empty.';
    expect(warn.mock.calls).toEqual([[`[vitrin] ${message}`]]);
    expect(events.find(({ type }) => type === 'vitrin:error')?.detail).toEqual({
      code: 'invalid-answer',
      widget: '',
      field: 'items.1.orderNo',
      message,
    });
    warn.mockRestore();
  });

  it('with a total that is no price is told with what a total may be', { tags: ['S2-3.18', 'D-68'] }, async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await showAnswer({ items: [order(7), order(8, { total: 'çok' })], total: 2, pages: 1 });
    expect(await numbers()).toEqual(['SP-7']);
    const message = '1 of 2 orders left out. items.1.total: received "çok"; allowed: a price: { value, currency }, or a number.';
    expect(warn.mock.calls).toEqual([[`[vitrin] ${message}`]]);
    warn.mockRestore();
  });
});
