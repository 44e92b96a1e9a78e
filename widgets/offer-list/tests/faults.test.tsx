import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Fault } from '@mocks/shop/scenario';
import { addOffers, details, field, press, rowOf, showOffers } from './offerPage';
import { alertsByNow } from '@/testing/messages';
import { renderPage } from '@/testing/page';
import { holdRequests, READ_ANSWER_FAULTS, stayingHere, UNREAD_ANSWER_FAULTS } from '@/testing/requests';

const left = stayingHere();

const answered = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Teklifi iptal et' }));
};

/** What the dealer does to make a call, and what is said where it fails. */
const ACTIONS: ReadonlyArray<
  readonly [
    call: 'offers.cancel' | 'offers.mail' | 'offers.edit' | 'offers.profit' | 'offers.customer',
    act: (user: UserEvent) => Promise<void>,
    said: (fault: Fault) => string,
  ]
> = [
  [
    'offers.cancel',
    async (user) => {
      await user.click(press('İptal et', 'TKF-1250'));
      await answered(user);
    },
    () => 'Sipariş iptal edilemedi. Lütfen bizimle iletişime geçiniz.',
  ],
  [
    'offers.mail',
    async (user) => {
      await user.click(press('E-posta', 'TKF-1250'));
      await user.click(screen.getByRole('button', { name: 'Yine de gönder' }));
    },
    () => 'Mailiniz gönderilemedi. Lütfen bizimle iletişime geçiniz.',
  ],
  [
    'offers.edit',
    (user) => user.click(press('Düzenle', 'TKF-1250')),
    (fault) =>
      fault === '500' ? 'Sunucuda beklenmeyen bir hata oluştu.' : 'Yanıt alınamadı. Yeniden yüklemeden önce sepetinize bakın.',
  ],
  ['offers.profit', (user) => user.click(press('Kaydet', 'TKF-1250')), () => 'Kar marjınız kaydedilemedi lütfen tekrar deneyin.'],
  ['offers.customer', (user) => user.click(press('Kaydet', 'TKF-1250')), () => 'Müşteri kaydedilemedi liütfen tekrar deneyin.'],
];

describe.each(ACTIONS)('%s', (call, act, said) => {
  it.each(UNREAD_ANSWER_FAULTS)(
    '%s: is told, loses nothing that was typed, and leaves the list usable',
    {
      tags: [
        'S2-8.17',
        'S2-8.18',
        'S2-8.19',
        'S2-8.20',
        'S2-8.21',
        'S2-8.22',
        'F-offers.cancel',
        'F-offers.mail',
        'F-offers.edit',
        'F-offers.profit',
        'F-offers.customer',
      ],
    },
    async (fault) => {
      const { user, shop } = await showOffers({ scenario: { offers: 2 } });
      await user.click(details('TKF-1250'));
      await user.type(field('Telefon'), '4');
      shop.setScenario({ faults: { [call]: fault } });
      const giveUp = holdRequests();
      await act(user);
      await waitFor(() => {
        expect(shop.requests.some((entry) => entry.call === call)).toBe(true);
      });
      if (fault === 'timeout') giveUp();

      if (fault === 'shape') {
        const done = { 'offers.cancel': 'İptal edildi', 'offers.mail': 'Teklif mailiniz gönderilmiştir.' }[call as string];
        if (done)
          await waitFor(() => {
            expect(document.body).toHaveTextContent(done);
          });
        else
          await waitFor(() => {
            expect(left()).toEqual([call === 'offers.edit' ? '/sepet' : 'reload']);
          });
      } else if (fault === '401') {
        await waitFor(() => {
          expect(left()).toEqual(['/account/login']);
        });
        expect(await alertsByNow()).toEqual([]);
      } else {
        expect(await screen.findByText(said(fault))).toBeVisible();
        expect(left()).toEqual([]);
        expect(field('Telefon')).toHaveValue('0532 111 22 334');
        expect(rowOf('TKF-1250')).not.toHaveTextContent('İptal edildi');
        expect(shop.requests.filter((entry) => entry.call === call)).toHaveLength(1);
      }
      await waitFor(() => {
        expect(document.querySelector('.vt-spinner, [data-widget=offer-list] [aria-busy=true]')).toBeNull();
      });
      expect(press('Yazdır', 'TKF-1249')).toBeEnabled();
    },
  );
});

it('in English an offer that cannot be cancelled is not called an order', { tags: ['S2-8.17'] }, async () => {
  const page = { page: { locale: 'en' }, scenario: { offers: 2, faults: { 'offers.cancel': '500' } } } as const;
  const { user } = await renderPage('', page);
  addOffers();
  await user.click(await screen.findByRole('button', { name: 'Cancel: TKF-1250' }));
  await user.click(screen.getByRole('button', { name: 'Cancel the offer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^It could not be cancelled\. Please contact us\. TKF-1250/);
});

describe('offers', () => {
  it.each(READ_ANSWER_FAULTS.filter((fault) => fault !== '401'))(
    '%s: says so, and comes at the next try',
    { tags: ['S2-7.14', 'S2-8.23', 'F-offers'] },
    async (fault) => {
      const { user, shop } = await renderPage('', { scenario: { offers: 2, faults: { offers: fault } } });
      const giveUp = holdRequests();
      addOffers();
      await waitFor(() => {
        expect(shop.requests).toHaveLength(1);
      });
      if (fault === 'timeout') giveUp();
      expect(await screen.findByRole('alert')).toHaveTextContent('Teklifleriniz yüklenemedi.');
      shop.setScenario({ faults: {} });
      await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
      expect(await screen.findByRole('rowheader', { name: 'TKF-1250' })).toBeVisible();
    },
  );

  it('401: asks to sign in', { tags: ['S2-8.23', 'F-offers'] }, async () => {
    await showOffers({ scenario: { faults: { offers: '401' } } });
    expect(screen.getByRole('link', { name: 'Giriş yap' })).toHaveAttribute('href', '/account/login');
    expect(left()).toEqual([]);
  });

  it.each(READ_ANSWER_FAULTS.filter((fault) => !['401', 'timeout'].includes(fault)))(
    '%s of another page keeps the offers that are there',
    { tags: ['S2-8.23', 'F-offers'] },
    async (fault) => {
      const { user, shop } = await showOffers({ scenario: { offers: 25 } });
      shop.setScenario({ faults: { offers: fault } });
      await user.click(screen.getByRole('link', { name: 'Sayfa 2' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Teklifleriniz yüklenemedi.');
      expect(screen.getByRole('rowheader', { name: 'TKF-1250' })).toBeVisible();
      shop.setScenario({ faults: {} });
      await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
      expect(await screen.findByRole('rowheader', { name: 'TKF-1230' })).toBeVisible();
    },
  );
});
