import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { times } from '@/domain/times';
import type { Fault } from '@mocks/shop/scenario';
import { names, product, received, rowOf, showList, showProducts, table, tl } from '@/testing/productList';
import { container, renderPage } from '@/testing/page';
import { answerRequests, holdRequests, READ_FAULTS, stayHere } from '@/testing/requests';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

const waiting = () => document.querySelectorAll('[aria-hidden=true] > tr, li[aria-hidden=true]');
const retry = () => screen.findByRole('button', { name: 'Tekrar dene' });

describe('while products are on their way', () => {
  it.each(['list', 'grid'])(
    'as many placeholders stand as most pages have products in the place of the first page (%s)',
    { tags: ['S1-2.18', 'S1-4.01'] },
    async (view) => {
      await showList(`/hirdavat?view=${view}`, { scenario: { faults: { products: 'timeout' } } });
      expect(waiting()).toHaveLength(24);
      for (const group of screen.queryAllByRole('rowgroup')) expect(within(group).getAllByRole('row')).not.toEqual([]);
      expect(document.querySelector('[aria-busy=true]')).toBeVisible();
      expect(screen.queryByText('Aradığınız Ürün Bulunamadı!')).toBeNull();
    },
  );

  it(
    'later pages wait with as many as were shown before, and the page that is asked for is marked',
    { tags: ['S1-2.18', 'S1-3.14', 'D-33'] },
    async () => {
      const { shop, user } = await showList('/hirdavat');
      await table();
      shop.setScenario({ faults: { products: 'timeout' } });
      await user.click(screen.getByRole('link', { name: 'Sayfa 4' }));
      expect(waiting()).toHaveLength(24);
      expect(names()).toEqual([]);
      expect(screen.getByRole('link', { name: 'Sayfa 4' })).toHaveAttribute('aria-current', 'page');
    },
  );
});

it('says so where no product fits', { tags: ['S1-2.17', 'S1-8.10'] }, async () => {
  await showList('/search?q=zzzz');
  expect(await screen.findByRole('heading', { name: 'Aradığınız Ürün Bulunamadı!' })).toBeVisible();
  expect(screen.getByText('Seçtiğiniz filtrelere uygun bir ürün bulunamadı.')).toBeVisible();
  const list = within(screen.getByRole('region', { name: 'Ürün listesi' }));
  expect(list.getByText('0 ürün bulundu')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});

/** What the server says of its own failures. */
const SERVER_WORDS: Readonly<Partial<Record<Fault, RegExp>>> = {
  '401': /Oturumunuz sona erdi\./,
  '500': /Sunucuda beklenmeyen bir hata oluştu\./,
};

it('beyond the last page says so, marks no page, and leads to the last', async () => {
  const page = await renderPage('', { url: '/hirdavat?page=99' });
  answerRequests(200, JSON.stringify({ items: [], total: 137, page: 99, pages: 6 }));
  document.body.insertAdjacentHTML('beforeend', container('product-list'));
  expect(await screen.findByRole('heading', { name: 'Listenin bu kadar sayfası yok.' })).toBeVisible();
  expect(screen.queryByText('Aradığınız Ürün Bulunamadı!')).toBeNull();
  expect(document.querySelector('[aria-current]')).toBeNull();
  expect(screen.getByRole('link', { name: 'Önceki sayfa' })).toHaveAttribute('href', '/hirdavat?page=6');
  await page.user.click(screen.getByRole('link', { name: 'Son sayfaya git' }));
  expect(location.search).toBe('?page=6');
  expect(screen.getByRole('region', { name: 'Ürün listesi' })).toHaveFocus();
});

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
  async function showAnswer(body: object) {
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

  it('makes the answer one of the wrong shape where there is no other, and the console says why', async () => {
    const { events } = await showAnswer(pageOf(odd, null));
    expect(screen.getByRole('alert')).toHaveTextContent('Ürünler yüklenemedi.Sunucudan beklenen yanıt alınamadı.');
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/None of the products can be read\. items\.0\.brand: received "Bosch"/)],
    ]);
    expect(errors(events)).toMatchObject([{ code: 'invalid-answer', field: 'items.0.brand' }]);
  });
});

describe('an answer that is no list', () => {
  it('leads to the login where it is tried again after its end, and not before', { tags: ['D-69'] }, async () => {
    const { user } = await showList('/hirdavat/vida', { scenario: { faults: { products: '401' } } });
    const again = await retry();
    const ending = new AbortController();
    const left = stayHere(ending.signal);
    expect(left).toEqual([]);
    await user.click(again);
    await waitFor(() => {
      expect(left).toEqual(['/account/login']);
    });
    ending.abort();
  });

  it.each<[string, (user: Awaited<ReturnType<typeof showProducts>>['user']) => Promise<void>]>([
    ['of another page', (user) => user.click(screen.getByRole('link', { name: 'Sonraki sayfa' }))],
    ['in another sort', (user) => user.selectOptions(screen.getByRole('combobox', { name: /Sırala/ }), '-price')],
  ])('leads to the login where the visitor asked %s after its end', { tags: ['D-69'] }, async (_, ask) => {
    const { user } = await showProducts([product(1)], { scenario: { as: 'visitor' } }, { pages: 3 });
    const ending = new AbortController();
    const left = stayHere(ending.signal);
    answerRequests(401, '');
    await ask(user);
    await waitFor(() => {
      expect(left).toEqual(['/account/login']);
    });
    ending.abort();
  });

  it.each(READ_FAULTS)('is an error with a way to try again: %s', { tags: ['S1-7.13', 'F-products', 'D-9'] }, async (fault) => {
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
    await table();
    expect(names()).toHaveLength(24);
    expect(screen.queryByRole('alert')).toBeNull();
  });

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

it('gives up a fetch when another is wanted instead', { tags: ['S1-4.01', 'D-33'] }, async () => {
  const aborted = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  const { shop, user, events } = await showList('/hirdavat', { scenario: { faults: { products: 'timeout' } } });
  await waitFor(() => {
    expect(shop.requests.some(({ call }) => call === 'products')).toBe(true);
  });
  shop.setScenario({ faults: {} });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sıralama' }), 'Ada göre (Z-A)');
  await table();
  expect(aborted).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
  expect([...names()].sort(new Intl.Collator('tr', { numeric: true }).compare).reverse()).toEqual(names());
  expect(events.filter(({ type }) => type === 'vitrin:list-viewed')).toHaveLength(1);
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

it('has a row again for what was on the page before, with the quantity that was typed', async () => {
  const { user } = await showList('/hirdavat/vida');
  await table();
  const [name] = names();
  const quantity = () => within(rowOf(name ?? '')).getByRole('spinbutton');
  await user.clear(quantity());
  await user.type(quantity(), '5');
  await user.click(screen.getByRole('link', { name: 'Sayfa 2' }));
  await received();
  history.back();
  await waitFor(() => {
    expect(names()[0]).toBe(name);
  });
  expect(quantity()).toHaveValue('5');
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
