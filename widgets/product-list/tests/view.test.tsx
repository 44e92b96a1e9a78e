import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { names, product, received, showList, showProducts, table } from '@/testing/productList';
import { calls, at, pageLink } from './navigationPage';

describe('the view', () => {
  const pressed = () => screen.getByRole('button', { pressed: true, name: /görünümü/ }).getAttribute('aria-label');

  it.each([
    ['the address', '?view=grid', 'data-view="list"', 'list', 'Izgara görünümü'],
    ['the container', '', 'data-view="grid"', 'list', 'Izgara görünümü'],
    ['the saved setting', '', '', 'grid', 'Izgara görünümü'],
    ['the default', '?view=table', '', 'none', 'Liste görünümü'],
  ])(
    'is named by %s',
    { tags: ['S1-1.05', 'S1-3.15', 'S1-9.24', 'D-33'] },
    async (_, query, attributes, productListView, view) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      await showList(`/hirdavat/vida${query}`, { scenario: { settings: { productListView } } }, attributes);
      await received();
      expect(pressed()).toBe(view);
      warn.mockRestore();
    },
  );

  it(
    'is saved when it is switched, without a call for products and without a trace in the address',
    { tags: ['S1-2.15', 'S1-4.30', 'S1-7.15'] },
    async () => {
      const { shop, user } = await showList('/hirdavat/vida');
      await table();
      const shown = names();
      await user.click(screen.getByRole('button', { name: 'Izgara görünümü' }));
      expect(pressed()).toBe('Izgara görünümü');
      expect(screen.queryByRole('table')).toBeNull();
      await received();
      expect(names()).toEqual(shown);
      await waitFor(() => {
        expect(shop.settings.productListView).toBe('grid');
      });
      expect(calls(shop)).toHaveLength(1);
      expect(at()).toBe('/hirdavat/vida');
    },
  );

  it('changes an address that names one, in place', async () => {
    const { user } = await showList('/hirdavat?page=2&view=grid');
    await received();
    const { length } = history;
    await user.click(screen.getByRole('button', { name: 'Liste görünümü' }));
    expect(at()).toBe('/hirdavat?page=2&view=list');
    expect(history).toHaveLength(length);
    expect(pageLink('Sayfa 3')).toHaveAttribute('href', '/hirdavat?page=3&view=list');
  });
});

describe('only what is in stock', () => {
  const toggle = () => screen.getByRole('switch', { name: 'Sadece stoktakiler' });

  it.each(['originalShowNotInStocks', 'b2b_stoktakileri_goster'])(
    'is no choice without %s',
    { tags: ['S1-2.16', 'S1-3.30'] },
    async (flag) => {
      await showProducts([product(1)], { scenario: { settings: { [flag]: '0' } } });
      expect(screen.queryByRole('switch')).toBeNull();
    },
  );

  it(
    'is saved, shows for a second that it is, and starts the list anew',
    { tags: ['S1-3.29', 'S1-4.25', 'S1-7.16', 'D-34'] },
    async () => {
      const { shop, user } = await showList('/hirdavat?page=3');
      await table();
      await user.click(toggle());
      expect(toggle()).toBeChecked();
      await waitFor(() => {
        expect(shop.requests.find(({ call }) => call === 'settings')).toMatchObject({
          body: { key: 'showNotInStocks', value: '0' },
          status: 200,
        });
      });
      expect(toggle()).toHaveAttribute('aria-busy', 'true');
      expect(calls(shop)).toHaveLength(1);
      await waitFor(() => {
        expect(calls(shop)).toEqual(['/api/catalog/products/hirdavat?page=3', '/api/catalog/products/hirdavat']);
      });
      expect(toggle()).toHaveAttribute('aria-busy', 'false');
      expect(at()).toBe('/hirdavat');
      await received();
      expect(screen.getByRole('status')).not.toHaveTextContent('212 ürün');
    },
  );

  it('goes back and is logged where it cannot be saved', { tags: ['S1-7.16', 'S1-8.12'] }, async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { shop, user } = await showList('/hirdavat/vida', { scenario: { faults: { settings: '500' } } });
    await table();
    await user.click(toggle());
    await waitFor(() => {
      expect(error).toHaveBeenCalledWith('[vitrin] Hata:', expect.objectContaining({ status: 500 }));
    });
    await waitFor(() => {
      expect(toggle()).not.toBeChecked();
    });
    expect(toggle()).toHaveAttribute('aria-busy', 'false');
    expect(calls(shop)).toHaveLength(1);
    error.mockRestore();
  });
});
