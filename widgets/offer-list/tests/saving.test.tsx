import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { addOffers, cells, details, field, offer, pageOf, press, profits, rowOf, showAnswer, written, unfold } from './offerPage';
import { answerRequests, asksBeforeLeaving, stayingHere } from '@/testing/requests';

const left = stayingHere();

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

  it('sends no customer once the session has ended with the profits', { tags: ['D-69'] }, async () => {
    const { user, shop } = await unfold('TKF-1250');
    await user.type(profits()[0] ?? document.body, '5');
    await user.type(field('Telefon'), '1');
    shop.setScenario({ faults: { 'offers.profit': '401' } });
    await user.click(press('Kaydet', 'TKF-1250'));
    await waitFor(() => {
      expect(left()).toEqual(['/account/login']);
    });
    expect(written(shop).map(([path]) => path)).toEqual(['/api/catalog/offer/update/profit']);
  });

  it('is not done by Enter in the only line of a cancelled offer', async () => {
    const { user } = await showAnswer(pageOf(offer(8, { isCancel: '1' })));
    await user.click(details('TKF-8'));
    const asked = answerRequests(200, '');
    await user.type(profits()[0] ?? document.body, '{Enter}');
    // Behind what would have been saved.
    await window.vitrin?.cart.refresh().catch(() => undefined);
    expect(asked).toEqual(['GET /api/catalog/cart']);
  });

  it('comes back to the offer that was saved, whatever was unfolded after it', { tags: ['S2-7.22'] }, async () => {
    const { user } = await unfold('TKF-1249');
    await user.click(details('TKF-1248'));
    await user.click(press('Kaydet', 'TKF-1249'));
    await waitFor(() => {
      expect(left()).toEqual(['reload']);
    });
    for (const each of document.querySelectorAll('[data-widget]')) each.remove();
    addOffers();
    await waitFor(() => {
      expect(details('TKF-1249')).toHaveFocus();
    });
    expect(details('TKF-1248')).toHaveAttribute('aria-expanded', 'true');
  });

  it('keeps unfolded what was unfolded while it was under way', async () => {
    await unfold('TKF-1249');
    // Before an answer can have come.
    press('Kaydet', 'TKF-1249').click();
    details('TKF-1248').click();
    await waitFor(() => {
      expect(left()).toEqual(['reload']);
    });
    for (const each of document.querySelectorAll('[data-widget]')) each.remove();
    addOffers();
    await waitFor(() => {
      expect(details('TKF-1249')).toHaveFocus();
    });
    expect(details('TKF-1248')).toHaveAttribute('aria-expanded', 'true');
  });

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

  it('does not load anew a page that has moved on without the list meanwhile', { tags: ['D-74'] }, async () => {
    const { shop } = await unfold('TKF-1250');
    // Before an answer can have come.
    press('Kaydet', 'TKF-1250').click();
    document.querySelector('[data-widget=offer-list]')?.remove();
    await waitFor(() => {
      expect(written(shop)).toHaveLength(2);
    });
    // What the last answer brings about has come by the time that the shop has answered again.
    await window.vitrin?.cart.refresh();
    expect(left()).toEqual([]);
  });

  it('takes no typing while it is under way, lets nothing else begin, and keeps the focus', async () => {
    const { user, shop } = await unfold('TKF-1250', { scenario: { faults: { 'offers.profit': 'timeout' } } });
    await user.click(press('Kaydet', 'TKF-1250'));
    expect(press('Kaydet', 'TKF-1250')).toHaveFocus();
    expect(press('Kaydet', 'TKF-1250')).toHaveAttribute('aria-busy', 'true');
    for (const box of screen.getAllByRole('textbox')) expect(box).toHaveAttribute('readonly');
    for (const other of [press('E-posta', 'TKF-1250'), press('Düzenle', 'TKF-1247')]) {
      expect(other).toHaveAttribute('aria-disabled', 'true');
      await user.click(other);
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(other).toHaveAttribute('aria-busy', 'false');
    }
    expect(press('Kaydet', 'TKF-1250')).toHaveAttribute('aria-busy', 'true');
    expect(written(shop)).toHaveLength(1);
  });
});
