// @vitest-environment jsdom
import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { container, renderPage } from '@/testing/page';

const box = { id: 72, value: 'KOLİ', multiplier: 12, defaultPrice: { value: 1700, currency: 'TL' } };
const product = {
  id: 7,
  name: 'Vida M8',
  quantity: 25,
  defaultUnit: box,
  units: [box],
  salePrice: { value: 1700, currency: 'TL' },
  inventory: [
    { warehouseName: 'Merkez', quantity: 24 },
    { warehouseName: 'Ostim', quantity: 1 },
  ],
};
const list = container('product-list', { items: [product], total: 1, page: 1, pages: 1, sort: 'name' });
const withStatus = (stockInfoStatus: string) => ({ scenario: { settings: { stockInfoStatus } } });
const theOpener = () => screen.findByRole('button', { name: /depo stoklarını göster: Vida M8$/ });

async function warehouses(status: string) {
  const { user } = await renderPage(list, withStatus(status));
  await user.click(await theOpener());
  const dialog = await screen.findByRole('dialog', { name: 'Depo stokları' });
  return {
    user,
    rows: within(dialog)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  };
}

describe('the stock of a product', () => {
  it('counts in units and opens the stock by warehouse', { tags: ['S1-2.37', 'S1-3.04', 'S1-6.06'] }, async () => {
    const { user, rows } = await warehouses('0');
    expect(await theOpener()).toHaveTextContent('2 KOLİ');
    expect(rows).toEqual(['Merkez2 KOLİ', 'OstimStok sorunuz']);
    await user.click(screen.getByRole('button', { name: 'Kapat' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('comes by warehouse in a table that the keyboard can scroll', { tags: ['S1-3.04'] }, async () => {
    const { user } = await warehouses('0');
    await user.tab();
    expect(screen.getByRole('table', { name: 'Vida M8' })).toHaveFocus();
  });

  it('gives no numbers away by warehouse where the shop adjusts them', async () => {
    const { rows } = await warehouses('6');
    expect(await theOpener()).toHaveTextContent('10 KOLİ');
    expect(rows).toEqual(['MerkezStokta Var', 'OstimStokta Yok']);
  });

  it('gives nothing away by warehouse that a number with a plus hides', { tags: ['D-71'] }, async () => {
    const plenty = {
      ...product,
      inventory: [
        { warehouseName: 'Merkez', quantity: 60 },
        { warehouseName: 'Ostim', quantity: 48 },
      ],
    };
    const items = [{ ...plenty, quantity: 108 }];
    const { user } = await renderPage(
      container('product-list', { items, total: 1, page: 1, pages: 1, sort: 'name' }),
      withStatus('15'),
    );
    expect(await theOpener()).toHaveTextContent('5+');
    await user.click(await theOpener());
    const dialog = await screen.findByRole('dialog', { name: 'Depo stokları' });
    expect(dialog).not.toHaveTextContent(/KOLİ/);
    expect(within(dialog).getAllByText('Stokta Var')).toHaveLength(2);
  });

  it('says in or out where the shop says no more', async () => {
    const { rows } = await warehouses('2');
    expect(await theOpener()).toHaveTextContent('Stokta Var');
    expect(rows).toEqual(['MerkezStokta Var', 'OstimStokta Yok']);
  });

  it.each([
    ['status 1', { stockInfoStatus: '1' }],
    ['no stock information', { showStokInfo: '0' }],
  ])('shows nothing with %s', { tags: ['S1-3.24'] }, async (_, settings) => {
    await renderPage(list, { scenario: { settings } });
    await screen.findAllByText('Vida M8');
    expect(screen.queryByText(/\d KOLİ$|Stokta Var/)).toBeNull();
    expect(screen.queryByRole('button', { name: /depo/ })).toBeNull();
  });

  it('is plain text without warehouses', async () => {
    const bare = { ...product, inventory: [] };
    await renderPage(container('product-list', { items: [bare], total: 1, page: 1, pages: 1, sort: 'name' }));
    expect(await screen.findByText('2 KOLİ')).toBeVisible();
    expect(screen.queryByRole('button', { name: /depo/ })).toBeNull();
  });
});
