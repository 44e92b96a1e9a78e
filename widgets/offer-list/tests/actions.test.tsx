import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { actions, details, field, listThen, press, profits, rowOf, showOffers, unfold } from './offerPage';
import { asksBeforeLeaving, gate } from '@/testing/requests';

describe('mailing', () => {
  const question = () => screen.getByRole('alertdialog', { name: 'Teklif e-posta ile gönderilsin mi?' });

  it('sends the offer once, and says so', { tags: ['S2-7.16', 'S2-8.18'] }, async () => {
    const { user, shop } = await showOffers();
    await user.click(press('E-posta', 'TKF-1250'));
    expect(question()).toHaveAccessibleDescription('TKF-1250 şu adrese gönderilecek: ayse@isikinsaat.example.');
    expect(shop.offers.mailed).toEqual([]);
    await user.dblClick(within(question()).getByRole('button', { name: 'Gönder' }));
    expect(await screen.findByText('Teklif mailiniz gönderilmiştir.')).toBeVisible();
    expect(shop.offers.mailed).toEqual(['TKF-1250']);
    const [mail] = shop.requests.filter(({ call }) => call === 'offers.mail');
    expect([mail?.method, mail?.path, mail?.body]).toEqual(['PATCH', '/api/catalog/offer/mail/3250', null]);
  });

  it('succeeds on any 2xx, whatever the answer', { tags: ['S2-7.16', 'D-50'] }, async () => {
    const { user } = await listThen(204, '');
    await user.click(press('E-posta', 'TKF-7'));
    await user.click(within(question()).getByRole('button', { name: 'Gönder' }));
    expect(await screen.findByText('Teklif mailiniz gönderilmiştir.')).toBeVisible();
  });

  it('of an offer without an address is the shop’s to refuse', { tags: ['S2-5.30', 'S2-8.18'] }, async () => {
    const { user, shop } = await showOffers();
    await user.click(press('E-posta', 'TKF-1249'));
    expect(question()).toHaveAccessibleDescription('TKF-1249 için müşterinin e-posta adresi kayıtlı değil.');
    await user.click(within(question()).getByRole('button', { name: 'Yine de gönder' }));
    expect(await screen.findByText('Mailiniz gönderilemedi. Lütfen bizimle iletişime geçiniz.')).toBeVisible();
    expect(shop.offers.mailed).toEqual([]);
  });

  it('of what is not saved says that the mail will not have it', async () => {
    const { user, shop } = await showOffers();
    await user.click(details('TKF-1250'));
    await user.type(field('Ad soyad'), 'x');
    await user.click(press('E-posta', 'TKF-1250'));
    expect(question()).toHaveAccessibleDescription(/kaydetmediğiniz değişiklikler e-postada yer almayacak/);
    await user.click(within(question()).getByRole('button', { name: 'Geri dön' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(shop.offers.mailed).toEqual([]);
    expect(field('Ad soyad')).toHaveValue('Ayşe Işıkx');
    await user.click(press('E-posta', 'TKF-1250'));
    await user.click(within(question()).getByRole('button', { name: 'Yine de gönder' }));
    expect(await screen.findByText('Teklif mailiniz gönderilmiştir.')).toBeVisible();
    expect(shop.offers.mailed).toEqual(['TKF-1250']);
  });
});

describe('cancelling', () => {
  it('asks first, marks the row, and forgets what was typed into it', { tags: ['S2-4.25', 'S2-7.15'] }, async () => {
    const { user, shop } = await showOffers();
    await user.click(details('TKF-1250'));
    await user.type(field('Ad soyad'), 'x');
    await user.click(press('İptal et', 'TKF-1250'));
    await user.click(
      within(screen.getByRole('alertdialog', { name: 'Teklif iptal edilsin mi?' })).getByRole('button', {
        name: 'Teklifi iptal et',
      }),
    );
    await waitFor(() => {
      expect(rowOf('TKF-1250')).toHaveTextContent('İptal edildi');
    });
    expect(shop.requests.at(-1)).toMatchObject({ method: 'PATCH', path: '/api/catalog/offer/3250', body: { cancel: true } });
    expect(shop.requests.filter(({ call }) => call === 'offers')).toHaveLength(1);
    expect(actions('TKF-1250')).toEqual(['Yazdır', 'CSV indir', 'Tekrar sipariş ver']);
    expect(field('Ad soyad')).toHaveValue('Ayşe Işık');
    expect(rowOf('TKF-1250')).not.toHaveTextContent('Kaydedilmemiş değişiklikler');
  });

  it(
    'takes back the question whether it is mailed, which is asked meanwhile, and leads to its details',
    { tags: ['S2-4.25'] },
    async () => {
      const { user, server } = await showOffers();
      const { open, opened } = gate();
      server.use(http.patch('*/api/catalog/offer/3250', () => opened, { once: true }));
      await user.click(press('İptal et', 'TKF-1250'));
      await user.click(screen.getByRole('button', { name: 'Teklifi iptal et' }));
      await user.click(press('E-posta', 'TKF-1250'));
      expect(screen.getByRole('alertdialog')).toBeVisible();
      open();
      await waitFor(() => {
        expect(rowOf('TKF-1250')).toHaveTextContent('İptal edildi');
      });
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(details('TKF-1250')).toHaveFocus();
    },
  );

  it('stays so when what was being saved of the offer fails after it, with nothing unsaved', { tags: ['S2-4.25'] }, async () => {
    const { user, server } = await unfold('TKF-1250');
    let refuse: () => void = () => undefined;
    const refused = new Promise<Response>((resolve) => {
      refuse = () => {
        resolve(HttpResponse.json({}, { status: 422 }));
      };
    });
    server.use(http.patch('*/api/catalog/offer/update/profit', () => refused));
    await user.type(profits()[0] ?? document.body, '5');
    await user.click(press('Kaydet', 'TKF-1250'));
    await user.click(press('İptal et', 'TKF-1250'));
    await user.click(screen.getByRole('button', { name: 'Teklifi iptal et' }));
    await waitFor(() => {
      expect(rowOf('TKF-1250')).toHaveTextContent('İptal edildi');
    });
    refuse();
    expect(await screen.findByText('Kar marjınız kaydedilemedi lütfen tekrar deneyin.')).toBeVisible();
    expect(rowOf('TKF-1250')).toHaveTextContent('İptal edildi');
    expect(asksBeforeLeaving()).toBe(false);
  });
});
