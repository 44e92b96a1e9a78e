import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { container, renderPage } from '@/testing/page';
import { answerRequests } from '@/testing/requests';
import { showCart, shopWithCart } from '@/testing/cart';

const told = (events: readonly CustomEvent[], name: string) =>
  events.filter(({ type }) => type === name).map(({ detail, target }) => ({ ...(detail as object), on: target }));

describe('what fails is told to the scripts of the theme', () => {
  it('an add, with what it was, why, and the product', async () => {
    const shop = shopWithCart(1, { faults: { 'cart.add': '500' } });
    const [line] = shop.cart.items();
    const { events } = await renderPage(container('cart-icon', undefined, 'data-load="eager"'), { shop });
    await window.vitrin?.ready;
    const request = { productId: line?.product.id ?? 0, quantity: 1, unit: line?.productUnit.id ?? 0 };
    await expect(window.vitrin?.cart.add(request)).rejects.toThrow();
    expect(told(events, 'vitrin:action-failed')).toEqual([
      {
        action: 'add',
        reason: 'Sunucuda beklenmeyen bir hata oluştu.',
        code: 'http-500',
        product: request.productId,
        on: document,
      },
    ]);
  });

  it('a removal that got no answer, with the product of its line', async () => {
    const shop = shopWithCart(1, { faults: { 'cart.remove': 'offline' } });
    const [line] = shop.cart.items();
    const { events } = await renderPage(container('cart-icon', undefined, 'data-load="eager"'), { shop });
    await window.vitrin?.ready;
    await window.vitrin?.cart.get();
    await expect(window.vitrin?.cart.remove(line?.id ?? 0)).rejects.toThrow();
    await waitFor(() => {
      expect(told(events, 'vitrin:action-failed')).toMatchObject([
        { action: 'remove', code: 'network', product: line?.product.id },
      ]);
    });
  });

  it('an offer without a product, though its note is the number of a line', async () => {
    const shop = shopWithCart(1, { faults: { 'cart.offer': '422' } });
    const { user, events } = await showCart(shop);
    await user.type(screen.getByRole('textbox', { name: /not/i }), String(shop.cart.items()[0]?.id));
    await user.click(screen.getByRole('button', { name: 'Teklif iste' }));
    await waitFor(() => {
      expect(told(events, 'vitrin:action-failed')).toMatchObject([{ action: 'offer', product: null }]);
    });
  });

  it('an add that the shop refuses with status 200, in its words', async () => {
    const shop = shopWithCart(1);
    const { product, productUnit } = shop.cart.items()[0] ?? {};
    const { events } = await renderPage(container('cart-icon', undefined, 'data-load="eager"'), { shop });
    await window.vitrin?.ready;
    answerRequests(200, JSON.stringify({ success: false, message: 'Bu ürün satışa kapalı.' }));
    const request = { productId: product?.id ?? 0, quantity: 1, unit: productUnit?.id ?? 0 };
    await expect(window.vitrin?.cart.add(request)).rejects.toThrow('Bu ürün satışa kapalı.');
    expect(told(events, 'vitrin:action-failed')).toMatchObject([{ code: 'refused', reason: 'Bu ürün satışa kapalı.' }]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Bu ürün satışa kapalı.');
  });

  it('an add that an administrator may not make, as the visitor is told', async () => {
    const shop = shopWithCart(1, { faults: { 'cart.add': '403' } });
    const { product, productUnit } = shop.cart.items()[0] ?? {};
    const { events } = await renderPage(container('cart-icon', undefined, 'data-load="eager"'), { shop });
    await window.vitrin?.ready;
    const request = { productId: product?.id ?? 0, quantity: 1, unit: productUnit?.id ?? 0 };
    await expect(window.vitrin?.cart.add(request)).rejects.toThrow();
    const reason = 'Yönetici hesabı ile bu işlemi gerçekleştiremezsiniz.';
    expect(told(events, 'vitrin:action-failed')).toMatchObject([{ code: 'http-403', reason }]);
  });

  it('an add that the rules refuse, at the container of its button; the shop is not asked', async () => {
    const product = {
      id: 1,
      name: 'Vida M8',
      salePrice: { value: 10 },
      quantity: 5,
      defaultUnit: { id: 3, value: 'KOLI', multiplier: 12 },
    };
    const { user, events, shop } = await renderPage(container('add-to-cart-button', { product }));
    await window.vitrin?.ready;
    await user.click(screen.getByRole('button', { name: /^Sepete ekle/ }));
    expect(told(events, 'vitrin:add-refused')).toEqual([
      { productId: 1, quantity: 1, unit: 3, reason: 'stock', on: document.querySelector('[data-widget]') },
    ]);
    expect(told(events, 'vitrin:action-failed')).toEqual([]);
    expect(shop.cart.items()).toEqual([]);
  });
});
