// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { createShop } from '@mocks/shop/shop';
import { container, renderPage, type PageOptions } from '@/testing/page';
import { answerRequests, stayHere } from '@/testing/requests';

const catalogue = createShop().catalogue;
/** A product of the stand-in shop that can be bought in several units. */
const product = catalogue.all.find(
  ({ units, quantity, salePrice, variantCheck }) =>
    units.length > 1 && (quantity ?? 0) > 200 && (salePrice?.value ?? 0) > 0 && variantCheck === undefined,
);
if (!product) throw new Error('the catalogue has no such product');
const lira = (value: number) => ({ value, currency: 'TL' });
const name = `Sepete ekle: ${product.name}`;
const theButton = () => screen.findByRole('button', { name });
const button = (change: object = {}, attributes = '') =>
  container('add-to-cart-button', { product: { ...product, ...change } }, attributes);
const adds = (requests: ReadonlyArray<{ method: string }>) => requests.filter(({ method }) => method === 'POST');
const withSettings = (settings: Record<string, string>): PageOptions => ({ scenario: { settings } });

describe('add-to-cart-button', () => {
  it('adds one of the default unit and tells so', async () => {
    const { user, shop, events } = await renderPage(button({}, 'id="add"'));
    await user.click(await theButton());
    await waitFor(() => {
      expect(shop.cart.items()).toHaveLength(1);
    });
    expect(shop.cart.items()[0]).toMatchObject({
      quantity: 1,
      product: { id: product.id },
      productUnit: { id: product.defaultUnit?.id },
    });
    await waitFor(() => {
      expect(events.map(({ type }) => type)).toContain('vitrin:added-to-cart');
    });
    const added = events.find(({ type }) => type === 'vitrin:added-to-cart');
    expect(added?.target).toBe(document.getElementById('add'));
    expect(added?.detail).toMatchObject({ productId: product.id, quantity: 1 });
  });

  it('is busy and takes no click while it adds', { tags: ['S1-4.02'] }, async () => {
    const { user } = await renderPage(button(), { scenario: { faults: { 'cart.add': 'timeout' } } });
    await user.click(await theButton());
    expect(await theButton()).toBeDisabled();
    expect(await theButton()).toHaveAttribute('aria-busy', 'true');
  });

  it('leaves the focus where it has gone while it adds', async () => {
    const { user } = await renderPage(`${button()}<input aria-label="Not">`, { scenario: { speed: 'slow' } });
    await user.click(await theButton());
    const elsewhere = screen.getByRole('textbox', { name: 'Not' });
    elsewhere.focus();
    expect(await theButton()).toBeDisabled();
    await screen.findByText('Eklendi');
    // The button takes it a moment after it can.
    await Promise.resolve();
    expect(elsewhere).toHaveFocus();
  });

  it('shows that it has added, and is itself again', { tags: ['S1-4.07'] }, async () => {
    const { user } = await renderPage(button());
    await user.click(await theButton());
    expect(await screen.findByText('Eklendi')).toBeVisible();
    expect(await theButton()).toBeEnabled();
    await waitFor(() => {
      expect(screen.queryByText('Eklendi')).toBeNull();
    });
    expect(await theButton()).toHaveTextContent(/^Sepete ekle$/);
  });

  it('says no more that it has added where the next add fails', async () => {
    const { user } = await renderPage(button());
    await user.click(await theButton());
    await screen.findByText('Eklendi');
    answerRequests(500, '');
    await user.click(await theButton());
    await screen.findByRole('alert');
    expect(await theButton()).not.toHaveTextContent('Eklendi');
  });

  it('takes a double click for one add', async () => {
    const { user, shop } = await renderPage(button());
    await user.dblClick(await theButton());
    await screen.findByText('Eklendi');
    expect(adds(shop.requests)).toHaveLength(1);
  });

  it('takes it for one also where the first click was answered in between', { tags: ['D-11'] }, async () => {
    const { user, shop } = await renderPage(button());
    await user.click(await theButton());
    await screen.findByText('Eklendi');
    fireEvent.click(await theButton(), { detail: 2 });
    // Behind any other add.
    await window.vitrin?.cart.refresh();
    expect(adds(shop.requests)).toHaveLength(1);
  });

  it('adds the quantity and the unit that are chosen beside it', { tags: ['D-12'] }, async () => {
    const { user, shop } = await renderPage(
      button() + container('product-quantity', undefined, `data-product-id="${String(product.id)}"`),
    );
    const other = product.units.find(({ id }) => id !== product.defaultUnit?.id);
    const input = await screen.findByRole('spinbutton');
    await user.clear(input);
    await user.type(input, '3');
    await user.selectOptions(screen.getByRole('combobox'), String(other?.id));
    await user.click(await theButton());
    await waitFor(() => {
      expect(shop.cart.items()[0]).toMatchObject({ quantity: 3, productUnit: { id: other?.id } });
    });
    expect(input).toHaveValue('3');
  });

  it('lets the page stop an add', async () => {
    const { user, shop } = await renderPage(button());
    document.addEventListener(
      'vitrin:before-add',
      (event) => {
        event.preventDefault();
      },
      { once: true },
    );
    await user.click(await theButton());
    expect(await theButton()).toBeEnabled();
    expect(screen.queryByText('Eklendi')).toBeNull();
    expect(adds(shop.requests)).toEqual([]);
  });

  it('counts what the cart holds already against the stock', async () => {
    const shop = createShop();
    shop.cart.add(String(product.id), String(product.defaultUnit?.id), 1);
    const multiplier = product.defaultUnit?.multiplier ?? 1;
    const { user } = await renderPage(button({ quantity: multiplier }), { shop });
    await waitFor(() => {
      expect(shop.requests.map(({ method }) => method)).toContain('GET');
    });
    await user.click(await theButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(`Bu üründen ${String(multiplier)} adet bulunmamaktadır!`);
    expect(adds(shop.requests)).toEqual([]);
  });

  it.each([
    ['its id', `/en/marka/${product.seo}-p-${product.id}`],
    // As the mini cart leads there; shops' own systems fill codes up with blanks.
    ['its special code', `/${product.seo}-p-A7`],
  ])("asks for a variant on the product's own page without leaving it, by %s", { tags: ['S1-5.09', 'D-35'] }, async (_, url) => {
    const { user, events } = await renderPage(button({ variantCheck: 0, ozelkod2: 'A7  ' }), { url });
    await user.click(await theButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(`Varyant Seçiniz! ${product.name}`);
    expect(await theButton()).toHaveAccessibleDescription('Varyant Seçiniz!');
    expect(events.map(({ type }) => type)).not.toContain('vitrin:before-navigate');
  });

  it("leads to the product's page for it from anywhere else", { tags: ['S1-5.08'] }, async () => {
    const { user, events } = await renderPage(button({ variantCheck: 0 }));
    stayHere();
    await user.click(await theButton());
    expect(await screen.findByText('Ürün sayfasına yönlendiriliyorsunuz... Varyant Seçiniz!')).toBeVisible();
    await waitFor(() => {
      expect(events.find(({ type }) => type === 'vitrin:before-navigate')?.detail).toMatchObject({
        url: `/${product.seo}-p-${product.id}`,
      });
    });
  });

  it('shows no success after a failure, and can be tried again', { tags: ['S1-4.05'] }, async () => {
    const { user } = await renderPage(button(), { scenario: { faults: { 'cart.add': '500' } } });
    await user.click(await theButton());
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(async () => {
      expect(await theButton()).toBeEnabled();
    });
    expect(screen.queryByText('Eklendi')).toBeNull();
  });

  it('sends a stock-out to WhatsApp, in a tab that knows nothing of this one', { tags: ['S1-4.17', 'D-26'] }, async () => {
    await renderPage(button({ quantity: 0 }));
    const link = await screen.findByRole('link', { name: /^Stokta Sorunuz: / });
    expect(link).toHaveTextContent('Stokta Sorunuz');
    expect(link.getAttribute('href')).toContain('https://wa.me/905321234567?text=');
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(product.name);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('asks by WhatsApp for a product that has no code by its name alone', { tags: ['S1-4.17'] }, async () => {
    await renderPage(button({ quantity: 0, name: 'Vida', code: null }));
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Stokta Sorunuz: / });
    expect(new URL(link.href).searchParams.get('text')).toBe('Merhaba, Vida ürününün stok durumunu öğrenebilir miyim?');
  });

  it.each([
    ['Stokta Yok', { quantity: 0 }, { whatsappControl: '0' }],
    ['Stokta Tükendi', { quantity: 0 }, { notInStock: '0' }],
    ['Fiyat Sorunuz', { salePrice: lira(0), units: product.units.slice(0, 1) }, {}],
    ['Fiyat Sorunuz', { salePrice: lira(0) }, {}],
  ])('says "%s" where nothing can be added', { tags: ['S1-4.18'] }, async (text, change, settings) => {
    await renderPage(button(change), withSettings(settings));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it("says one thing on the product's own page where only the adjustment shows stock", { tags: ['D-70'] }, async () => {
    const box = { ...product.defaultUnit, value: 'KOLİ', multiplier: 100 };
    await renderPage(button({ quantity: 0, defaultUnit: box, units: [box] }), {
      ...withSettings({ stockInfoStatus: '3', notInStock: '0' }),
      url: `/${product.seo}-p-${product.id}`,
    });
    expect(await screen.findByText('Stokta Tükendi')).toBeVisible();
    expect(screen.queryByText('KOLİ için stok yetersiz')).toBeNull();
  });

  it('asks for the cart once, however many buttons there are', async () => {
    const page = await renderPage(button() + button({ id: 9, name: 'Somun' }));
    await window.vitrin?.ready;
    await waitFor(() => {
      expect(page.shop.requests.map(({ method }) => method)).toEqual(['GET']);
    });
  });

  it("asks nothing of a visitor's cart", async () => {
    const page = await renderPage(button(), { scenario: { as: 'visitor' } });
    await window.vitrin?.ready;
    // Cart calls run one after the other: behind this one none of the button's is still to come.
    await expect(window.vitrin?.cart.refresh()).rejects.toThrow();
    expect(page.shop.requests).toHaveLength(1);
  });
});
