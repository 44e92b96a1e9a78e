// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { container, renderPage } from '@/testing/page';

const lira = (value: number) => ({ value, currency: 'TL' });
const piece = { id: 71, value: 'ADET', multiplier: 1, defaultPrice: lira(150) };
const box = { id: 72, value: 'KOLİ', multiplier: 12, defaultPrice: lira(1700) };
const product = { id: 7, name: 'Vida M8', quantity: 25, defaultUnit: piece, units: [piece, box], salePrice: lira(150) };
const quantity = () => screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Miktar: Vida M8' });

describe('product-quantity', () => {
  it('keeps to 1 to 100, whatever the stock', { tags: ['S1-3.17', 'S1-5.17', 'S1-9.23'] }, async () => {
    const { user } = await renderPage(container('product-quantity', { product }));
    const input = await quantity();
    expect(input).toHaveValue('1');
    await user.click(screen.getByRole('button', { name: /^Azalt: / }));
    expect(input).toHaveValue('1');
    await user.clear(input);
    await user.type(input, '100{Enter}{ArrowUp}');
    expect(input).toHaveValue('100');
    expect(input).toHaveAttribute('aria-valuemax', '100');
    await user.clear(input);
    await user.type(input, '101{Enter}');
    expect(input).toHaveValue('100');
    await waitFor(() => {
      expect(document.querySelector('[aria-live]')).toHaveTextContent('Miktar 100 olarak alındı: Vida M8');
    });
    await user.clear(input);
    await user.type(input, '1.000{Enter}');
    expect(input).toHaveValue('100');
  });

  it('shares its quantity with the other widgets of the product, and with no other product', async () => {
    const { user } = await renderPage(
      container('product-quantity', { product }) +
        container('product-quantity', undefined, 'data-product-id="7"') +
        container('product-quantity', { product: { ...product, id: 8, name: 'Somun' } }),
    );
    await window.vitrin?.ready;
    const [first, second] = screen.getAllByRole('spinbutton', { name: 'Miktar: Vida M8' });
    if (!first || !second) throw new Error('two boxes were expected');
    await user.clear(first);
    await user.type(first, '12{Enter}');
    expect(second).toHaveValue('12');
    expect(screen.getByRole('spinbutton', { name: 'Miktar: Somun' })).toHaveValue('1');
  });

  it('offers the units with what they hold, and starts with the default one', { tags: ['S1-2.34'] }, async () => {
    await renderPage(container('product-quantity', { product: { ...product, defaultUnit: box } }));
    const units = await screen.findByRole('combobox', { name: 'Birim: Vida M8' });
    expect(units).toHaveDisplayValue('KOLİ (12 ADET)');
    expect([...units.children].map(({ textContent }) => textContent)).toEqual(['ADET', 'KOLİ (12 ADET)']);
  });

  it.each([
    [12, '12'],
    [2.5, '2,5'],
    [1000, '1.000'],
  ])('says what a unit of %d holds', { tags: ['D-80'] }, async (multiplier, pieces) => {
    const pack = { ...box, multiplier };
    await renderPage(
      container('product-quantity', { product: { ...product, units: [pack], defaultUnit: pack } }) +
        container('product-quantity', { product: { ...product, id: 8, name: 'Somun', units: [piece, pack] } }),
    );
    expect(await screen.findByText(`KOLİ = ${pieces} ADET`)).toBeVisible();
    const [units, ...others] = await screen.findAllByRole('combobox');
    expect([...(units?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['ADET', `KOLİ (${pieces} ADET)`]);
    expect(others).toEqual([]);
  });

  it('keeps the choice of units open where the chosen one has no price', async () => {
    const free = { ...box, defaultPrice: lira(0) };
    const { user } = await renderPage(container('product-quantity', { product: { ...product, units: [piece, free] } }));
    await user.selectOptions(await screen.findByRole('combobox'), 'KOLİ (12 ADET)');
    expect(screen.getByRole('combobox')).toHaveDisplayValue('KOLİ (12 ADET)');
  });

  it.each([
    ['without stock', { quantity: 0 }, {}, false],
    ['without stock where the cart may exceed it', { quantity: 0 }, { cartStockControl: '1' }, true],
    ['by the true stock, not the adjusted one', { quantity: 0 }, { stockInfoStatus: '3' }, false],
    ['without a price', { salePrice: lira(0), units: [piece] }, {}, false],
    ['without a price in any unit', { salePrice: null }, {}, false],
  ])('decides %s whether it is there', { tags: ['S1-4.21'] }, async (_, change, settings, isThere) => {
    await renderPage(container('product-quantity', { product: { ...product, ...change } }), { scenario: { settings } });
    await window.vitrin?.ready;
    expect(screen.queryAllByRole('spinbutton')).toHaveLength(isThere ? 1 : 0);
  });
});
