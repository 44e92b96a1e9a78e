import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { shopWithCart, showCart } from '@/testing/cart';
import { container, renderPage } from '@/testing/page';
import { requestsOf, stayingHere } from '@/testing/requests';
import { order, plans } from './cartPage';

const note = () => screen.getByRole('textbox', { name: 'Sipariş notu' });
const left = stayingHere();

const plan = () => screen.getByRole('combobox', { name: 'Ödeme planı' });

describe('a payment plan that was chosen', { tags: ['D-38'] }, () => {
  it('is there again after another branch, and forgotten with the order', async () => {
    const shop = shopWithCart(1, { settings: plans });
    const { user } = await showCart(shop);
    await user.selectOptions(plan(), '30 Gün');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Şube' }), 'Ankara Ostim');
    await waitFor(() => {
      expect(left()).toEqual(['reload']);
    });
    await showCart(shop);
    expect(plan()).toHaveDisplayValue('30 Gün');
    order().click();
    await screen.findByText('Sepetiniz boş.');
    expect(shop.cart.orders[0]?.advencePrice).toBe('advencePrice2');
    await showCart(shopWithCart(1, { settings: plans }));
    expect(plan()).toHaveDisplayValue('Peşin');
  });

  it('is there again where the last line was taken out and put back', async () => {
    const { user } = await showCart(shopWithCart(1, { settings: plans }));
    await user.selectOptions(plan(), '30 Gün');
    await user.click(screen.getByRole('button', { name: /^Sepetten çıkar/ }));
    expect(await screen.findByText('Sepetiniz boş.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByRole('combobox', { name: 'Ödeme planı' })).toHaveDisplayValue('30 Gün');
  });
});

describe('a note that was typed', () => {
  it('is there again after another branch, another page and a login in between', { tags: ['D-34', 'D-81'] }, async () => {
    const shop = shopWithCart(1);
    const { user } = await showCart(shop);
    await user.type(note(), 'Acele sevk');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Şube' }), 'Ankara Ostim');
    await waitFor(() => {
      expect(left()).toEqual(['reload']);
    });
    await showCart(shop);
    expect(note()).toHaveValue('Acele sevk');

    await renderPage('<p>Ürünler</p>', { shop });
    await renderPage(container('cart'), { scenario: { as: 'visitor' } });
    await window.vitrin?.ready;
    const again = await showCart(shop);
    expect(note()).toHaveValue('Acele sevk');
    await again.user.clear(note());
    await showCart(shop);
    expect(note()).toHaveValue('');
  });

  it('is kept where the order fails, and forgotten with the order', { tags: ['D-81'] }, async () => {
    const shop = shopWithCart(1, { faults: { 'cart.order': '500' } });
    const { user } = await showCart(shop);
    await user.type(note(), 'Acele sevk');
    await user.click(screen.getByRole('button', { name: 'Siparişi onayla' }));
    await screen.findByRole('alert');
    shop.setScenario({ faults: {} });
    const next = await showCart(shop);
    expect(note()).toHaveValue('Acele sevk');
    await next.user.click(screen.getByRole('button', { name: 'Siparişi onayla' }));
    await screen.findByText('Sepetiniz boş.');
    await showCart(shopWithCart(1));
    expect(note()).toHaveValue('');
  });

  it('is forgotten with a cart that is empty after an order of which nobody knows', { tags: ['D-66', 'D-81'] }, async () => {
    // Carried out; the answer breaks off.
    const { user } = await showCart(shopWithCart(1, { faults: { 'cart.order': 'truncated' } }));
    await user.type(note(), 'Acele sevk');
    await user.click(screen.getByRole('button', { name: 'Siparişi onayla' }));
    await screen.findByText('Sepetiniz boş.');
    await showCart(shopWithCart(1));
    expect(note()).toHaveValue('');
  });

  it(
    'is forgotten with a cart that is empty after the page was left before the order was answered',
    { tags: ['D-81'] },
    async () => {
      const shop = shopWithCart(1, { faults: { 'cart.order': 'timeout' } });
      const { user } = await showCart(shop);
      await user.type(note(), 'Acele sevk');
      await user.click(screen.getByRole('button', { name: 'Siparişi onayla' }));
      await waitFor(() => {
        expect(requestsOf(shop, 'cart.order')).toHaveLength(1);
      });
      // It was carried out all the same.
      shop.cart.clear();
      await showCart(shop);
      await screen.findByText('Sepetiniz boş.');
      await showCart(shopWithCart(1));
      expect(note()).toHaveValue('');
    },
  );

  it('is nobody else’s', { tags: ['D-81'] }, async () => {
    const shop = shopWithCart(1);
    const { user } = await showCart(shop);
    await user.type(note(), 'Acele sevk');
    await showCart(shop, { page: { user: { id: 4711 } } });
    expect(note()).toHaveValue('');
    await showCart(shop);
    expect(note()).toHaveValue('');
  });

  it('is typed all the same where the browser keeps nothing', async () => {
    const { user } = await showCart(shopWithCart(1));
    sessionStorage.setItem('vitrin:drafts', '{');
    await user.type(note(), 'Acele');
    expect(note()).toHaveValue('Acele');
  });
});
