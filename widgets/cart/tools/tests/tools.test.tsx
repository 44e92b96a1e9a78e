import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { keepDownloads } from '@/testing/downloads';
import { lines, shopWithCart, showCart } from '@/testing/cart';
import { showTools, numbers, showNumbers, box } from './toolsPage';

const shown = () => lines().map((row) => row.querySelector('.vt-cart-lines__code')?.textContent);

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

  it('show prices that changed since they were seen, until that is said to be seen', async () => {
    const shop = shopWithCart(7);
    const [first] = shop.cart.items();
    const key = `${first?.product.id}/${first?.productUnit.value}`;
    localStorage.setItem(
      'vitrin:seen-prices',
      JSON.stringify({ user: '7', plans: { '': { [key]: { value: 0.5, currency: 'TL' } } } }),
    );
    const page = { user: { id: 7, name: 'Ayşe' } };
    const { user } = await showCart(shop, { page });
    expect(await screen.findByText(/^Önceki fiyat/)).toHaveTextContent('Önceki fiyat ₺0,50');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Göster' }), 'Fiyatı değişen (1)');
    await showNumbers(['1']);
    await user.click(screen.getByRole('button', { name: 'Yeni fiyatları gördüm' }));
    expect(screen.queryByText(/^Önceki fiyat/)).toBeNull();
    // The button is gone.
    expect(screen.getByRole('region', { name: 'Sepetim' })).toHaveFocus();
    await showCart(shop, { page });
    await screen.findByRole('group', { name: 'Sepet araçları' });
    expect(screen.queryByText(/^Önceki fiyat/)).toBeNull();
  });

  it('show prices that change while the page is open, and after it', async () => {
    const shop = shopWithCart(7);
    const fetchAnew = () => fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    const makeDearer = ({ server }: Awaited<ReturnType<typeof showCart>>) => {
      const items = shop.cart.items().map(({ productUnit, ...item }, at) => {
        const { defaultPrice } = productUnit;
        return {
          ...item,
          productUnit: { ...productUnit, defaultPrice: at === 0 ? { value: 99, currency: 'TL' } : defaultPrice },
        };
      });
      server.use(http.get('*/api/catalog/cart', () => HttpResponse.json(items)));
    };
    const page = await showCart(shop);
    await screen.findByRole('group', { name: 'Sepet araçları' });
    makeDearer(page);
    fetchAnew();
    const before = await screen.findByText(/^Önceki fiyat/);
    expect(before.closest('tr')).toHaveTextContent('₺99,00');
    makeDearer(await showCart(shop));
    fetchAnew();
    await page.user.click(await screen.findByRole('button', { name: 'Yeni fiyatları gördüm' }));
    expect(screen.queryByText(/^Önceki fiyat/)).toBeNull();
  });

  it('show other prices of the payment plan that is chosen, and of no other', { tags: ['D-30'] }, async () => {
    const { user, server, shop } = await showTools(7, shopWithCart(7, { settings: { showPaymentPlanPrice: '1' } }));
    const answer = (prices: object) => {
      const items = shop.cart.items().map((item, at) => {
        return at === 0 ? { ...item, productUnit: { ...item.productUnit, ...prices } } : item;
      });
      server.use(http.get('*/api/catalog/cart', () => HttpResponse.json(items)));
      fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    };
    const cash = document.querySelector('.vt-cart-lines__each')?.textContent;
    const dear = { value: 99, currency: 'TL' };
    answer({ advencePrice1: dear, advencePrice2: { value: 88, currency: 'TL' } });
    expect(await screen.findByText(/^Önceki fiyat/)).toHaveTextContent(`Önceki fiyat ${cash}`);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ödeme planı' }), '30 Gün');
    await screen.findByText('88,00');
    expect(screen.queryByText(/^Önceki fiyat/)).toBeNull();
    answer({ advencePrice1: dear, advencePrice2: { value: 77, currency: 'TL' }, defaultPrice: dear });
    expect(await screen.findByText(/^Önceki fiyat/)).toHaveTextContent('Önceki fiyat ₺88,00');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ödeme planı' }), 'Peşin');
    expect(await screen.findByText(/^Önceki fiyat/)).toHaveTextContent(`Önceki fiyat ${cash}`);
  });

  it.each([
    ['with the line', true],
    ['without it', false],
  ])('take no price for another that was only supposed until the shop answered %s', { tags: ['D-30'] }, async (_, isLine) => {
    const shop = shopWithCart(7);
    const { user, server } = await showTools(7, shop);
    const priced = () =>
      shop.cart.items().map((item, at) => {
        if (at > 0) return item;
        return { ...item, productUnit: { ...item.productUnit, defaultPrice: { value: 99, currency: 'TL' } } };
      });
    server.use(
      http.patch('*/api/catalog/cart/:id', async ({ params: { id }, request }) => {
        const { unit } = (await request.json()) as { unit: number };
        shop.cart.change(String(id), { kind: 'unit', unit: String(unit) });
        return HttpResponse.json(isLine ? priced()[0] : { success: true });
      }),
      http.get('*/api/catalog/cart', () => HttpResponse.json(priced())),
    );
    const unit = within(lines()[0] ?? document.body).getByRole('combobox');
    await user.selectOptions(unit, within(unit).getAllByRole('option')[1] ?? unit);
    await waitFor(() => {
      expect(lines()[0]).toHaveTextContent('₺99,00');
    });
    expect(screen.queryByText(/^Önceki fiyat/)).toBeNull();
  });

  it('sort by no sum where the shop shows no prices', async () => {
    const sorts = () => within(screen.getByRole('combobox', { name: 'Sırala' })).getAllByRole('option').length;
    await showTools(7);
    expect(sorts()).toBe(4);
    await showTools(7, shopWithCart(7, { settings: { showPriceStatus: '0' } }));
    expect(sorts()).toBe(3);
  });

  it.each([
    ['of all lines', [], 7],
    ['of those that are picked', [2, 5], 2],
  ])('make a list %s', async (_, picked, count) => {
    const { user, codes } = await showTools(7);
    for (const number of picked) await user.click(box(number));
    await user.click(screen.getByRole('button', { name: 'Listeye kaydet' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Listeye kaydet' }));
    await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
    const kept = Object.entries(localStorage).find(([place]) => place.startsWith('vitrin:saved-lists:'));
    const [{ lines: listed }] = JSON.parse(String(kept?.[1])) as [{ lines: ReadonlyArray<{ code: string }> }];
    expect(listed).toHaveLength(count);
    expect(listed[0]?.code).toBe(codes[(picked[0] ?? 1) - 1]);
  });

  it('print the cart', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await showTools();
    await user.click(screen.getByRole('button', { name: 'Yazdır' }));
    expect(print).toHaveBeenCalledOnce();
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
