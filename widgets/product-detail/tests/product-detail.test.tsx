// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { createShop } from '@mocks/shop/shop';
import { container, renderPage, type PageOptions } from '@/testing/page';
import { box, product as productOf, tl } from '@/testing/productList';

const product = productOf(9, {
  name: 'Vida M8',
  salePrice: tl(150),
  listPrice: tl(200),
  ozelkod: 'A-12',
  varyantx: null,
  inventory: [{ warehouseName: 'Merkez', quantity: 50 }],
});

async function show(change: object = {}, options: PageOptions = {}, data: object = {}) {
  const page = await renderPage(
    container('product-detail', { product: { ...product, ...change }, ...data }, 'id="detail"'),
    options,
  );
  await window.vitrin?.ready;
  return page;
}
const withSettings = (settings: Record<string, string>): PageOptions => ({ scenario: { settings } });
const codes = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']);

describe('product-detail', () => {
  it('names a brand without a code in plain text: it would lead to the whole catalogue', { tags: ['D-3'] }, async () => {
    await show({ brand: { code: ' ', name: 'Bozkır' } });
    expect(screen.getByText('Bozkır').closest('a')).toBeNull();
    expect(screen.getByRole('link', { name: 'Fort' })).toHaveAttribute('href', '/search?filters=model:12');
  });

  it('shows what the product is, what it costs and what is left of it', { tags: ['S1-2.11', 'S1-2.31'] }, async () => {
    const { events } = await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Vida M8' })).toBeVisible();
    expect(codes()).toEqual([
      ['Stok kodu', 'KOD-9'],
      ['Marka', 'Bozkır'],
      ['Model', 'Fort'],
      ['Raf Kodu', 'A-12'],
    ]);
    expect(screen.getByRole('link', { name: 'Bozkır' })).toHaveAttribute('href', '/search?brand=B1');
    expect(screen.getByRole('link', { name: 'Fort' })).toHaveAttribute('href', '/search?brand=B1&filters=model:12');
    expect(screen.getByText('150,00')).toBeVisible();
    expect(screen.getByText('%25')).toBeVisible();
    expect(screen.getByRole('button', { name: '50 ADET, depo stoklarını göster: Vida M8' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Seçenekler' })).toBeNull();
    const viewed = events.filter(({ type }) => type === 'vitrin:product-viewed');
    expect(viewed.map(({ target, detail }) => [target, detail as unknown])).toEqual([
      [
        document.getElementById('detail'),
        {
          productId: 9,
          name: 'Vida M8',
          code: 'KOD-9',
          products: [expect.objectContaining({ id: 9, price: 150, currency: 'TRY', list: null })],
        },
      ],
    ]);
  });

  it('needs no more than a product of id and name', async () => {
    await renderPage(container('product-detail', { product: { id: 1, name: 'Vida' } }));
    await window.vitrin?.ready;
    expect(screen.getByRole('heading', { level: 1, name: 'Vida' })).toBeVisible();
    expect(screen.queryByRole('term')).toBeNull();
    expect(screen.getByRole('img', { name: 'Vida' })).toHaveAttribute('src', '/images/404.png');
  });

  it('replaces an image that fails once', async () => {
    await show();
    const image = screen.getByRole('img', { name: 'Vida M8' });
    expect(image).toHaveAttribute('src', '/images/9.svg');
    fireEvent.error(image);
    await waitFor(() => {
      expect(image).toHaveAttribute('src', '/images/404.png');
    });
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', '/images/404.png');
  });

  it('shows no special code where the shop shows none, and its own title without one', { tags: ['S1-2.36'] }, async () => {
    await show({}, withSettings({ b2b_urun_detay_ozel_kod_baslik: '' }));
    expect(codes()).toContainEqual(['Özel kod', 'A-12']);
    await show({}, withSettings({ b2b_urun_detay_ozel_kod: '0' }));
    expect(screen.queryByText('A-12')).toBeNull();
  });

  it('adds what is chosen, from 1 to 100, and says so', { tags: ['S1-2.33'] }, async () => {
    const shop = createShop();
    const [real] = shop.catalogue.all.filter(
      ({ units, quantity, salePrice }) => units.length > 1 && (quantity ?? 0) > 1000 && (salePrice?.value ?? 0) > 0,
    );
    if (!real) throw new Error('the catalogue has no such product');
    const { user } = await renderPage(container('product-detail', { product: real }), { shop });
    const quantity = await screen.findByRole('spinbutton', { name: `Miktar: ${real.name}` });
    await user.clear(quantity);
    await user.type(quantity, '101{Enter}');
    expect(quantity).toHaveValue('1');
    await user.clear(quantity);
    await user.type(quantity, '3{Enter}');
    await user.click(screen.getByRole('button', { name: `Sepete ekle: ${real.name}` }));
    expect(await screen.findByText('Eklendi')).toBeVisible();
    expect(shop.cart.items()).toMatchObject([{ quantity: 3, product: { id: real.id } }]);
    await waitFor(() => {
      expect(screen.queryByText('Eklendi')).toBeNull();
    });
  });

  it('says that it was added by others, too, and only of its own product', { tags: ['S1-4.08', 'D-11'] }, async () => {
    const shop = createShop();
    const [own, other] = shop.catalogue.all.filter(
      ({ quantity, salePrice, defaultUnit }) => (quantity ?? 0) > 100 && (salePrice?.value ?? 0) > 0 && defaultUnit,
    );
    if (!own?.defaultUnit || !other?.defaultUnit) throw new Error('the catalogue has no such products');
    await renderPage(container('product-detail', { product: own }), { shop });
    await window.vitrin?.ready;
    await window.vitrin?.cart.get();
    await window.vitrin?.cart.add({ productId: other.id, quantity: 1, unit: other.defaultUnit.id });
    expect(await screen.findByRole('button', { name: `Sepete ekle: ${own.name}` })).not.toHaveTextContent('Eklendi');
    await window.vitrin?.cart.add({ productId: own.id, quantity: 1, unit: own.defaultUnit.id });
    expect(await screen.findByText('Eklendi')).toBeVisible();
  });

  it.each([
    ['Stokta Tükendi', { quantity: 0 }, { notInStock: '0' }],
    ['Fiyat Sorunuz', { salePrice: tl(0) }, {}],
  ])('says %s in place of the add area', { tags: ['D-25'] }, async (text, change, settings) => {
    await show(change, withSettings(settings));
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(screen.queryByRole('button', { name: /Sepete ekle/ })).toBeNull();
  });

  it.each([
    ['Stokta Tükendi', { notInStock: '0' }],
    ['Stokta Yok', { notInStock: '1' }],
  ])(
    'decides by the true stock whether there is an add area, and says %s in its place',
    { tags: ['S1-4.21', 'D-25', 'D-70'] },
    async (text, settings) => {
      await show({ quantity: 0 }, { ...withSettings({ stockInfoStatus: '3', ...settings }), page: { store: {} } });
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.getByRole('button', { name: /^Stok sorunuz/ })).toBeVisible();
      expect(screen.queryByText(/ADET/)).toBeNull();
      expect(screen.queryByRole('spinbutton')).toBeNull();
      expect(screen.queryByRole('button', { name: /Sepete ekle/ })).toBeNull();
    },
  );

  it('shows the adjusted stock, and sells, where the cart may exceed it', { tags: ['D-25', 'D-70'] }, async () => {
    await show({ quantity: 0 }, withSettings({ stockInfoStatus: '3', cartStockControl: '1' }));
    expect(screen.getByRole('button', { name: /^5 ADET/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /Sepete ekle/ })).toBeVisible();
  });

  it('follows the unit that is chosen', { tags: ['S1-2.34'] }, async () => {
    const { user } = await show({ units: [product.defaultUnit, box(12)] });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Birim: Vida M8' }), 'KOLİ (12 ADET)');
    expect(screen.getByText('1.200,00')).toBeVisible();
    expect(screen.getByRole('button', { name: /^4 KOLİ/ })).toBeVisible();
  });

  it('keeps prices and stock from a visitor who may not know them', { tags: ['S1-1.04'] }, async () => {
    await show({ salePrice: null, listPrice: null, quantity: null, inventory: [] }, { scenario: { as: 'visitor' } });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText(/₺|ADET,/)).toBeNull();
  });

  it('opens the prices by payment plan', async () => {
    const { user } = await show({ advencePrice1: tl(140) }, withSettings({ showPaymentPlanPrice: '1' }));
    await user.click(screen.getByRole('button', { name: 'Ödeme planı fiyatları: Vida M8' }));
    expect(await screen.findByRole('dialog', { name: 'Ödeme planı fiyatları' })).toHaveTextContent('₺140,00');
  });

  it('links to the products of its campaign, at its prices', { tags: ['S1-3.18', 'D-73'] }, async () => {
    const pack = { id: 11, value: 'PAKET', multiplier: 10 };
    const products = [
      { id: 1, seo: 'somun', name: 'Somun', salePrice: tl(5), listPrice: tl(5), quantity: 3, defaultUnit: pack },
      { id: 2, seo: 'pul', name: 'Pul', quantity: 0 },
    ];
    await show({}, withSettings({ showNotInStocks: '0' }), { campaign: { name: 'Bahar', products } });
    const campaign = screen.getByRole('region', { name: 'Bahar' });
    expect(within(campaign).getByRole('link', { name: 'Somun' })).toHaveAttribute('href', '/somun-p-1');
    expect(campaign).toHaveTextContent('Satış fiyatı ₺5,00 / PAKET₺0,50/ADET');
    expect(within(campaign).queryByText('Pul')).toBeNull();
  });

  it('keeps the campaign without a product of it that cannot be read, and says so', { tags: ['D-68'] }, async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const somun = { id: 1, seo: 'somun', name: 'Somun', quantity: 3 };
    await show({}, {}, { campaign: { name: 'Bahar', products: [somun, { ...somun, id: null, name: 'Pul' }] } });
    expect(within(screen.getByRole('region', { name: 'Bahar' })).getAllByRole('link')).toHaveLength(1);
    expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
      expect.stringMatching(/1 of 2 products left out\. campaign\.products\.1\.id: received null; allowed: an id/),
    ]);
  });

  it('does without a campaign that cannot be read', async () => {
    await show({}, {}, { campaign: { products: 'yok' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Vida M8' })).toBeVisible();
  });

  it.each([
    ['product', {}, /product: received nothing/],
    ['children', { product, children: {} }, /children: received {}; allowed: a list/],
    ['a child', { product, children: [{ name: 'Adsız' }] }, /children\.0\.id: received nothing/],
    ['variants', { product, variants: [{ name: 'Renk' }] }, /variants\.0\.code: received nothing; allowed: text/],
  ])('keeps the fallback and names what is wrong with %s', async (_, data, message) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const html = container('product-detail', data).replace('</div>', '<h1>Vida</h1></div>');
    await renderPage(html);
    await window.vitrin?.ready;
    expect(screen.getByRole('heading', { name: 'Vida' })).toBeVisible();
    expect(warn.mock.calls.map(([text]) => String(text))).toEqual([expect.stringMatching(message)]);
  });
});
