import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { press, showOffers } from './offerPage';
import { holdRequests, requestsOf } from '@/testing/requests';

/** Where the list is narrow, nothing else is to be seen of its row's actions. */
const isTurning = (orderNo: string) =>
  screen.getByRole('button', { name: `${orderNo} işlemleri` }).querySelector('.vt-spinner') !== null;

it('turns while what was chosen in it is under way', { tags: ['S2-4.25', 'S2-4.26'] }, async () => {
  const { user, shop } = await showOffers({
    scenario: { offers: 2, faults: { 'offers.edit': 'timeout', 'offers.cancel': 'timeout' } },
  });
  const giveUp = holdRequests();
  const isOver = async (call: 'offers.edit' | 'offers.cancel') => {
    await waitFor(() => {
      expect(requestsOf(shop, call)).toHaveLength(1);
    });
    expect([isTurning('TKF-1250'), isTurning('TKF-1249')]).toEqual([true, false]);
    giveUp();
    await waitFor(() => {
      expect(isTurning('TKF-1250')).toBe(false);
    });
  };
  await user.click(press('Düzenle', 'TKF-1250'));
  await isOver('offers.edit');
  await user.click(press('İptal et', 'TKF-1250'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Teklifi iptal et' }));
  await isOver('offers.cancel');
});
