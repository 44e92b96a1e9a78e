import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { container, renderPage } from '@/testing/page';
import { lines, shopWithCart, showCart } from '@/testing/cart';
import { requestsOf } from '@/testing/requests';
import { line, item } from './cartPage';

const kurus = (value: number) => new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' }).format(value);
const texts = (place: number) => [...(lines()[place]?.querySelectorAll('td, th') ?? [])].map(({ textContent }) => textContent);
const announced = (text: RegExp) =>
  waitFor(() => {
    expect(document.querySelector('.vt-announcer')).toHaveTextContent(text);
  });

describe('a line', () => {
  it('shows its product, unit, net prices, tax and quantity', async () => {
    const shop = shopWithCart(2);
    await showCart(shop);
    const {
      product,
      productUnit: { defaultPrice },
    } = item(shop, 0);
    expect(line(0).getByRole('link', { name: product.name })).toHaveAttribute('href', `/${product.seo}-p-${product.id}`);
    expect(line(0).getByText(product.code)).toBeVisible();
    expect(line(0).getByRole('rowheader')).toHaveTextContent(product.name);
    for (const step of ['Azalt', 'Artır'])
      expect(line(0).getByRole('button', { name: `${step}: ${product.name}` })).toBeVisible();
    expect(line(0).getByRole('combobox', { name: `Birim: ${product.name}` })).toHaveDisplayValue('ADET');
    expect(line(0).getByRole('spinbutton', { name: `Miktar: ${product.name}` })).toHaveValue('2');
    expect(texts(0).slice(2)).toEqual(
      expect.arrayContaining([kurus(defaultPrice.value), `%${product.taxRate}`, kurus(defaultPrice.value * 2)]),
    );
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Ürün',
      'Birim',
      'Birim fiyat (KDV\u00a0hariç)',
      'KDV',
      'Miktar',
      'Tutar',
      'Sepetten çıkar',
    ]);
  });

  it(
    'of parts of a unit shows them by their comma, and keeps them where nothing else was typed',
    { tags: ['D-63', 'D-80'] },
    async () => {
      const shop = shopWithCart(1);
      shop.cart.change(String(item(shop, 0).id), { kind: 'quantity', quantity: 1.125 });
      const { user } = await showCart(shop);
      const box = line(0).getByRole('spinbutton');
      expect(box).toHaveValue('1,125');
      await user.type(box, '7{Backspace}', { initialSelectionStart: 5 });
      await user.tab();
      await user.click(line(0).getByRole('button', { name: /^Artır: / }));
      await waitFor(() => {
        expect(requestsOf(shop, 'cart.change').map(({ body }) => body)).toEqual([{ quantity: 2.125 }]);
      });
    },
  );

  it('takes a quantity by step, key and typing, and tells what it comes to', { tags: ['S1-4.11', 'S1-7.06'] }, async () => {
    const shop = shopWithCart(2);
    const { user } = await showCart(shop);
    const box = line(1).getByRole('spinbutton');
    await user.click(line(1).getByRole('button', { name: /^Artır: / }));
    expect(box).toHaveValue('3');
    await waitFor(() => {
      expect(item(shop, 1).quantity).toBe(3);
    });
    await user.click(box);
    await user.keyboard('{ArrowDown}');
    await waitFor(() => {
      expect(item(shop, 1).quantity).toBe(2);
    });
    await user.clear(box);
    await user.keyboard('7{Enter}');
    await waitFor(() => {
      expect(item(shop, 1).quantity).toBe(7);
    });
    expect(requestsOf(shop, 'cart.change').map(({ body }) => body)).toEqual([{ quantity: 3 }, { quantity: 2 }, { quantity: 7 }]);
    await announced(/: 7 ADET, ₺/);
    expect(box).toHaveFocus();
  });

  it('never goes below one, and takes what is no number for one', async () => {
    const shop = shopWithCart(1);
    const { user } = await showCart(shop);
    const box = line(0).getByRole('spinbutton');
    await user.click(box);
    await user.keyboard('abc{Enter}');
    expect(box).toHaveValue('1');
    await announced(/^Miktar 1 olarak alındı: /);
    await user.keyboard('{ArrowDown}');
    await waitFor(() => {
      expect(requestsOf(shop, 'cart.change').map(({ status }) => status)).toEqual([200]);
    });
  });

  it('says what a quantity was taken for where it is not saved, too', async () => {
    const { user } = await showCart(shopWithCart(1, { faults: { 'cart.change': '500' } }));
    await user.click(line(0).getByRole('spinbutton'));
    await user.keyboard('abc{Enter}');
    await announced(/^Miktar 1 olarak alındı: /);
  });

  it('takes "1.000" for a thousand', { tags: ['D-63'] }, async () => {
    const shop = shopWithCart(1);
    const { user } = await showCart(shop);
    await user.click(line(0).getByRole('spinbutton'));
    await user.keyboard('1.000{Enter}');
    await waitFor(() => {
      expect(requestsOf(shop, 'cart.change').map(({ body }) => body)).toEqual([{ quantity: 1000 }]);
    });
  });

  it('changes its unit, and its price with it', { tags: ['S1-4.13', 'S1-7.08', 'D-30'] }, async () => {
    const shop = shopWithCart(1);
    const { user } = await showCart(shop);
    const unit = item(shop, 0).product.units.find(({ multiplier }) => multiplier > 1);
    expect(texts(0)).not.toContain(kurus(unit?.defaultPrice?.value ?? 0));
    await user.selectOptions(line(0).getByRole('combobox'), String(unit?.id));
    expect(texts(0)).toContainEqual(expect.stringContaining(kurus(unit?.defaultPrice?.value ?? 0)));
    await waitFor(() => {
      expect(item(shop, 0).productUnit.id).toBe(unit?.id);
    });
    expect(requestsOf(shop, 'cart.change')[0]?.body).toEqual({ unit: unit?.id });
    await announced(new RegExp(`: 2 ${unit?.value}, ₺`));
  });

  it.each([0, 1])('names its unit where there is no choice: of %s', async (count) => {
    const shop = shopWithCart(1);
    const [held] = shop.cart.items();
    const units = held?.product.units.filter(({ id }) => id === held.productUnit.id).slice(0, count) ?? [];
    shop.cart.items = () => (held ? [{ ...held, product: { ...held.product, units } }] : []);
    await showCart(shop);
    expect(line(0).queryByRole('combobox')).toBeNull();
    expect(line(0).getByText('ADET')).toBeVisible();
  });

  it('says that a change was not saved, and shows the line as it is', async () => {
    const shop = shopWithCart(2, { faults: { 'cart.change': '500' } });
    const { user } = await showCart(shop);
    await user.click(line(0).getByRole('button', { name: /^Artır: / }));
    expect(await line(0).findByRole('alert')).toHaveTextContent('Değişiklik kaydedilemedi.');
    expect(line(0).getByRole('spinbutton')).toHaveValue('2');
    expect(line(0).getByRole('spinbutton')).toHaveAccessibleDescription(/Değişiklik kaydedilemedi\.$/);
    expect(screen.getAllByRole('alert')).toHaveLength(1);

    shop.setScenario({ faults: {} });
    await user.click(line(0).getByRole('button', { name: /^Artır: / }));
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => {
      expect(item(shop, 0).quantity).toBe(3);
    });
  });
});

