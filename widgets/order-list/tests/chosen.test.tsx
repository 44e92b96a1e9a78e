import { screen, within } from '@testing-library/dom';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { container, renderPage } from '@/testing/page';
import { details, item, order, showAnswer } from './orderPage';

const save = () => screen.queryByRole('button', { name: /[Ll]isteye kaydet: SP-7$/ });
const show = async (...orderItems: readonly object[]) => {
  const page = await showAnswer({ items: [order(7, { orderItems })], pages: 1 });
  await page.user.click(details('SP-7'));
  return page;
};

/** The lines of the list that the browser keeps. */
function kept() {
  const [, text] = Object.entries<string>(localStorage).find(([place]) => place.startsWith('vitrin:saved-lists:')) ?? [];
  const [list] = JSON.parse(text ?? '[]') as ReadonlyArray<{
    lines: ReadonlyArray<Record<'code' | 'quantity' | 'unit', string>>;
  }>;
  return list?.lines.map(({ code, quantity, unit }) => `${code} ${quantity} ${unit}`);
}

describe('the lines of an order', () => {
  it.each([
    ['all where none is chosen', [], ['V-8 3 ADET', 'S-1 2 KOLİ']],
    ['the chosen ones alone', ['Somun'], ['S-1 2 KOLİ']],
  ])('are kept in a list: %s', async (_, names, lines) => {
    const { user } = await show(item(3, 10), item(2, 2, { code: 'S-1', name: 'Somun', unit: 'KOLİ' }), item(1, 2, { code: ' ' }));
    for (const name of names) await user.click(screen.getByRole('checkbox', { name: `Seç: ${name}` }));
    await user.click(save() ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'Listeye kaydet' }));
    await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(kept()).toEqual(lines);
  });

  it('leave no choice where only one can be ordered again, which is done with the order', async () => {
    await show(item(3, 10), item(1, 2, { code: '' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(save()).toBeVisible();
  });

  it('are kept in no list where none can be ordered again', async () => {
    await show(item(1, 10, { code: '' }), item(0, 10));
    expect(save()).toBeNull();
  });

  it('are ordered again in the units of then', async () => {
    const { user, shop, server } = await renderPage('');
    const sold = shop.catalogue.all.find(({ units }) => units.length > 1);
    const unit = sold?.units.find(({ id }) => id !== sold.defaultUnit?.id);
    const items = [order(7, { orderItems: [item(2, 10, { code: sold?.code, unit: unit?.value })] })];
    server.use(http.get('*/api/catalog/orders', () => HttpResponse.json({ items, pages: 1 })));
    document.body.insertAdjacentHTML('beforeend', container('order-list'));
    await user.click(await screen.findByRole('button', { name: 'Tekrar sipariş ver: SP-7' }));
    expect(await screen.findByRole('combobox', { name: /^Birim: / })).toHaveValue(String(unit?.id));
  });
});
