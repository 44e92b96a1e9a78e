import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { details, field, line, lines, offer, pageOf, press, profits, rowOf, showAnswer, sums } from './offerPage';

describe('the details', () => {
  it(
    'show the customer and the lines with prices, profit and amounts',
    { tags: ['S2-2.50', 'S2-2.52', 'S2-3.23', 'S2-5.30', 'S2-9.30', 'D-73'] },
    async () => {
      const { user } = await showAnswer(
        pageOf(offer(7, { offerItems: [line(101, 2, 100, { profit: 10 }), line(102, 1, 100, { profit: -5, taxRate: 10 })] })),
      );
      expect(screen.queryByRole('button', { name: /^Kaydet/ })).toBeNull();
      await user.click(details('TKF-7'));
      expect(details('TKF-7')).toHaveAttribute('aria-expanded', 'true');
      expect(
        ['Ad soyad', 'Firma adı', 'E-posta', 'Telefon']
          .map((name) => field(name))
          .map(({ type, autocomplete, value }) => [type, autocomplete, value]),
      ).toEqual([
        ['text', 'off', 'Ayşe Işık'],
        ['text', 'off', 'Işık İnşaat'],
        ['email', 'off', 'ayse@isik.example'],
        ['tel', 'off', '0532 111 22 33'],
      ]);
      expect(lines('TKF-7')).toEqual([
        ['Vida 101V-101', '2', '₺100,00', '', '₺110,00', '₺220,00'],
        ['Vida 102V-102', '1', '₺100,00', '', '₺95,00', '₺95,00'],
      ]);
      const prices = screen.getByRole('columnheader', { name: /^Birim fiyat/ });
      expect(prices).toHaveTextContent('Birim fiyat (KDV hariç)');
      expect(profits().map(({ value }) => value)).toEqual(['10', '-5']);
      expect(screen.getByRole('textbox', { name: 'Kâr (%): Vida 102' })).toBeVisible();
      expect(sums()).toEqual(['₺315,00', '₺53,50', '₺368,50']);
      expect(press('Kaydet', 'TKF-7')).toBeVisible();
      expect(within(rowOf('TKF-7')).queryByText('Kaydedilmemiş değişiklikler')).toBeNull();
    },
  );

  it(
    'show the exact price with the profit where the shown one and the quantity do not make the amount',
    { tags: ['D-72'] },
    async () => {
      const { user } = await showAnswer(pageOf(offer(7, { offerItems: [line(101, 3, 1.05, { profit: 15 })] })));
      await user.click(details('TKF-7'));
      expect(lines('TKF-7')).toEqual([['Vida 101V-101', '3', '₺1,05', '', '₺1,21 Tam birim fiyat ₺1,2075', '₺3,62']]);
    },
  );

  it.each([[null], [[]]])('say that the shop has told no lines, and offer to save none: %j', async (offerItems) => {
    const { user } = await showAnswer(pageOf(offer(7, { offerItems })));
    await user.click(details('TKF-7'));
    expect(screen.getByText('Bu teklifin ürünleri bildirilmedi.')).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Miktar' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Kaydet/ })).toBeNull();
  });

  it('say that a tax nobody knows is missing in the sums', { tags: ['D-81'] }, async () => {
    const { user } = await showAnswer(
      pageOf(offer(7, { offerItems: [line(101, 1, 100), line(102, 1, 50, { taxRate: null })] }), offer(8)),
    );
    await user.click(details('TKF-7'));
    expect(sums()).toEqual(['₺150,00', '₺20,00', '₺170,00']);
    expect(screen.getByText('KDV oranı bilinmeyen ürünlere KDV eklenmedi')).toBeVisible();
    await user.click(details('TKF-7'));
    await user.click(details('TKF-8'));
    expect(screen.queryByText(/bilinmeyen/)).toBeNull();
  });

  it.each([
    ['Ayşe', 'Müşteri Güncelle'],
    ['', 'Müşteri Ekle'],
    [' ', 'Müşteri Ekle'],
    [null, 'Müşteri Ekle'],
  ])(
    'of a customer named %j have the button %s, also while a name is typed',
    { tags: ['S2-2.53'] },
    async (customerName, button) => {
      const { user } = await showAnswer(pageOf(offer(7, { customerName })));
      await user.click(details('TKF-7'));
      await user.type(field('Ad soyad'), 'X');
      expect(screen.getByRole('button', { name: button })).toBeVisible();
    },
  );

  it('have no sums where prices make none', async () => {
    const { user } = await showAnswer(
      pageOf(offer(7, { offerItems: [line(1, 1, { value: 5, currency: 'GBP' }), line(2, 1, 10)] })),
    );
    await user.click(details('TKF-7'));
    expect(sums()).toEqual([]);
  });
});
