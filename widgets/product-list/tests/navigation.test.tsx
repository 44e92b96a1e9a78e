import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { container, renderPage } from '@/testing/page';
import { names, product, received, showList, showProducts, table } from '@/testing/productList';
import { calls, at, pageLink } from './navigationPage';

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = vi.fn();
});
const sorting = () => screen.getByRole('combobox', { name: 'Sıralama' });

describe('the address', () => {
  it('goes into the call as it stands', { tags: ['S1-2.01', 'S1-7.12'] }, async () => {
    const { shop } = await showList('/hirdavat/vida?q=%C4%B1&filters=model:12&x=a+b&page=1');
    await received();
    expect(calls(shop)).toEqual(['/api/catalog/products/hirdavat/vida?q=%C4%B1&filters=model:12&x=a+b&page=1']);
  });

  it.each(['/', '/fren', '/fren/balata', '/en/fren/balata', '/en/fren', '/a/b/c/d'])(
    'may have any shape: %s',
    { tags: ['S1-2.01', 'S2-2.03', 'D-2'] },
    async (url) => {
      const { shop } = await showList(`${url}?page=2`);
      await waitFor(() => {
        expect(calls(shop)).toEqual([`/api/catalog/products${url}?page=2`]);
      });
    },
  );

  it('may begin with two slashes, which name no other shop', { tags: ['D-2'] }, async () => {
    const { shop, user } = await showProducts([product(1)], { url: `${location.origin}//fren` }, { pages: 2 });
    expect(pageLink('Sayfa 2')).toHaveProperty('href', `${location.origin}//fren?page=2`);
    await user.click(pageLink('Sayfa 2'));
    expect(at()).toBe('//fren?page=2');
    await waitFor(() => {
      expect(calls(shop)).toEqual(['/api/catalog/products//fren?page=2']);
    });
  });

  it(
    'follows sort and page, and back returns to the list before',
    { tags: ['S1-2.02', 'S1-2.13', 'S1-3.14', 'D-33'] },
    async () => {
      const { shop, user, events } = await showList('/hirdavat?utm=x');
      await table();
      const first = names();
      expect(screen.getAllByText('212 ürün bulundu')[0]).toBeVisible();

      await user.click(pageLink('Sayfa 2'));
      expect(at()).toBe('/hirdavat?utm=x&page=2');
      await received();
      expect(names()).not.toEqual(first);
      expect(pageLink('Sayfa 2')).toHaveAttribute('aria-current', 'page');

      await user.selectOptions(sorting(), 'Fiyata göre (azalan)');
      expect(at()).toBe('/hirdavat?utm=x&sort=-price');
      await received();
      expect(pageLink('Sayfa 1')).toHaveAttribute('aria-current', 'page');

      history.go(-2);
      await waitFor(() => {
        expect(at()).toBe('/hirdavat?utm=x');
      });
      await waitFor(() => {
        expect(names()).toEqual(first);
      });
      expect(sorting()).toHaveDisplayValue('Ada göre (A-Z)');
      expect(calls(shop).map((path) => path.split('?')[1])).toEqual(['utm=x', 'utm=x&page=2', 'utm=x&sort=-price', 'utm=x']);
      const viewed = (page: number) => ({
        target: document.querySelector('[data-widget]'),
        detail: { path: '/hirdavat', page, total: 212 },
      });
      expect(events.filter(({ type }) => type === 'vitrin:list-viewed')).toMatchObject([
        viewed(1),
        viewed(2),
        viewed(1),
        viewed(1),
      ]);
    },
  );

  it('is not fetched again for a jump to an anchor', async () => {
    const { shop } = await showList('/hirdavat');
    await table();
    location.hash = '#icerik';
    await new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    // Answered behind whatever the list would have asked for.
    await window.vitrin?.cart.refresh();
    expect(calls(shop)).toHaveLength(1);
  });

  it('is left alone by a list of its own path, which keeps its page to itself', async () => {
    const { shop, user } = await showList('/?page=7', {}, 'data-path="/hirdavat/vida" data-view="grid"');
    await received();
    expect(pageLink('Sayfa 2')).toHaveAttribute('href', '/hirdavat/vida?page=2');
    await user.click(pageLink('Sayfa 2'));
    await waitFor(() => {
      expect(calls(shop)).toEqual(['/api/catalog/products/hirdavat/vida', '/api/catalog/products/hirdavat/vida?page=2']);
    });
    await waitFor(() => {
      expect(names()).toHaveLength(11);
    });
    expect(at()).toBe('/?page=7');
  });

  it('has a query of its own where its path brings one', { tags: ['D-2'] }, async () => {
    const { shop, user } = await showList('/', {}, 'data-path="/search?q=vida"');
    await received();
    await user.click(pageLink('Sayfa 2'));
    await waitFor(() => {
      expect(calls(shop)).toEqual(['/api/catalog/products/search?q=vida', '/api/catalog/products/search?q=vida&page=2']);
    });
    await received();
  });
});

