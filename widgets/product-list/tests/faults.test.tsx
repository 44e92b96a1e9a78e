import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '@mocks/shop/scenario';
import { names, product, received, row, showList, showProducts, table } from '@/testing/productList';
import { container, renderPage } from '@/testing/page';
import { answerRequests, holdRequests, READ_ANSWER_FAULTS, stayHere } from '@/testing/requests';

const retry = () => screen.findByRole('button', { name: 'Tekrar dene' });

/** What the server says of its own failures. */
const SERVER_WORDS: Readonly<Partial<Record<Fault, RegExp>>> = {
  '401': /Oturumunuz sona erdi\./,
  '500': /Sunucuda beklenmeyen bir hata oluştu\./,
};

describe('a product that cannot be read', { tags: ['D-9', 'D-68'] }, () => {
  const odd = { ...product(2), brand: 'Bosch' };
  const pageOf = (...items: readonly unknown[]) => ({ items, total: items.length, page: 1, pages: 1 });
  let warn = vi.spyOn(console, 'warn');
  beforeEach(() => {
    warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    return () => {
      warn.mockRestore();
    };
  });

  /** A list that comes to its page later, whose shop answers with `body`. */
  async function showAnswer(body: object | null) {
    // A visitor's page asks for no cart.
    const page = await renderPage('', { scenario: { as: 'visitor' } });
    answerRequests(200, JSON.stringify(body));
    document.body.insertAdjacentHTML('beforeend', container('product-list'));
    await received();
    return page;
  }
  const errors = (events: readonly CustomEvent[]) =>
    events.filter(({ type }) => type === 'vitrin:error').map(({ detail }: CustomEvent<object>) => detail);

  it('leaves the others of an answer on the page; console and page hear which it is', async () => {
    const { events } = await showAnswer(pageOf(product(1), odd, product(3)));
    expect(names()).toEqual(['Ürün 1', 'Ürün 3']);
    expect(screen.getByText(/^3 ürün bulundu/)).toHaveTextContent('3 ürün bulundu 1 kayıt okunamadı, gösterilmiyor.');
    const message = '1 of 3 products left out. items.1.brand: received "Bosch"; allowed: a brand: { code, name }.';
    expect(warn.mock.calls).toEqual([[`[vitrin] ${message}`]]);
    expect(errors(events)).toEqual([{ code: 'invalid-answer', widget: '', field: 'items.1.brand', message }]);
  });

  it('leaves those that the container gave as well', async () => {
    const { events } = await showProducts([product(1), odd, product(3)]);
    expect(names()).toEqual(['Ürün 1', 'Ürün 3']);
    expect(screen.getByText(/^3 ürün bulundu/)).toHaveTextContent('3 ürün bulundu 1 kayıt okunamadı, gösterilmiyor.');
    expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
      expect.stringContaining(': 1 of 3 products left out. items.1.brand: '),
    ]);
    expect(errors(events)).toMatchObject([{ code: 'invalid-data', widget: 'product-list', field: 'items.1.brand' }]);
  });

  it.each([
    ['no keys', {}, {}, {}],
    ['the list that PHP makes of no keys', [], [], []],
    ['nulls', { id: null, name: null }, { code: null, name: null }, { value: null, currency: null }],
    ['empty texts', { id: '', name: '' }, { code: '', name: '' }, { value: '', currency: 'TL' }],
    ['spaces', { id: '  ', name: ' ' }, { code: ' ', name: '  ' }, { value: ' ', currency: 'TL' }],
  ])('is none that has no model, brand or price, said by %s', async (_, model, brand, price) => {
    const unit = { ...product(1).defaultUnit, defaultPrice: price, listPrice: price };
    await showProducts([product(1, { model, brand, salePrice: price, listPrice: price, defaultUnit: unit, units: [unit] })]);
    expect(names()).toEqual(['Ürün 1']);
    expect(row('Ürün 1')['Satış fiyatı']).toBe('-Fiyat yok');
    expect(screen.queryByRole('link', { name: '' })).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    [[], 'items', 'items: received nothing; allowed: a list of products.'],
    [null, '', 'received null; allowed: a list answer: { items, total, page, pages, sort }.'],
    [{ products: 'x' }, 'items', 'items: received nothing; allowed: a list of products.'],
  ])('is in no answer of the shape %j: console and page hear which call it is, and what is wrong', async (body, field, said) => {
    const { events } = await showAnswer(body);
    expect(screen.getByRole('alert')).toHaveTextContent('Ürünler yüklenemedi.Sunucudan beklenen yanıt alınamadı.');
    const message = `GET /api/catalog/products/: ${said}`;
    expect(warn.mock.calls).toEqual([[`[vitrin] ${message}`]]);
    expect(errors(events)).toEqual([{ code: 'invalid-answer', widget: '', field, message }]);
  });

  it('makes the answer one of the wrong shape where there is no other, and the console says why', async () => {
    const { events } = await showAnswer(pageOf(odd, null));
    expect(screen.getByRole('alert')).toHaveTextContent('Ürünler yüklenemedi.Sunucudan beklenen yanıt alınamadı.');
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/None of the products can be read\. items\.0\.brand: received "Bosch"/)],
    ]);
    expect(errors(events)).toMatchObject([{ code: 'invalid-answer', field: 'items.0.brand' }]);
  });
});

