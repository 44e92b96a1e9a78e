import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { lines, shopWithCart, showCart } from '@/testing/cart';
import { requestsOf } from '@/testing/requests';
import { line, item } from './cartPage';

describe('taking a line out', () => {
  it('leaves a way back in its place, with the focus on it', { tags: ['S1-7.03'] }, async () => {
    const shop = shopWithCart(3);
    const { user } = await showCart(shop);
    const { product } = item(shop, 1);
    line(1)
      .getByRole('button', { name: `Sepetten çıkar: ${product.name}` })
      .focus();
    await user.keyboard('{Enter}');
    expect(lines()).toHaveLength(2);
    const undo = screen.getByRole('button', { name: 'Geri al' });
    expect(undo).toHaveFocus();
    expect(undo).toHaveAccessibleDescription(`${product.name} sepetten çıkarıldı.`);
    expect(undo.closest('tr')?.previousElementSibling).toBe(lines()[0]);
    await waitFor(() => {
      expect(shop.cart.items()).toHaveLength(2);
    });

    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(lines()).toHaveLength(3);
    });
    expect(requestsOf(shop, 'cart.add')[0]).toMatchObject({ path: `/api/catalog/cart/${product.id}`, body: { quantity: '2' } });
    expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
    expect(screen.getByRole('spinbutton', { name: `Miktar: ${product.name}` })).toHaveFocus();
  });

  it('works for the last line as well', async () => {
    const shop = shopWithCart(1);
    const { user } = await showCart(shop);
    await user.click(line(0).getByRole('button', { name: /^Sepetten çıkar/ }));
    expect(await screen.findByText('Sepetiniz boş.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    await waitFor(() => {
      expect(lines()).toHaveLength(1);
    });
  });

  it('tells the page of the line that comes back as a change of the cart, and as no add', async () => {
    const { user, events } = await showCart(shopWithCart(1));
    await user.click(line(0).getByRole('button', { name: /^Sepetten çıkar/ }));
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    const changes = () => events.filter(({ type }) => type === 'vitrin:cart-changed');
    await waitFor(() => {
      expect(changes().at(-1)?.detail).toMatchObject({ change: { operation: 'add' } });
    });
    await window.vitrin?.cart.refresh();
    expect(events.map(({ type }) => type)).not.toContain('vitrin:before-add');
    expect(events.map(({ type }) => type)).not.toContain('vitrin:added-to-cart');
  });

  it('takes out one by a double click, whose second click falls on the line that moves up', async () => {
    const shop = shopWithCart(3);
    const { user } = await showCart(shop);
    await user.click(line(0).getByRole('button', { name: /^Sepetten çıkar/ }));
    fireEvent.click(line(0).getByRole('button', { name: /^Sepetten çıkar/ }), { detail: 2 });
    await window.vitrin?.cart.refresh();
    expect(lines()).toHaveLength(2);
    expect(requestsOf(shop, 'cart.remove')).toHaveLength(1);
  });

  it('says so where it failed, the line is back and the focus is not lost', { tags: ['F-cart.remove'] }, async () => {
    const shop = shopWithCart(2, { faults: { 'cart.remove': '500' } });
    const { user } = await showCart(shop);
    const { product } = item(shop, 0);
    await user.click(line(0).getByRole('button', { name: /^Sepetten çıkar/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(`${product.name} sepetten çıkarılamadı.`);
    expect(lines()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Sepetim' })).toHaveFocus();
  });
});

describe('emptying the cart', () => {
  const question = () => screen.getByRole('alertdialog', { name: 'Sepet boşaltılsın mı?' });

  it('asks first, and changes nothing where the answer is no', { tags: ['S1-7.05'] }, async () => {
    const shop = shopWithCart(2);
    const { user } = await showCart(shop);
    await user.click(screen.getByRole('button', { name: 'Sepeti boşalt' }));
    expect(question()).toHaveAccessibleDescription(/^Sepetinizdeki 2 ürün/);
    const back = within(question()).getByRole('button', { name: 'Geri dön' });
    expect(back).toHaveFocus();
    await user.click(back);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(requestsOf(shop, 'cart.clear')).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Sepeti boşalt' }));
    await user.click(within(question()).getByRole('button', { name: 'Sepeti boşalt' }));
    const cart = screen.getByRole('region', { name: 'Sepetim' });
    expect(await within(cart).findByText('Sepetiniz boş.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alışverişe devam et' })).toHaveAttribute('href', '/');
    expect(cart).toHaveFocus();
    await waitFor(() => {
      expect(shop.cart.items()).toHaveLength(0);
    });
  });

  it('is heard, and leaves no way back to a line that was taken out before', async () => {
    const { user } = await showCart(shopWithCart(3));
    await user.click(line(0).getByRole('button', { name: /^Sepetten çıkar/ }));
    await user.click(screen.getByRole('button', { name: 'Sepeti boşalt' }));
    await user.click(within(question()).getByRole('button', { name: 'Sepeti boşalt' }));
    await waitFor(() => {
      expect(document.querySelector('.vt-announcer')).toHaveTextContent('Sepetiniz boş.');
    });
    expect(lines()).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
  });

  it('says so where it failed', async () => {
    const { user } = await showCart(shopWithCart(2, { faults: { 'cart.clear': 'offline' } }));
    await user.click(screen.getByRole('button', { name: 'Sepeti boşalt' }));
    await user.click(within(question()).getByRole('button', { name: 'Sepeti boşalt' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sepet boşaltılamadı.');
    expect(lines()).toHaveLength(2);
  });
});