it('begins at the top after a change of page, and tells where the visitor is', async () => {
  const { user } = await showList('/hirdavat');
  await table();
  await user.click(pageLink('Sonraki sayfa'));
  expect(screen.getByRole('region', { name: 'Ürün listesi' })).toHaveFocus();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent('212 ürün bulunduSayfa 2 / 9');
  });
});

it('offers the eight orders, and shows the one that the server used', { tags: ['S1-2.14', 'S1-7.13', 'S1-9.08'] }, async () => {
  await showList('/hirdavat/vida?sort=size', { scenario: { settings: { defaultSort: '-brand' } } });
  await received();
  expect(
    within(sorting())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Ada göre (A-Z)',
    'Ada göre (Z-A)',
    'Fiyata göre (artan)',
    'Fiyata göre (azalan)',
    'Markaya göre (A-Z)',
    'Markaya göre (Z-A)',
    'Stoka göre (artan)',
    'Stoka göre (azalan)',
  ]);
  expect(sorting()).toHaveDisplayValue('Markaya göre (Z-A)');
});

it('claims no order that it does not know', { tags: ['S1-3.31', 'S1-5.15', 'D-33'] }, async () => {
  await showProducts([product(1)], { page: { settings: { defaultSort: 'popularity' } } }, { sort: 'popularity' });
  expect(sorting()).toHaveDisplayValue('Mağaza sıralaması');
});

it('shows a first page without a call, and fetches the next', async () => {
  const { shop, user, events } = await showProducts([product(1)], { url: '/hirdavat' }, { total: 30, pages: 2 });
  expect(names()).toEqual(['Ürün 1']);
  expect(screen.getByText('30 ürün bulundu')).toBeVisible();
  expect(calls(shop)).toEqual([]);
  expect(events.filter(({ type }) => type === 'vitrin:list-viewed')).toHaveLength(1);
  await user.click(pageLink('Sayfa 2'));
  await waitFor(() => {
    expect(calls(shop)).toEqual(['/api/catalog/products/hirdavat?page=2']);
  });
  await waitFor(() => {
    expect(names()).toHaveLength(24);
  });
});

it('takes a null of the server for data that it was not given', async () => {
  const none = { items: null, total: null, page: null, pages: null, sort: null };
  const { shop } = await renderPage(container('product-list', none), { url: '/hirdavat' });
  await received();
  expect(calls(shop)).toEqual(['/api/catalog/products/hirdavat']);
  document.body.innerHTML = container('product-list', { ...none, items: [product(1)] });
  expect(await screen.findByText('1 ürün bulundu')).toBeVisible();
});

it('says what is wrong with the data of its container, and leaves the fallback', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { events } = await renderPage(
    container('product-list', { items: [{ id: 1 }], total: 1 }).replace('</div>', '<p>Ürünler</p></div>'),
  );
  await window.vitrin?.ready;
  expect(screen.getByText('Ürünler')).toBeVisible();
  expect(events.find(({ type }) => type === 'vitrin:error')?.detail).toMatchObject({
    code: 'invalid-data',
    field: 'items.0.name',
  });
  warn.mockRestore();
});