it.each([
  [{ 1: null, 2: 0 }, 'name'],
  [
    { 1: {}, 2: '0' },
    { field: 'name', direction: 'asc' },
  ],
  [{ 1: [1], 2: false }, []],
])(
  'shows the products of an answer whose variantCheck is %j and sort %j',
  { tags: ['D-31', 'D-68'] },
  async (variantCheck, sort) => {
    const { user, events } = await showProducts([product(1), product(2)], {}, { variantCheck, sort });
    expect(names()).toEqual(['Ürün 1', 'Ürün 2']);
    await user.click(screen.getByRole('button', { name: 'Sepete ekle: Ürün 2' }));
    expect(events.find(({ type }) => type === 'vitrin:add-refused')?.detail).toMatchObject({ productId: 2, reason: 'variant' });
  },
);

describe('an answer that is no list', () => {
  it('leads to the login where it is tried again after its end, and not before', { tags: ['D-69'] }, async () => {
    const { user } = await showList('/hirdavat/vida', { scenario: { faults: { products: '401' } } });
    const again = await retry();
    const left = stayHere();
    expect(left).toEqual([]);
    await user.click(again);
    await waitFor(() => {
      expect(left).toEqual(['/account/login']);
    });
  });

  it('leads to the login where the shop sends that page for a list that is asked for again', { tags: ['D-69'] }, async () => {
    const { user } = await showList('/hirdavat/vida', { scenario: { faults: { products: 'html' } } });
    const left = stayHere();
    const again = await retry();
    answerRequests(200, '<!doctype html><title>Giriş</title>', '/account/login');
    await user.click(again);
    await waitFor(() => {
      expect(left).toEqual(['/account/login']);
    });
  });

  it.each<[string, (user: Awaited<ReturnType<typeof showProducts>>['user']) => Promise<void>]>([
    ['of another page', (user) => user.click(screen.getByRole('link', { name: 'Sonraki sayfa' }))],
    ['in another sort', (user) => user.selectOptions(screen.getByRole('combobox', { name: /Sırala/ }), '-price')],
  ])('leads to the login where the visitor asked %s after its end', { tags: ['D-69'] }, async (_, ask) => {
    const { user } = await showProducts([product(1)], { scenario: { as: 'visitor' } }, { pages: 3 });
    const left = stayHere();
    answerRequests(401, '');
    await ask(user);
    await waitFor(() => {
      expect(left).toEqual(['/account/login']);
    });
  });

  it.each(READ_ANSWER_FAULTS)(
    'is an error with a way to try again: %s',
    { tags: ['S1-7.13', 'F-products', 'D-9'] },
    async (fault) => {
      const loading = showList('/hirdavat/vida', { scenario: { faults: { products: fault } } });
      const giveUp = holdRequests();
      const { shop, user, events } = await loading;
      await waitFor(() => {
        expect(shop.requests.some(({ call }) => call === 'products')).toBe(true);
      });
      if (fault === 'timeout') giveUp();
      const isUnreached = fault === 'offline' || fault === 'timeout';
      expect(await screen.findByRole('alert')).toHaveTextContent(
        isUnreached ? /İnternet bağlantınızı kontrol edip/ : (SERVER_WORDS[fault] ?? /Sunucudan beklenen yanıt alınamadı/),
      );
      expect(screen.queryByText(/ürün bulundu|Bulunamadı/)).toBeNull();
      // No visitor has asked for the list of a page that has just opened.
      expect(events.map(({ type }) => type)).not.toContain('vitrin:before-navigate');

      shop.setScenario({ faults: {} });
      await user.click(await retry());
      // The button has gone with what it stood in.
      expect(screen.getByRole('region', { name: 'Ürün listesi' })).toHaveFocus();
      await table();
      expect(names()).toHaveLength(24);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('leaves the products that were there, and tries the page that was wanted', { tags: ['F-products'] }, async () => {
    const { shop, user } = await showList('/hirdavat/vida');
    await table();
    const before = names();
    shop.setScenario({ faults: { products: '500' } });
    await user.click(screen.getByRole('link', { name: 'Sayfa 2' }));
    const button = await retry();
    await received();
    expect(names()).toEqual(before);
    expect(screen.getByRole('link', { name: 'Sayfa 1' })).toHaveAttribute('aria-current', 'page');

    shop.setScenario({ faults: {} });
    await user.click(button);
    await waitFor(() => {
      expect(names()).toHaveLength(11);
    });
  });
});
