import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { alertsByNow } from '@/testing/messages';
import { names, received, rowOf, showList, table } from '@/testing/productList';
import { container, renderPage } from '@/testing/page';
import { answerRequests } from '@/testing/requests';

const waiting = () => document.querySelectorAll('[aria-hidden=true] > tr, li[aria-hidden=true]');

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
  expect(await alertsByNow()).toEqual([]);
  expect([...names()].sort(new Intl.Collator('tr', { numeric: true }).compare).reverse()).toEqual(names());
  expect(events.filter(({ type }) => type === 'vitrin:list-viewed')).toHaveLength(1);
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
