import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  cells,
  details,
  field,
  line,
  lines,
  offer,
  pageOf,
  press,
  profits,
  rowOf,
  showAnswer,
  showOffers,
  sums,
} from './offerPage';
import { answerRequests, stayingHere } from '@/testing/requests';

const left = stayingHere();

/** Whether the browser would ask before the page is left. */
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const written = (shop: { requests: ReadonlyArray<{ method: string; path: string; body: unknown }> }) =>
  shop.requests.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]);

async function unfold(orderNo: string, ...shown: Parameters<typeof showOffers>) {
  const page = await showOffers(...shown);
  await page.user.click(details(orderNo));
  return page;
}

describe('the details', () => {
  it(
    'show the customer and the lines with prices, profit and amounts',
    { tags: ['S2-2.50', 'S2-2.52', 'S2-3.23', 'S2-5.30', 'S2-9.30'] },
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

describe('a profit', () => {
  it.each([
    ['12,5', '₺112,50', '₺1.125,00'],
    ['-5', '₺95,00', '₺950,00'],
    ['', '₺100,00', '₺1.000,00'],
  ])('typed as %j shows at once in price and amount', { tags: ['S2-5.31'] }, async (typed, price, amount) => {
    const { user } = await showAnswer(pageOf(offer(7, { offerItems: [line(101, 10, 100, { profit: 3 })] })));
    await user.click(details('TKF-7'));
    const [box] = profits();
    if (!box) throw new Error('no field');
    await user.clear(box);
    if (typed) await user.type(box, typed);
    expect(lines('TKF-7')[0]?.slice(4)).toEqual([price, amount]);
    expect(box).not.toBeInvalid();
    expect(cells('TKF-7')[2]).toBe('₺1.236,00');
  });

  it.each([
    [10, ',5', '10,5', '₺110,50'],
    [0, '-0,5', '-0,5', '₺99,50'],
    [0, '0,5', '0,5', '₺100,50'],
    [12.5, '0', '12,50', '₺112,50'],
  ])('of %j that goes on with %j stands there as it was typed: %j', { tags: ['S2-5.31'] }, async (profit, typed, text, price) => {
    const { user } = await showAnswer(pageOf(offer(7, { offerItems: [line(101, 10, 100, { profit })] })));
    await user.click(details('TKF-7'));
    await user.type(profits()[0] ?? document.body, typed);
    expect(profits()[0]).toHaveValue(text);
    expect(lines('TKF-7')[0]?.[4]).toBe(price);
  });

  it('that is no number says so, keeps the price, and is not saved', { tags: ['S2-5.31'] }, async () => {
    const { user, shop } = await unfold('TKF-1250');
    const before = lines('TKF-1250');
    await user.type(profits()[1] ?? document.body, 'x');
    expect(profits()[1]).toBeInvalid();
    expect(profits()[1]).toHaveAccessibleDescription('Bir sayı girin; en az -100');
    expect(lines('TKF-1250').map((cells) => cells.slice(4))).toEqual(before.map((cells) => cells.slice(4)));
    for (const button of [press('Kaydet', 'TKF-1250'), screen.getByRole('button', { name: 'Müşteri Güncelle' })]) {
      await user.click(button);
      expect(profits()[1]).toHaveFocus();
    }
    expect(written(shop)).toEqual([]);
  });

  it('may begin with a minus without being told off', { tags: ['S2-5.31'] }, async () => {
    const { user } = await unfold('TKF-1249');
    await user.type(profits()[0] ?? document.body, '-');
    expect(screen.queryByText(/^Bir sayı girin/)).toBeNull();
  });

  it.each(['Enter', 'Kaydet'])('of a minus alone says so where it is to be saved by %s', { tags: ['S2-5.31'] }, async (by) => {
    const { user, shop } = await unfold('TKF-1249');
    const [box] = profits();
    await user.type(box ?? document.body, '-');
    await (by === 'Enter' ? user.keyboard('{Enter}') : user.click(press('Kaydet', 'TKF-1249')));
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription('Bir sayı girin; en az -100');
    expect(written(shop)).toEqual([]);
  });
});

describe('what is typed', () => {
  it(
    'is marked as unsaved until it is what was saved, and the browser asks before it is left',
    { tags: ['S2-4.28'] },
    async () => {
      const { user } = await unfold('TKF-1250');
      expect(asksBeforeLeaving()).toBe(false);
      await user.type(field('Telefon'), '4');
      expect(rowOf('TKF-1250')).toHaveTextContent('Kaydedilmemiş değişiklikler');
      expect(asksBeforeLeaving()).toBe(true);
      await user.keyboard('{Backspace}');
      expect(rowOf('TKF-1250')).not.toHaveTextContent('Kaydedilmemiş değişiklikler');
      expect(asksBeforeLeaving()).toBe(false);
    },
  );

  it('outlives folding and paging', { tags: ['S2-4.27'] }, async () => {
    const { user } = await unfold('TKF-1250', { scenario: { offers: 25 } });
    await user.type(field('Telefon'), '4');
    await user.click(details('TKF-1250'));
    expect(rowOf('TKF-1250')).toHaveTextContent('Kaydedilmemiş değişiklikler');
    await user.click(screen.getByRole('link', { name: 'Sayfa 2' }));
    await screen.findByRole('rowheader', { name: 'TKF-1230' });
    expect(asksBeforeLeaving()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Sayfa 1' }));
    await screen.findByRole('rowheader', { name: 'TKF-1250' });
    if (details('TKF-1250').getAttribute('aria-expanded') === 'false') await user.click(details('TKF-1250'));
    expect(field('Telefon')).toHaveValue('0532 111 22 334');
  });
});

describe('saving', () => {
  it(
    'sends profits by the id of the offer and the customer by its number, then loads the page anew, once',
    { tags: ['S2-7.20', 'S2-7.21', 'S2-7.22', 'D-49'] },
    async () => {
      const { user, shop } = await unfold('TKF-1250');
      await user.clear(profits()[0] ?? document.body);
      await user.type(profits()[0] ?? document.body, '12,5');
      await user.clear(field('Telefon'));
      await user.dblClick(press('Kaydet', 'TKF-1250'));
      await waitFor(() => {
        expect(left()).toEqual(['reload']);
      });
      expect(written(shop)).toEqual([
        ['/api/catalog/offer/update/profit', { 3250: { 125000: 12.5, 125001: 10, 125002: 10 } }],
        [
          '/api/catalog/offer/update/customer',
          {
            'TKF-1250': {
              customerName: 'Ayşe Işık',
              customerCompanyName: 'Işık İnşaat Taahhüt Ltd. Şti.',
              customerEmail: 'ayse@isikinsaat.example',
              customerPhone: '',
            },
          },
        ],
      ]);
      // Where the page stops the reload, it shows what was saved.
      expect(rowOf('TKF-1250')).not.toHaveTextContent('Kaydedilmemiş değişiklikler');
      expect(asksBeforeLeaving()).toBe(false);
      expect(
        shop.requests.every(
          ({ token, requestedWith, method }) =>
            requestedWith === 'XMLHttpRequest' && (method === 'GET' || token === shop.csrfToken),
        ),
      ).toBe(true);
    },
  );

  it('of the customer alone sends no profits', { tags: ['S2-7.21'] }, async () => {
    const { user, shop } = await unfold('TKF-1249');
    await user.type(field('Ad soyad'), 'Veli{Enter}');
    await waitFor(() => {
      expect(left()).toEqual(['reload']);
    });
    expect(written(shop)).toEqual([
      [
        '/api/catalog/offer/update/customer',
        { 'TKF-1249': { customerName: 'Veli', customerCompanyName: '', customerEmail: '', customerPhone: '' } },
      ],
    ]);
  });

  it('of the customer saves profits that were typed as well, which the reload would forget', { tags: ['S2-7.22'] }, async () => {
    const { user, shop } = await unfold('TKF-1249');
    await user.type(profits()[0] ?? document.body, '7');
    await user.type(field('Ad soyad'), 'Veli');
    await user.click(screen.getByRole('button', { name: 'Müşteri Ekle' }));
    await waitFor(() => {
      expect(left()).toEqual(['reload']);
    });
    expect(written(shop).map(([path]) => path)).toEqual([
      '/api/catalog/offer/update/profit',
      '/api/catalog/offer/update/customer',
    ]);
  });

  it(
    'of one half that fails keeps all that was typed, loads nothing anew, and can be tried again',
    { tags: ['S2-8.20'] },
    async () => {
      const { user, shop } = await unfold('TKF-1249', { scenario: { faults: { 'offers.customer': '500' } } });
      await user.type(profits()[0] ?? document.body, '7');
      await user.type(field('Ad soyad'), 'Veli');
      await user.click(press('Kaydet', 'TKF-1249'));
      expect(await screen.findByText('Müşteri kaydedilemedi liütfen tekrar deneyin.')).toBeVisible();
      expect([profits()[0]?.value, field('Ad soyad').value]).toEqual(['7', 'Veli']);
      expect(rowOf('TKF-1249')).toHaveTextContent('Kaydedilmemiş değişiklikler');
      expect(left()).toEqual([]);
      shop.setScenario({ faults: {} });
      await user.click(press('Kaydet', 'TKF-1249'));
      await waitFor(() => {
        expect(left()).toEqual(['reload']);
      });
      expect(written(shop)).toHaveLength(4);
    },
  );

  it('shows no total of before the profits that were saved, where the page is not loaded anew', { tags: ['D-48'] }, async () => {
    const { user } = await showAnswer(pageOf(offer(7, { total: 1200 })));
    await user.click(details('TKF-7'));
    await user.type(profits()[0] ?? document.body, '10');
    expect(cells('TKF-7')[2]).toBe('₺1.200,00');
    answerRequests(200, '{}');
    await user.click(press('Kaydet', 'TKF-7'));
    await waitFor(() => {
      expect(left()).toEqual(['reload']);
    });
    expect(cells('TKF-7')[2]).toBe('₺1.320,00');
  });

  it('takes no typing while it is under way, and keeps the focus', async () => {
    const { user, shop } = await unfold('TKF-1250', { scenario: { faults: { 'offers.profit': 'timeout' } } });
    await user.click(press('Kaydet', 'TKF-1250'));
    expect(press('Kaydet', 'TKF-1250')).toHaveFocus();
    expect(press('Kaydet', 'TKF-1250')).toHaveAttribute('aria-busy', 'true');
    for (const box of screen.getAllByRole('textbox')) expect(box).toHaveAttribute('readonly');
    await user.click(press('E-posta', 'TKF-1250'));
    await user.click(press('Düzenle', 'TKF-1247'));
    expect(written(shop)).toHaveLength(1);
  });
});
