import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { times } from '@/domain/times';
import { box, product, received, showProducts, tl } from '@/testing/productList';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

describe('a card', () => {
  const long = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const card = () => within(screen.getByRole('listitem'));

  it('links to everything of its brand and of its model', { tags: ['S1-2.11'] }, async () => {
    const maker = { brand: { code: 'B 1', name: 'Karahisar' }, model: { id: 12, name: 'Usta' } };
    await showProducts([product(1, maker)], { url: '/?view=grid' });
    expect(card().getByRole('link', { name: 'Karahisar' })).toHaveAttribute('href', '/search?brand=B%201');
    expect(card().getByRole('link', { name: 'Usta' })).toHaveAttribute('href', '/search?brand=B%201&filters=model:12');
  });

  it('shows name, cut code, stock, prices with the discount, and adds', { tags: ['S1-2.21', 'S1-9.21', 'D-35'] }, async () => {
    const { shop, user } = await showProducts([product(1001, { code: long, listPrice: tl(200), salePrice: tl(150) })], {
      url: '/?view=grid',
    });
    const name = card().getByRole('heading', { level: 3, name: 'Ürün 1001' });
    expect(within(name).getByRole('link')).toHaveAttribute('href', '/urun-1001-p-1001');
    expect(screen.getByRole('heading', { level: 2, name: 'Ürün listesi' })).toBeVisible();
    expect(card().getByTitle(long)).toHaveTextContent(/^ABCDEFGHIJKLMNOPQRST\.\.\.$/);
    expect(document.querySelector('img')).toHaveAttribute('width', '229');
    expect(card().getByText('50 ADET')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent(/₺200,00.*%25.*₺150,00/);
    expect(card().getByText('₺', { selector: 's *' })).toBeVisible();
    expect(screen.queryByRole('spinbutton')).toBeNull();
    await user.click(card().getByRole('button', { name: 'Sepete ekle: Ürün 1001' }));
    await waitFor(() => {
      expect(shop.requests.some(({ call }) => call === 'cart.add')).toBe(true);
    });
  });

  it('opens the prices by payment plan where the shop shows them', { tags: ['S1-2.24'] }, async () => {
    const { user } = await showProducts([product(1, { advencePrice1: tl(90) })], {
      url: '/?view=grid',
      scenario: { settings: { showPaymentPlanPrice: '1' } },
    });
    await user.click(card().getByRole('button', { name: 'Ödeme planı fiyatları: Ürün 1' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(/Peşin.*₺90,00/);
  });

  it('names the unit of those prices where it is not a piece', { tags: ['D-73'] }, async () => {
    const unit = { ...box(12), defaultPrice: null };
    const { user } = await showProducts([product(1, { advencePrice1: tl(90), defaultUnit: unit, units: [unit] })], {
      url: '/?view=grid',
      scenario: { settings: { showPaymentPlanPrice: '1' } },
    });
    await user.click(card().getByRole('button', { name: 'Ödeme planı fiyatları: Ürün 1' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(/Fiyat.*Peşin.*₺90,00 \/ KOLİ₺7,50\/ADET/);
  });

  it('names the unit of those prices where another is chosen', { tags: ['D-73'] }, async () => {
    const units = [product(1).defaultUnit, box(12)];
    const { user } = await showProducts([product(1, { advencePrice1: tl(90), units })], {
      url: '/?view=grid',
      scenario: { settings: { showPaymentPlanPrice: '1' } },
    });
    await user.selectOptions(card().getByRole('combobox', { name: 'Birim: Ürün 1' }), '77');
    await user.click(card().getByRole('button', { name: 'Ödeme planı fiyatları: Ürün 1' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(/Peşin.*₺90,00 \/ ADET/);
  });

  it('offers none otherwise', { tags: ['S1-2.39'] }, async () => {
    await showProducts([product(1, { advencePrice1: tl(90) })], { url: '/?view=grid' });
    expect(card().queryByRole('button', { name: /Ödeme planı/ })).toBeNull();
  });

  it('replaces an image that fails by the fallback, once', { tags: ['S1-4.22'] }, async () => {
    await showProducts([product(1, { image: 'a b/c.png' })], { url: '/?view=grid' });
    const image = document.querySelector('img');
    expect(image).toHaveAttribute('src', '/images/a%20b/c.png');
    image?.dispatchEvent(new Event('error'));
    await waitFor(() => {
      expect(image).toHaveAttribute('src', '/images/404.png');
    });
    image?.dispatchEvent(new Event('error'));
    expect(image).toHaveAttribute('src', '/images/404.png');
  });
});

it('adds one by a card, whatever stood in the box of the table', async () => {
  const { user, shop } = await showProducts([product(1, { quantity: 4 })]);
  await user.click(screen.getByRole('spinbutton'));
  await user.keyboard('5{Tab}');
  await user.click(screen.getByRole('button', { name: 'Izgara görünümü' }));
  await user.click(await screen.findByRole('button', { name: 'Sepete ekle: Ürün 1' }));
  await waitFor(() => {
    expect(shop.requests.find(({ call }) => call === 'cart.add')?.body).toMatchObject({ quantity: '1' });
  });
  await user.click(screen.getByRole('button', { name: 'Liste görünümü' }));
  expect(screen.getByRole('spinbutton')).toHaveValue('5');
});

it.each(['/?view=grid', '/'])('asks for the first images at once and for the others when they come near, at %s', async (url) => {
  await showProducts(
    times(12, (index) => product(index + 1, { image: `${index}.png` })),
    { url },
  );
  await received();
  const images = [...document.querySelectorAll('img')];
  expect(images).toHaveLength(12);
  expect(images[0]).toHaveAttribute('loading', 'eager');
  expect(images[0]).toHaveAttribute('fetchpriority', 'high');
  expect(images[11]).toHaveAttribute('loading', 'lazy');
  expect(images[11]).not.toHaveAttribute('fetchpriority');
});
