import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { card, expectDue, radios, showCard } from './cardPayment';
import { alertsByNow } from '@/testing/messages';
import { gate, holdRequests, READ_ANSWER_FAULTS, requestsOf, stayingHere, watchBrokenOff } from '@/testing/requests';

const left = stayingHere();

describe('the plans of a bank', () => {
  it.each(READ_ANSWER_FAULTS)(
    'that cannot be looked up (%s) mean a single payment, which is told; those of the next card show',
    { tags: ['S2-8.03', 'F-card.bin', 'D-41', 'D-78'] },
    async (fault) => {
      const { user, shop } = await showCard({ amount: 100 }, { scenario: { faults: { 'card.bin': fault } } });
      const giveUp = holdRequests();
      await user.type(card(), '5400000000000000');
      await waitFor(() => {
        expect(requestsOf(shop, 'card.bin')).toHaveLength(1);
      });
      if (fault === 'timeout') giveUp();
      else
        await waitFor(() => {
          expect(requestsOf(shop, 'card.bin')[0]?.status).not.toBeNull();
        });
      await expectDue('100,00 / 1 / 100,00');
      expect(await screen.findByText('Taksit seçenekleri alınamadı, tek çekim uygulanır.')).toBeVisible();
      expect(radios()).toEqual([]);
      expect(await alertsByNow()).toEqual([]);

      shop.setScenario({ faults: {} });
      await user.type(card(), '{Backspace}1');
      expect(await screen.findByRole('radio', { name: '3 taksit' })).toBeChecked();
      expect(screen.queryByText(/alınamadı/)).toBeNull();
      expect(left()).toEqual([]);
    },
  );

  it('break off the lookup of the card before, and go with their card', { tags: ['S2-5.16', 'D-41'] }, async () => {
    const { user, shop } = await showCard({ amount: 1000 }, { scenario: { faults: { 'card.bin': 'timeout' } } });
    const brokenOff = watchBrokenOff();
    await user.type(card(), '4111111111111111');
    await waitFor(() => {
      expect(requestsOf(shop, 'card.bin')).toHaveLength(1);
    });
    shop.setScenario({ faults: {} });
    fireEvent.input(card(), { target: { value: '5400000000000000' } });
    await waitFor(() => {
      expect(brokenOff()).toBe(1);
    });
    expect(await screen.findByRole('radio', { name: '3 taksit' })).toBeChecked();

    await user.type(card(), '{Backspace}');
    expect(radios()).toEqual([]);
    await expectDue('1.000,00 / 1 / 1.000,00');
    expect(brokenOff()).toBe(1);
  });

  it('of a card that was replaced meanwhile never show, though they come last', { tags: ['S2-5.16', 'D-41'] }, async () => {
    const { user, shop, server } = await showCard({ amount: 100 });
    const { open, opened } = gate();
    const asked = vi.fn(() => opened);
    server.use(http.post('*/api/catalog/bin-control', asked, { once: true }));
    await user.type(card(), '5400000000000000');
    await waitFor(() => {
      expect(asked).toHaveBeenCalled();
    });
    // Past React, as a browser fills a field.
    fireEvent.input(card(), { target: { value: '4111111111111111' } });
    await screen.findByRole('radiogroup', { name: 'Taksit seçenekleri: Anadolu Bankası' });
    open();
    await waitFor(() => {
      expect(requestsOf(shop, 'card.bin')).toMatchObject([
        { body: { binNumber: '41111111' }, status: 200 },
        { body: { binNumber: '54000000' }, status: 200 },
      ]);
    });
    expect(screen.getByRole('radiogroup')).toHaveAccessibleName('Taksit seçenekleri: Anadolu Bankası');
  });
});
