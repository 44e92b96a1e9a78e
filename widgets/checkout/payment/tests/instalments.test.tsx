import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { createShop } from '@mocks/shop/shop';
import { card, expectDue, field, radios, showCard, AMOUNT, lookups } from './cardPayment';

describe('instalments', () => {
  it(
    'come with a whole number, for the bank of its first 8 digits, and go with it',
    { tags: ['S2-2.31', 'S2-2.35', 'S2-5.15', 'S2-7.02', 'S2-9.12', 'S2-9.13'] },
    async () => {
      const { user, shop } = await showCard({ amount: 1000 });
      expect(screen.queryByRole('textbox', { name: AMOUNT })).toBeNull();
      await user.type(card(), '411122223333444');
      expect(lookups(shop)).toEqual([]);
      await user.type(card(), '4');
      const table = await screen.findByRole('table');
      expect(lookups(shop)).toEqual([{ binNumber: '41112222' }]);
      expect(screen.getByRole('radiogroup', { name: 'Taksit seçenekleri: Anadolu Bankası' })).toContainElement(table);
      expect(radios().map(({ value }) => value)).toEqual(['1', '2', '3', '6', '9', '12']);
      expect(screen.getByRole('radio', { name: 'Tek çekim' })).toBeChecked();
      const three = screen.getByRole('radio', { name: '3 taksit' });
      expect(within(screen.getByRole('rowheader', { name: '3 taksit' })).getByRole('radio')).toBe(three);
      expect(three).toHaveAccessibleDescription('Aylık ₺345,00 Toplam ₺1.035,00');
      await user.click(three);
      await expectDue('1.000,00 / 3 / 1.035,00');
      await user.type(card(), '{Backspace}');
      expect(radios()).toEqual([]);
      await expectDue('1.000,00 / 1 / 1.000,00');
    },
  );

  it('begin with the default of a bank, under the name of its card', { tags: ['S2-3.10', 'D-78'] }, async () => {
    const { user } = await showCard({ amount: 100 });
    await user.type(card(), '5400000000000000');
    expect(await screen.findByRole('radio', { name: '3 taksit' })).toBeChecked();
    await expectDue('100,00 / 3 / 104,20');
    expect(document.querySelector('.vt-instalments__logo')).toHaveAttribute('src', '/assets/theme/payment/marmara.svg');
    expect(screen.getByRole('table', { name: /Marmara Kart/ })).toBeVisible();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('Tek çekim₺101,75₺101,75');
  });

  it('are there without a logo that does not come, under the name beside it', { tags: ['D-78'] }, async () => {
    const { user } = await showCard({ amount: 100 });
    await user.type(card(), '5400000000000000');
    await screen.findByRole('radio', { name: '3 taksit' });
    const logo = document.querySelector('.vt-instalments__logo');
    if (!logo) throw new Error('the bank has no logo');
    fireEvent.error(logo);
    await waitFor(() => {
      expect(logo).not.toBeInTheDocument();
    });
    expect(screen.getByRole('table', { name: /Marmara Kart/ })).toBeVisible();
  });

  it('need an amount above the limit; below it a card is charged once', { tags: ['S2-2.33', 'S2-3.51'] }, async () => {
    const { user } = await showCard({}, { scenario: { settings: { installmentLimit: '500' } } });
    await user.type(card(), '5400000000000000');
    await user.type(field(AMOUNT), '500');
    await expectDue('500,00 / 1 / 508,75');
    expect(radios()).toEqual([]);
    await user.type(field(AMOUNT), ',01');
    expect(await screen.findByRole('radio', { name: '3 taksit' })).toBeChecked();
  });

  it(
    'need no more than an amount above 0 where the shop names no limit',
    { tags: ['S2-2.34', 'S2-9.19', 'S2-3.51'] },
    async () => {
      const settings = { ...createShop().settings, installmentLimit: undefined };
      const { user } = await showCard({}, { page: { settings } });
      await user.type(card(), '5400000000000000');
      await user.type(field(AMOUNT), '1');
      expect(await screen.findByRole('radio', { name: '3 taksit' })).toBeChecked();
      await user.clear(field(AMOUNT));
      await waitFor(() => {
        expect(radios()).toEqual([]);
      });
    },
  );
});
