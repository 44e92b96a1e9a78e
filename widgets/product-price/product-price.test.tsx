// @vitest-environment jsdom
import { screen, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { container, renderPage, type PageOptions } from '@/testing/page';

const lira = (value: number) => ({ value, currency: 'TL' });
const piece = { id: 71, value: 'ADET', multiplier: 1, defaultPrice: lira(150), listPrice: lira(200) };
const box = { id: 72, value: 'KOLİ', multiplier: 12, defaultPrice: lira(1700) };
const product = {
  id: 7,
  name: 'Vida M8',
  taxRate: 20,
  quantity: 25,
  defaultUnit: piece,
  units: [piece],
  salePrice: lira(150),
  listPrice: lira(200),
  advencePrice1: lira(140),
  advencePrice2: { value: 5, currency: 'USD' },
  advencePrice3: lira(0),
};

async function priceOf(given: object, options: PageOptions = {}): Promise<HTMLElement> {
  await renderPage(container('product-price', { product: given }, 'id="price"'), options);
  await window.vitrin?.ready;
  const element = document.querySelector<HTMLElement>('#price .vt-root');
  if (!element) throw new Error('the container is gone');
  return element;
}
const settings = (change: Record<string, string>) => ({ scenario: { settings: change } });

describe('product-price', () => {
  it('shows the sale price, the higher list price struck through, and the discount', { tags: ['S1-2.23'] }, async () => {
    const price = await priceOf(product);
    expect(price).toHaveTextContent(/^Liste fiyatı ₺200,00 İndirim %25Satış fiyatı ₺150,00 KDV hariç$/);
    expect(within(price).getByText('200,00').closest('s')).not.toBeNull();
    expect(within(price).getByText('150,00').closest('s')).toBeNull();
  });

  it('shows one price alone where the list price is not higher, and that tax comes on top', { tags: ['D-73'] }, async () => {
    const price = await priceOf({ ...product, listPrice: lira(150) });
    expect(price).toHaveTextContent(/^₺150,00 KDV hariç$/);
  });

  it('includes tax where the shop does, and says so', async () => {
    const price = await priceOf(product, settings({ productsWithKdv: '1' }));
    expect(price).toHaveTextContent('₺240,00');
    expect(price).toHaveTextContent('₺180,00 KDV dahil');
  });

  it('claims no tax in a price whose rate nobody knows', { tags: ['D-81'] }, async () => {
    const price = await priceOf({ ...product, taxRate: null }, settings({ productsWithKdv: '1' }));
    expect(price).toHaveTextContent(/₺150,00 KDV hariç$/);
  });

  it("shows prices in the page's currency", async () => {
    const price = await priceOf(product, settings({ defaultCurrency: '2' }));
    expect(price).toHaveTextContent('$4,62');
  });

  it('shows nothing to a visitor who may not see prices', { tags: ['S1-6.02'] }, async () => {
    const price = await priceOf(product, { scenario: { as: 'visitor' } });
    expect(price.parentElement).toHaveAttribute('data-vitrin-state', 'ready');
    expect(price).toHaveTextContent(/^$/);
  });

  it('shows a dash for a product of one unit without a price', async () => {
    const none = await priceOf({ ...product, salePrice: lira(0) });
    expect(within(none).getByText('Fiyat yok')).toBeInTheDocument();
    expect(within(none).queryByText('Stok sorunuz.')).toBeNull();
  });

  it('says "Stok sorunuz." of several units without a price', { tags: ['S1-5.14', 'S1-8.11', 'D-26'] }, async () => {
    const price = await priceOf({ ...product, units: [piece, box], salePrice: lira(0) });
    expect(within(price).getByText('Stok sorunuz.')).toBeVisible();
  });

  it('follows the unit that is chosen elsewhere on the page', async () => {
    const free = { ...piece, id: 73, value: 'PAKET', multiplier: 6, defaultPrice: null };
    const given = { ...product, units: [piece, box, free] };
    const { user } = await renderPage(
      container('product-price', { product: given }, 'id="price"') +
        container('product-quantity', undefined, 'data-product-id="7"'),
    );
    await window.vitrin?.ready;
    const price = document.getElementById('price');
    const units = screen.getByRole('combobox', { name: 'Birim: Vida M8' });
    await user.selectOptions(units, 'KOLİ (12 ADET)');
    expect(price).toHaveTextContent('₺1.700,00');
    await user.selectOptions(units, 'PAKET (6 ADET)');
    expect(price).toHaveTextContent('Fiyat Sorunuz');
    await user.selectOptions(units, 'ADET');
    expect(price).toHaveTextContent('₺150,00');
  });

  it('offers no plan prices where the shop does not show them', { tags: ['S1-2.39', 'S1-3.23'] }, async () => {
    const price = await priceOf(product);
    expect(within(price).queryByRole('button')).toBeNull();
  });

  it("lists the plans in the shop's order, a dash for none", { tags: ['S1-2.38'] }, async () => {
    const { user } = await renderPage(container('product-price', { product }), settings({ showPaymentPlanPrice: '1' }));
    await user.click(await screen.findByRole('button', { name: 'Ödeme planı fiyatları: Vida M8' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ödeme planı fiyatları' });
    const rows = within(dialog)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual(['Ödeme planıFiyat', 'Peşin₺140,00', '30 Gün₺162,50', 'Kredi Kartı-Fiyat yok']);
    // In a low window it scrolls, by keyboard as well.
    await user.tab();
    expect(within(dialog).getByRole('table', { name: 'Vida M8' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a widget of one product', () => {
  it('finds its product in the page JSON', async () => {
    await renderPage(container('product-price', undefined, 'data-product-id="7"'), { page: { products: [product] } });
    expect(await screen.findByText('150,00')).toBeVisible();
  });

  it('finds what another container gave, even when that one is gone', async () => {
    await renderPage(`<main>${container('product-price', { product })}</main>`);
    const main = screen.getByRole('main');
    await screen.findByText('150,00');
    main.innerHTML = '';
    expect(screen.queryByText('150,00')).toBeNull();
    main.innerHTML = container('product-price', undefined, 'data-product-id="7"');
    expect(await screen.findByText('150,00')).toBeVisible();
  });

  it.each([
    ['99', 'the id of a product'],
    ['constructor', 'an id'],
  ])('keeps its fallback and names what is wrong without a product: %s', async (id, allowed) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { events } = await renderPage(
      `<div data-widget="product-price" data-product-id="${id}" id="price"><b>150 TL</b></div>`,
    );
    await window.vitrin?.ready;
    expect(screen.getByText('150 TL')).toBeVisible();
    expect(warn.mock.calls[0]?.[0]).toMatch(new RegExp(`id="price".*productId: received "${id}"; allowed: ${allowed}`));
    expect(events.find(({ type }) => type === 'vitrin:error')?.detail).toMatchObject({
      code: 'invalid-data',
      field: 'productId',
    });
  });

  it('names the field of a malformed product', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderPage(container('product-price', { product: { ...product, salePrice: 'ucuz' } }) + container('product-price'));
    await window.vitrin?.ready;
    expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
      expect.stringMatching(/product\.salePrice: received "ucuz"; allowed: a price/),
      expect.stringMatching(/product: received nothing; allowed: a product/),
    ]);
  });
});
