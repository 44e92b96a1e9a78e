import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { actions, details, field, offer, pageOf, press, profits, rowOf, showAnswer, showOffers, unfold } from './offerPage';
import { container } from '@/testing/page';
import { answerRequests, asksBeforeLeaving, requestsOf, stayingHere } from '@/testing/requests';

const left = stayingHere();

const line = {
  id: 9,
  quantity: 3,
  product: { id: 1, seo: 'vida', name: 'Vida M8', code: 'V-8', taxRate: 20, units: [] },
  productUnit: { id: 1, value: 'ADET', multiplier: 1, defaultPrice: { value: 5, currency: 'TL' } },
};

/** A list of one offer, whose shop answers everything after that so. */
async function listThen(status: number, body: string) {
  const page = await showAnswer(pageOf(offer(7)));
  answerRequests(status, body);
  return page;
}

describe('editing', () => {
  it(
    'loads the offer into the cart, without a body, and opens the cart page',
    { tags: ['S2-2.04', 'S2-2.51', 'S2-4.26', 'S2-7.17'] },
    async () => {
      const { user, shop } = await showOffers();
      await user.dblClick(press('Düzenle', 'TKF-1249'));
      await waitFor(() => {
        expect(left()).toEqual(['/sepet']);
      });
      expect(requestsOf(shop, 'offers.edit').map(({ method, path, body, token }) => [method, path, body, token])).toEqual([
        ['PATCH', '/api/catalog/offer/edit/3249', null, shop.csrfToken],
      ]);
      expect(shop.cart.items()).toHaveLength(1);
      // The visitor may stay, beside a cart icon that must be true; other tabs hear of it, too.
      await waitFor(() => {
        expect(shop.requests.at(-1)?.call).toBe('cart.get');
      });
    },
  );

  it('is under way until the cart page has come, however often it is asked for', { tags: ['S2-4.26'] }, async () => {
    // A place of this page: jsdom opens no other.
    const { user, shop } = await showOffers({ page: { routes: { cart: '/teklif/liste#sepet' } } });
    const isLeft = new Promise((resolve) => {
      window.addEventListener('hashchange', resolve, { once: true });
    });
    const letGo = (event: Event) => {
      event.stopImmediatePropagation();
    };
    window.addEventListener('vitrin:before-navigate', letGo, { once: true, capture: true });
    await user.click(press('Düzenle', 'TKF-1249'));
    await isLeft;
    // That page is slow.
    expect(press('Düzenle', 'TKF-1249')).toHaveAttribute('aria-busy', 'true');
    press('Düzenle', 'TKF-1249').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(shop.requests.at(-1)?.call).toBe('cart.get');
    });
    expect(requestsOf(shop, 'offers.edit')).toHaveLength(1);
  });

  it('is over where the page stops the way there: the next can be loaded', { tags: ['S2-4.26'] }, async () => {
    const { user, shop } = await showOffers();
    await user.click(press('Düzenle', 'TKF-1249'));
    await waitFor(() => {
      expect(left()).toEqual(['/sepet']);
    });
    await user.click(press('Düzenle', 'TKF-1250'));
    await waitFor(() => {
      expect(requestsOf(shop, 'offers.edit')).toHaveLength(2);
    });
  });

  it('tells the shop’s other tabs', { tags: ['S2-4.26'] }, async () => {
    const told: unknown[] = [];
    const tab = new BroadcastChannel('vitrin');
    tab.addEventListener('message', ({ data }) => told.push(data));
    const { user } = await showOffers();
    await user.click(press('Düzenle', 'TKF-1249'));
    await waitFor(() => {
      expect(told).toEqual([{ kind: 'cart' }]);
    });
    tab.close();
  });

  it('whose answer was lost may have filled the cart, which is fetched', { tags: ['D-50'] }, async () => {
    const { user, shop } = await showOffers();
    shop.setScenario({ faults: { 'offers.edit': 'offline' } });
    await user.click(press('Düzenle', 'TKF-1249'));
    await waitFor(() => {
      expect(shop.requests.at(-1)?.call).toBe('cart.get');
    });
    expect(left()).toEqual([]);
  });

  it.each([
    [200, { error: { messages: { type: 'Ürün satışta değil.' }, product: { id: 4 } } }],
    [200, { messages: { type: 'Ürün satışta değil.' }, product: { id: 4 } }],
    [422, { error: { messages: { type: 'Ürün satışta değil.' }, product: { id: 4 } } }],
    [409, { messages: { type: 'Ürün satışta değil.' }, product: { id: 4 } }],
  ])(
    'that the shop refuses with status %i and %j says why, and stays',
    { tags: ['S2-7.18', 'S2-8.21', 'D-50'] },
    async (status, body) => {
      const { user } = await listThen(status, JSON.stringify(body));
      await user.click(press('Düzenle', 'TKF-7'));
      expect(await screen.findByText('Ürün satışta değil.')).toBeVisible();
      expect(left()).toEqual([]);
    },
  );

  it('that is answered with a line of the cart puts it there, says so, and stays', { tags: ['S2-7.19', 'D-50'] }, async () => {
    const { user, events } = await listThen(409, JSON.stringify(line));
    document.body.insertAdjacentHTML('afterbegin', container('cart-icon'));
    await window.vitrin?.ready;
    await user.click(press('Düzenle', 'TKF-7'));
    await waitFor(() => {
      expect(
        events.find(
          ({ type, detail }) =>
            type === 'vitrin:cart-changed' && (detail as { change: { operation: string } }).change.operation === 'change',
        )?.detail,
      ).toMatchObject({ items: [{ id: 9, quantity: 3 }], change: { operation: 'change', id: 9 } });
    });
    expect(left()).toEqual([]);
    expect(await screen.findByText(/ sepetinize eklendi\.$/)).toBeVisible();
  });

  const UNKNOWN = 'Yanıt alınamadı. Yeniden yüklemeden önce sepetinize bakın.';
  const REFUSED = 'Teknik bir hata yaşandı. Lütfen daha sonra tekrar deneyin.';
  it.each([
    [500, 'Bakımdayız', UNKNOWN],
    [200, '<!doctype html><title>Giriş</title>', UNKNOWN],
    [422, '{"id":9}', REFUSED],
    [404, '', REFUSED],
  ])('that is answered with status %i and %j is a failure, told as one', { tags: ['S2-7.19'] }, async (status, body, said) => {
    const { user } = await listThen(status, body);
    await user.click(press('Düzenle', 'TKF-7'));
    expect(await screen.findByText(said)).toBeVisible();
    expect(left()).toEqual([]);
  });
});

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
