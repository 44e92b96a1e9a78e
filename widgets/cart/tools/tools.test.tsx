import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { CartItem } from '@mocks/wire';
import { keepDownloads } from '@/testing/downloads';
import { lines, shopWithCart, showCart } from '@/testing/cart';

/** A cart of so many lines, with its tools. */
async function showTools(count = 8, shop = shopWithCart(count)) {
  const page = await showCart(shop);
  await screen.findByRole('group', { name: 'Sepet araçları' });
  const codes = shop.cart.items().map(({ product }) => product.code);
  return { ...page, codes, find: screen.getByRole('searchbox', { name: 'Sepette ara' }) };
}
const shown = () => lines().map((row) => row.querySelector('.vt-cart-lines__code')?.textContent);
const numbers = () => lines().map((row) => row.querySelector('.vt-cart-lines__number')?.textContent);
/** The lines that show, once those of before have gone. */
const showNumbers = (expected: readonly string[]) =>
  waitFor(() => {
    expect(numbers()).toEqual(expected);
  });
const REFUSED = { ok: false, refusal: { kind: 'rule', text: 'Şu an eklenemiyor.' } } as const;
const box = (number: number) => screen.getByRole('checkbox', { name: new RegExp(`^Seç: ${number}\\.`) });

describe('the tools of a large cart', () => {
  it('are not there where a few lines are seen at a glance', async () => {
    await showCart(shopWithCart(5));
    expect(screen.queryByRole('group', { name: 'Sepet araçları' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('lead to a line by its number, its box selected: it is changed by a few keys', async () => {
    const { user, find, shop } = await showTools();
    await user.click(find);
    await user.keyboard('7{Enter}25{Enter}');
    await waitFor(() => {
      expect(shop.cart.items()[6]?.quantity).toBe(25);
    });
    await user.clear(find);
    await showNumbers(['1', '2', '3', '4', '5', '6', '7', '8']);
  });

  it('leave the focus in the box where the shop answers with its ids as text', async () => {
    const shop = shopWithCart(8);
    const { user, server } = await showTools(8, shop);
    server.use(
      http.patch('*/api/catalog/cart/:id', ({ params: { id } }) => {
        const changed = shop.cart.change(String(id), { kind: 'quantity', quantity: 3 });
        return HttpResponse.json(changed.ok ? { ...changed.value, id } : null);
      }),
    );
    const box = within(lines()[2] ?? document.body).getByRole('spinbutton');
    await user.click(box);
    await user.keyboard('{ArrowUp}');
    await waitFor(() => {
      expect(document.querySelector('.vt-announcer')).toHaveTextContent(/: 3 ADET/);
    });
    expect(box).toHaveFocus();
  });

  it('lead to a line that no row shows yet', async () => {
    const { user, find, codes } = await showTools();
    await user.type(find, codes[2] ?? '');
    await showNumbers(['3']);
    // Faster than any row is rendered.
    fireEvent.change(find, { target: { value: codes[5] } });
    fireEvent.keyDown(find, { key: 'Enter' });
    expect(document.activeElement?.closest('tr')).toHaveTextContent(codes[5] ?? '-');
    expect(numbers()).toEqual(['6']);
  });

  it('find by code, and say how many lines are left', async () => {
    const { user, find, codes } = await showTools();
    await user.type(find, codes[2]?.toLowerCase() ?? '');
    await showNumbers(['3']);
    expect(shown()).toEqual([codes[2]]);
    expect(screen.getByRole('group', { name: 'Sepet araçları' })).toHaveTextContent('1 satır gösteriliyor');
    await waitFor(() => {
      expect(document.querySelector('.vt-announcer')).toHaveTextContent('1 satır gösteriliyor');
    });
  });

  it('sort without a new number for any line', async () => {
    const { user, codes } = await showTools();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sırala' }), 'Sırala: Kod');
    const byCode = [...codes].sort(new Intl.Collator('tr', { numeric: true }).compare);
    await showNumbers(byCode.map((code) => String(codes.indexOf(code) + 1)));
    expect(shown()).toEqual(byCode);
  });

  it('take out what is picked, and put all of it back', async () => {
    const { user, shop, codes } = await showTools();
    await user.click(box(2));
    await user.click(box(5));
    expect(screen.getByText('2 satır seçildi')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Seçilenleri çıkar' }));
    await waitFor(() => {
      expect(shop.cart.items()).toHaveLength(6);
    });
    const cart = within(screen.getByRole('region', { name: 'Sepetim' }));
    expect(cart.getByText('2 ürün sepetten çıkarıldı.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Geri al/ }));
    await waitFor(() => {
      expect(shop.cart.items().map(({ product, quantity }) => [product.code, quantity])).toEqual(
        expect.arrayContaining(codes.map((code) => [code, 2])),
      );
    });
    expect(cart.queryByText('2 ürün sepetten çıkarıldı.')).toBeNull();
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
    },
  );

  it('show prices that changed since they were seen, until that is said to be seen', async () => {
    const shop = shopWithCart(7);
    const [first] = shop.cart.items();
    const key = `${first?.product.id}/${first?.productUnit.value}`;
    localStorage.setItem('vitrin:seen-prices', JSON.stringify({ user: '7', prices: { [key]: [0.5, 'TL'] } }));
    const page = { user: { id: 7, name: 'Ayşe' } };
    const { user } = await showCart(shop, { page });
    expect(await screen.findByText(/^Önceki fiyat/)).toHaveTextContent('Önceki fiyat ₺0,50');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Göster' }), 'Fiyatı değişen (1)');
    await showNumbers(['1']);
    await user.click(screen.getByRole('button', { name: 'Yeni fiyatları gördüm' }));
    expect(screen.queryByText(/^Önceki fiyat/)).toBeNull();
    await showCart(shop, { page });
    await screen.findByRole('group', { name: 'Sepet araçları' });
    expect(screen.queryByText(/^Önceki fiyat/)).toBeNull();
  });

  it('keep the cart as a file that Excel reads', async () => {
    const files = keepDownloads();
    const { user, codes } = await showTools();
    await user.click(screen.getByRole('button', { name: 'CSV indir' }));
    expect(files).toHaveLength(1);
    expect(HTMLAnchorElement.prototype.click).toHaveBeenCalledOnce();
    const [file] = files;
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => {
        resolve(reader.result);
      };
      if (file) reader.readAsText(file);
    });
    const [titles, first, ...rest] = String(text).trim().split('\r\n');
    expect(titles).toMatch(/No;Kod;Ürün;Birim;Miktar;KDV %;Birim fiyat \(KDV hariç\);Tutar;Para birimi$/);
    expect(first).toMatch(new RegExp(`^1;${codes[0]};[^;]+;ADET;2;20;\\d+(,\\d+)?;\\d+(,\\d+)?;`));
    expect(rest).toHaveLength(7);
  });
});
