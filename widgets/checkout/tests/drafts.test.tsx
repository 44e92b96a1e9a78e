import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { showCheckout, sums } from './checkoutPage';

const totals = { subTotal: 1000, tax: 0, tryTotal: 1000 };
const description = () => screen.getByRole('textbox', { name: 'Açıklama' });
const field = (name: string) => screen.getByRole('textbox', { name });

describe('what was typed on the payment step', () => {
  it('is kept but for the card: the description, as long as it is of the same order', { tags: ['D-43', 'D-81'] }, async () => {
    const { user, shop } = await showCheckout({ type: 'CheckoutPayment', totals, description: 'Rampa' });
    await screen.findByRole('form', { name: 'Kart bilgileri' });
    await user.type(description(), ' 2, sabah');
    fireEvent.input(field('Kart numarası'), { target: { value: '9000222233334444' } });
    await user.type(field('Kart üzerindeki isim'), 'Ali Veli');
    await user.type(field('CCV'), '987');
    expect(JSON.stringify([sessionStorage, localStorage].map((storage) => Object.entries(storage)))).not.toMatch(
      /9000|2222|Ali|987/,
    );

    const again = { type: 'CheckoutPayment', totals, description: 'Rampa' };
    await showCheckout(again, { shop });
    expect(description()).toHaveValue('Rampa 2, sabah');
    await screen.findByRole('form', { name: 'Kart bilgileri' });
    for (const name of ['Kart numarası', 'Kart üzerindeki isim', 'CCV']) expect(field(name)).toHaveValue('');
    // What the customer has written in the cart since counts for more.
    await showCheckout({ ...again, description: 'Depoya' }, { shop });
    expect(description()).toHaveValue('Depoya');
  });

  it('is not taken away by another branch, which is chosen before the card', { tags: ['D-34', 'D-81'] }, async () => {
    const { user } = await showCheckout({ totals });
    expect(screen.getByRole('combobox', { name: 'Şube' })).toHaveDisplayValue('Merkez');
    await user.click(screen.getByRole('button', { name: 'Devam Et' }));
    await waitFor(() => {
      expect(screen.queryByRole('combobox', { name: 'Şube' })).toBeNull();
    });
    expect(screen.getByText('Şube').parentElement).toHaveTextContent('ŞubeMerkez');
  });

  it('can have a branch where none is chosen yet', { tags: ['S2-2.25'] }, async () => {
    await showCheckout({ type: 'CheckoutPayment', totals }, { page: { currentBranch: 99 } });
    expect(screen.getByRole('combobox', { name: 'Şube' })).toHaveDisplayValue('Şube seçin');
  });
});

describe('a payment plan that was chosen', { tags: ['D-38'] }, () => {
  const scenario = { settings: { showPaymentPlanPrice: '1' } };
  const plan = () => screen.getByRole('combobox', { name: 'Ödeme planı' });

  it('stays with another branch, and the totals of the server are not taken for its own', async () => {
    const { user, shop } = await showCheckout({ totals }, { scenario });
    expect(sums()['Genel toplam']).toBe('₺1.000,00');
    await user.selectOptions(plan(), '30 Gün');
    const chosen = sums()['Genel toplam'];
    expect(chosen).not.toBe('₺1.000,00');

    await showCheckout({ totals }, { shop });
    expect(plan()).toHaveDisplayValue('30 Gün');
    expect(sums()['Genel toplam']).toBe(chosen);
  });

  it('is left where the shop begins with another by now', async () => {
    const { user, shop } = await showCheckout({ totals }, { scenario });
    await user.selectOptions(plan(), '30 Gün');
    await showCheckout({ totals, advencePrice: 'advencePrice1' }, { shop });
    expect(plan()).not.toHaveDisplayValue('30 Gün');
  });
});
