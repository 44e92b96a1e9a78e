import { screen, waitFor, within } from '@testing-library/dom';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { CartItem } from '@mocks/wire';
import { lines, shopWithCart } from '@/testing/cart';
import { watchSaid } from '@/testing/page';
import { asksBeforeLeaving, gate } from '@/testing/requests';
import { isHeld, order } from '../../tests/cartPage';
import { showTools, showNumbers, box } from './toolsPage';

const REFUSED = { ok: false, refusal: { kind: 'rule', text: 'Şu an eklenemiyor.' } } as const;

describe('the tools of a large cart', () => {
  it('take out what is picked, and put all of it back, and say so once', async () => {
    const { user, shop, codes } = await showTools();
    await user.click(box(2));
    await user.click(box(5));
    expect(screen.getByText('2 satır seçildi')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Tümünü seç' })).toBePartiallyChecked();
    const said = watchSaid();
    await user.click(screen.getByRole('button', { name: 'Seçilenleri çıkar' }));
    await waitFor(() => {
      expect(shop.cart.items()).toHaveLength(6);
    });
    const cart = within(screen.getByRole('region', { name: 'Sepetim' }));
    expect(cart.getByText('2 ürün sepetten çıkarıldı.')).toBeVisible();
    const undo = screen.getByRole('button', { name: /^Geri al/ });
    expect(undo).toHaveFocus();
    expect(undo).toHaveAccessibleDescription('2 ürün sepetten çıkarıldı.');
    await user.click(undo);
    await waitFor(() => {
      expect(shop.cart.items().map(({ product, quantity }) => [product.code, quantity])).toEqual(
        expect.arrayContaining(codes.map((code) => [code, 2])),
      );
    });
    await waitFor(() => {
      expect(cart.queryByText('2 ürün sepetten çıkarıldı.')).toBeNull();
    });
    await waitFor(() => {
      expect(said()).toEqual(['Geri alınıyor: 2 / 2']);
    });
  });

  it('make the browser ask before the page is left while lines are put back', async () => {
    const { user, shop } = await showTools(6);
    await user.click(screen.getByRole('checkbox', { name: 'Tümünü seç' }));
    await user.click(screen.getByRole('button', { name: 'Seçilenleri çıkar' }));
    await waitFor(() => {
      expect(shop.cart.items()).toHaveLength(0);
    });
    expect(asksBeforeLeaving()).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Geri al' }));
    expect(asksBeforeLeaving()).toBe(true);
    await waitFor(() => {
      expect(shop.cart.items()).toHaveLength(6);
    });
    await waitFor(() => {
      expect(asksBeforeLeaving()).toBe(false);
    });
  });

  it('have nothing ordered, nor the cart emptied, while not all is put back', { tags: ['S1-4.14'] }, async () => {
    const { user, shop, server } = await showTools();
    const { open, opened } = gate();
    server.use(http.post('*/api/catalog/cart/:id', () => opened, { once: true }));
    for (const number of [2, 4, 6]) await user.click(box(number));
    await user.click(screen.getByRole('button', { name: 'Seçilenleri çıkar' }));
    await waitFor(() => {
      expect(shop.cart.items()).toHaveLength(5);
    });
    screen.getByRole('button', { name: /^Geri al/ }).click();
    await isHeld(true);
    await user.click(order());
    await user.click(screen.getByRole('button', { name: 'Sepeti boşalt' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    open();
    await isHeld(false);
    expect(shop.cart.items()).toHaveLength(8);
    expect(shop.cart.orders).toHaveLength(0);
  });

  it('take out all lines, and even then put them back', async () => {
    const { user, shop } = await showTools(6);
    await user.click(screen.getByRole('checkbox', { name: 'Tümünü seç' }));
    await user.click(screen.getByRole('button', { name: 'Seçilenleri çıkar' }));
    await waitFor(() => {
      expect(shop.cart.items()).toHaveLength(0);
    });
    await user.click(await screen.findByRole('button', { name: /^Geri al/ }));
    await waitFor(() => {
      expect(shop.cart.items()).toHaveLength(6);
    });
  });

  it('put back what could not be the first time, and nothing twice', async () => {
    const { user, shop, codes } = await showTools(6);
    const { add } = shop.cart;
    vi.spyOn(shop.cart, 'add').mockImplementation(add).mockImplementationOnce(add).mockReturnValueOnce(REFUSED);
    await user.click(screen.getByRole('checkbox', { name: 'Tümünü seç' }));
    await user.click(screen.getByRole('button', { name: 'Seçilenleri çıkar' }));
    const undo = async () => {
      await user.click(await screen.findByRole('button', { name: 'Geri al' }));
    };
    await undo();
    await waitFor(() => {
      expect(
        screen.getByText(`${shop.catalogue.all.find(({ code }) => code === codes[1])?.name} sepetten çıkarıldı.`),
      ).toBeVisible();
    });
    await undo();
    await waitFor(() => {
      expect(shop.cart.items()).toHaveLength(6);
    });
    expect(shop.cart.items().map(({ quantity }) => quantity)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(screen.queryByRole('button', { name: /^Geri al/ })).toBeNull();
  });

  it('pick all that can be taken out, and none by the next press', { tags: ['D-68'] }, async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const shop = shopWithCart(7);
    const [first, ...others] = shop.cart.items();
    vi.spyOn(shop.cart, 'items').mockReturnValue([{ ...first, id: null } as unknown as CartItem, ...others]);
    const { user } = await showTools(7, shop);
    const all = screen.getByRole('checkbox', { name: 'Tümünü seç' });
    await user.click(all);
    expect(all).toBeChecked();
    expect(all).not.toBePartiallyChecked();
    expect(box(1)).toBeDisabled();
    await user.click(all);
    expect(screen.queryByText(/satır seçildi/)).toBeNull();
    warn.mockRestore();
  });

  it('never take out a line that is not in sight', async () => {
    const { user, shop, find, codes } = await showTools();
    await user.click(box(1));
    await user.type(find, codes[3] ?? '');
    expect(screen.queryByRole('button', { name: 'Seçilenleri çıkar' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Tümünü seç' }));
    await user.click(screen.getByRole('button', { name: 'Seçilenleri çıkar' }));
    await waitFor(() => {
      expect(shop.cart.items().map(({ product }) => product.code)).toEqual(codes.filter((code) => code !== codes[3]));
    });
  });

  it(
    'show the lines of which there is too little, where the shop tells stock with the cart; without a number',
    { tags: ['D-65'] },
    async () => {
      const shop = shopWithCart(7);
      const items = shop.cart
        .items()
        .map((item, place) => ({ ...item, product: { ...item.product, quantity: place === 1 ? 1 : 2 } }));
      vi.spyOn(shop.cart, 'items').mockReturnValue(items);
      const { user } = await showTools(7, shop);
      await user.selectOptions(screen.getByRole('combobox', { name: 'Göster' }), 'Stok yetersiz (1)');
      await showNumbers(['2']);
      expect(lines()[0]).toHaveTextContent('Bu miktar için stok yetersiz');
      await user.click(screen.getByRole('button', { name: /^Sepetten çıkar: / }));
      await user.selectOptions(screen.getByRole('combobox', { name: 'Göster' }), 'Tüm satırlar');
      // There is nothing to choose from any more.
      expect(screen.queryByRole('combobox', { name: 'Göster' })).toBeNull();
      expect(screen.getByRole('region', { name: 'Sepetim' })).toHaveFocus();
    },
  );
});