describe('instead of lines', () => {
  it('a visitor finds the way to the login, and no cart is asked for', async () => {
    const { shop } = await renderPage(container('cart'), { scenario: { as: 'visitor' } });
    expect(await screen.findByRole('link', { name: 'Giriş yap' })).toHaveAttribute('href', '/account/login');
    expect(shop.requests).toHaveLength(0);
  });

  it('blocks wait with the cart', async () => {
    const { shop } = await renderPage(container('cart'), { scenario: { faults: { 'cart.get': 'timeout' } } });
    await waitFor(() => {
      expect(requestsOf(shop, 'cart.get')).toHaveLength(1);
    });
    expect(await screen.findByText('Sepetiniz yükleniyor.')).toBeInTheDocument();
    expect(document.querySelector('.vt-cart [aria-busy=true]')).toBeVisible();
    expect(screen.queryByText('Sepetiniz boş.')).toBeNull();
  });

  it('a failure is named, with a way to try again', async () => {
    const shop = shopWithCart(2, { faults: { 'cart.get': 'html' } });
    const { user } = await showCart(shop);
    expect(screen.getByRole('alert')).toHaveTextContent('Sepetiniz yüklenemedi.Sunucudan beklenen yanıt alınamadı.');
    shop.setScenario({ faults: { 'cart.get': '500' } });
    await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent('Sunucuda beklenmeyen bir hata oluştu.');
    });
    shop.setScenario({ faults: {} });
    await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    await waitFor(() => {
      expect(lines()).toHaveLength(2);
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('region', { name: 'Sepetim' })).toHaveFocus();
  });

  it('is withdrawn once the shop answers an edit again, and the cart fetched', { tags: ['D-64'] }, async () => {
    const shop = shopWithCart(2);
    const { user } = await showCart(shop);
    shop.setScenario({ faults: { 'cart.get': 'offline', 'cart.change': 'offline' } });
    const [more] = screen.getAllByRole('button', { name: /^Artır: / });
    if (!more) throw new Error('no line has a button');
    await user.click(more);
    expect(await screen.findByText('Sepetiniz yüklenemedi.')).toBeVisible();
    shop.setScenario({ faults: {} });
    await user.click(more);
    await waitFor(() => {
      expect(screen.queryByText('Sepetiniz yüklenemedi.')).toBeNull();
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
