import { screen, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { actions, cells, details, line, offer, pageOf, rowOf, showAnswer, showOffers } from './offerPage';

describe('an offer', () => {
  it(
    'shows number, date, customer, what it comes to, and what can be done with it',
    { tags: ['S2-2.47', 'S2-2.49', 'S2-3.22'] },
    async () => {
      await showAnswer(pageOf(offer(7), offer(8, { isCancel: '1' })));
      expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
        'Teklif no',
        'Tarih',
        'Müşteri',
        'Toplam',
        'İşlemler',
      ]);
      expect(cells('TKF-7')).toEqual(['21.11.2026 14:05', 'Ayşe Işık, Işık İnşaat', '₺1.200,00']);
      expect(actions('TKF-7')).toEqual(['Düzenle', 'Yazdır', 'CSV indir', 'Tekrar sipariş ver', 'E-posta', 'İptal et']);
      expect(within(screen.getByRole('region', { name: 'Tekliflerim' })).getByText('2 teklif')).toBeVisible();
    },
  );

  it('that is cancelled can be looked at and printed, and says so', { tags: ['S2-2.49'] }, async () => {
    const { user } = await showAnswer(pageOf(offer(8, { isCancel: '1' })));
    expect(actions('TKF-8')).toEqual(['Yazdır', 'CSV indir', 'Tekrar sipariş ver']);
    expect(rowOf('TKF-8')).toHaveTextContent('İptal edildi');
    await user.click(details('TKF-8'));
    expect(actions('TKF-8')).toEqual(['Yazdır', 'CSV indir', 'Tekrar sipariş ver']);
    expect(screen.queryByRole('button', { name: /^Müşteri/ })).toBeNull();
    for (const box of screen.getAllByRole('textbox')) expect(box).toHaveAttribute('readonly');
  });

  it.each([
    ['0', false],
    [0, false],
    [false, false],
    ['1', true],
    [true, true],
  ])('with isCancel %j is cancelled: %s', { tags: ['S2-3.22'] }, async (isCancel, isCancelled) => {
    await showAnswer(pageOf(offer(7, { isCancel })));
    expect(screen.queryByText('İptal edildi') !== null).toBe(isCancelled);
  });

  it.each([
    [{ customerName: 'Ayşe', customerCompanyName: '' }, 'Ayşe'],
    [{ customerName: '', customerCompanyName: 'Işık' }, 'Işık'],
    [{ customerName: null, customerCompanyName: undefined }, '-'],
  ])('with %j is for %s', { tags: ['S2-3.22'] }, async (change, name) => {
    await showAnswer(pageOf(offer(7, change)));
    expect(cells('TKF-7')[1]).toBe(name);
  });

  it.each([
    { total: 'of the shop', change: { total: '99.9' }, text: '₺99,90' },
    { total: 'of the shop in a currency', change: { total: { value: 12, currency: 2 } }, text: '$12,00' },
    {
      total: 'of lines with tax and profit',
      change: { offerItems: [line(1, 1, 1.005), line(2, 3, '0,335', { profit: '10' })] },
      text: '₺2,54',
    },
    {
      total: 'of lines in a currency',
      change: { offerItems: [line(1, 2, { value: 10, currency: 'USD' }, { profit: 5 })] },
      text: '$25,20',
    },
    {
      total: 'of lines in two currencies',
      change: { offerItems: [line(1, 2, { value: 10, currency: 'USD' }), line(2, 1, 10)] },
      text: '₺792,00',
    },
    {
      total: 'of a line without a rate',
      change: { offerItems: [line(1, 2, { value: 10, currency: 'GBP' }), line(2, 1, 10)] },
      text: '-Fiyat yok',
    },
    {
      total: 'of a line with neither profit nor tax',
      change: { total: '', offerItems: [line(1, 2, 10, { profit: '', taxRate: '' })] },
      text: '₺20,00',
    },
    { total: 'of no lines', change: { offerItems: null }, text: '-Fiyat yok' },
  ])('shows the total $total as $text', { tags: ['S2-3.23', 'S2-9.29', 'D-48'] }, async ({ change, text }) => {
    await showAnswer(pageOf(offer(7, change)));
    expect(cells('TKF-7')[2]).toBe(text);
  });

  it(
    'that cannot be read does not hide the others, and is told and counted',
    { tags: ['S2-3.22', 'S2-3.24', 'D-68'] },
    async () => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      await showAnswer({ ...pageOf(offer(7), offer(8, { offerItems: {} }), [], offer(9)), user_logo: {}, user_address: 7 });
      expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['TKF-7', 'TKF-9']);
      expect(screen.getByText(/2 kayıt okunamadı, gösterilmiyor\.$/)).toBeVisible();
      expect(warn.mock.calls).toEqual([[expect.stringMatching(/2 of 4 offers left out\. items\.1\.offerItems: /)]]);
      warn.mockRestore();
    },
  );
});

describe('the list', () => {
  it('takes the query of the page as it is, and goes on by its links', { tags: ['S2-2.48', 'S2-7.14'] }, async () => {
    const { user, shop } = await showOffers({ scenario: { offers: 250 }, url: '/teklif/liste?q=a%20b&page=2' });
    expect(screen.getByText('250 teklif')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Sayfa 3' }));
    await screen.findByRole('rowheader', { name: 'TKF-1210' });
    expect(shop.requests.map(({ path }) => path)).toEqual([
      '/api/catalog/offers?q=a%20b&page=2',
      '/api/catalog/offers?q=a%20b&page=3',
    ]);
  });

  it('without offers says so', async () => {
    await showOffers({ scenario: { offers: 0 } });
    expect(screen.getByText('Henüz teklifiniz yok.')).toBeVisible();
  });

  it('asks for nothing where the shop makes no offers', { tags: ['S2-3.25', 'S2-5.29'] }, async () => {
    const { shop } = await showOffers({ scenario: { settings: { b2b_teklif_ver_durum: '0' } } });
    expect(screen.getByText('Bu mağaza teklif hazırlamıyor.')).toBeVisible();
    expect(shop.requests).toEqual([]);
  });

  it('asks a visitor to sign in, and for nothing', { tags: ['S2-6.07'] }, async () => {
    const { shop } = await showOffers({ scenario: { as: 'visitor' } });
    expect(screen.getByRole('link', { name: 'Giriş yap' })).toHaveAttribute('href', '/account/login');
    expect(shop.requests).toEqual([]);
  });
});
