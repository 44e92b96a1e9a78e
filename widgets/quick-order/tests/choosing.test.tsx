import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { gate } from '@/testing/requests';
import { addAll, amountBox, codeBox, openQuickOrder, ready, rowOf } from './orderPage';

/** A row of a code to which two products come near, and the button that shows them. */
async function openNear() {
  const page = await openQuickOrder();
  await page.user.click(codeBox(1));
  await page.user.keyboard('CVT-M5X16-00{Tab}3{Enter}');
  const button = await rowOf(1).findByRole('button', { name: 'Seç: 1. satır' });
  return { ...page, button };
}

const TITLE = '1. satır, CVT-M5X16-00: Bulunamadı, şunlardan biri mi?';

describe('a code that may mean several products', () => {
  it('says in one line how many, and shows them with code and name over the page', async () => {
    const { user, button, said } = await openNear();
    expect(rowOf(1).getByText('2 benzer ürün')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Seç: CVT/ })).toBeNull();
    await waitFor(() => {
      expect(said().at(-1)).toBe(TITLE);
    });
    await user.click(button);
    const dialog = within(screen.getByRole('dialog', { name: TITLE }));
    const [first, second, ...others] = dialog.getAllByRole('button', {
      name: /^Seç: CVT-M5X16-00\d İmbus Başlı Cıvata M5 x 16 \S+ /,
    });
    expect(others).toEqual([]);
    expect(first).toHaveFocus();
    expect(first).toHaveTextContent('CVT-M5X16-002 İmbus Başlı Cıvata M5 x 16 Galvaniz 8.8');
    expect(second).toHaveTextContent('CVT-M5X16-003 İmbus Başlı Cıvata M5 x 16 Siyah 10.9');
  });

  it('fills its row with the chosen one, says which, and goes on in that row', async () => {
    const { user, button, said } = await openNear();
    await user.click(button);
    await user.keyboard('{Tab}{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(codeBox(1)).toHaveValue('CVT-M5X16-003');
    expect(rowOf(1).getByRole('link', { name: /Siyah 10.9 \(yeni sekme\)$/ })).toBeVisible();
    expect(amountBox(1)).toHaveFocus();
    expect(amountBox(1)).toHaveValue('3');
    await waitFor(() => {
      expect(said().at(-1)).toBe('1. satır, CVT-M5X16-003: İmbus Başlı Cıvata M5 x 16 Siyah 10.9');
    });
  });

  it('stays as it is when nothing is chosen, the focus back on its button', async () => {
    const { user, button } = await openNear();
    await user.click(button);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
    expect(codeBox(1)).toHaveValue('CVT-M5X16-00');
  });
});

it.each([
  ['one unit', true],
  ['its default unit alone', false],
])('a product of %s can be bought where the line names another one', async (_, hasUnits) => {
  const { user, goods, server } = await openQuickOrder();
  const [good] = goods;
  const items = [{ ...good, units: hasUnits ? [good?.defaultUnit] : [] }];
  server.use(http.get('*/api/catalog/products/search', () => HttpResponse.json({ items, total: 1 })));
  await user.click(codeBox(1));
  await user.paste(`${good?.code}\t2\tDÜZİNE`);
  expect(await rowOf(1).findByText('DÜZİNE ile satılmıyor, birim seçin')).toBeVisible();
  const unit = rowOf(1).getByRole('combobox', { name: `Birim: 1. ${good?.name}` });
  expect(unit).toBeInvalid();
  expect(unit).toHaveAccessibleDescription('DÜZİNE ile satılmıyor, birim seçin');
  await user.selectOptions(unit, 'ADET');
  expect(rowOf(1).getByText('Hazır')).toBeVisible();
  expect(unit).toBeValid();
  expect(unit).toHaveFocus();
});

it('a code that is put right keeps the unit of its line, and one of another product takes none', async () => {
  const { user, goods, codes } = await openQuickOrder();
  const [good] = goods;
  const unit = () => rowOf(1).findByRole('combobox', { name: /^Birim: / });
  const other = good?.units.find(({ multiplier }) => multiplier !== 1);
  await user.click(codeBox(1));
  await user.paste(`${good?.code}YOK\t2\t${other?.value}`);
  expect(await rowOf(1).findByText('Bulunamadı')).toBeVisible();
  await user.clear(codeBox(1));
  await user.keyboard(`${good?.code}{Enter}`);
  expect(await unit()).toHaveValue(String(other?.id));
  const next = goods.findIndex(({ units }, at) => at > 0 && units.length > 1);
  await user.clear(codeBox(1));
  await user.type(codeBox(1), `${codes[next]}{Enter}`);
  expect(await rowOf(1).findByRole('link', { name: new RegExp(goods[next]?.name ?? '') })).toBeVisible();
  expect(await unit()).toHaveValue(String(goods[next]?.defaultUnit?.id));
});

it('two products of the same code, chosen one after the other, stay two', async () => {
  const { user, goods, server } = await openQuickOrder();
  const items = ['Bir', 'İki'].map((name, at) => ({ ...goods[at], code: 'X-1', name }));
  server.use(http.get('*/api/catalog/products/search', () => HttpResponse.json({ items, total: 2 })));
  for (const [at, keys] of ['{Enter}', '{Tab}{Enter}'].entries()) {
    await user.click(codeBox(at + 1));
    await user.keyboard(`X-1{Tab}${at + 2}{Tab}`);
    await user.click(await rowOf(at + 1).findByRole('button', { name: `Seç: ${at + 1}. satır` }));
    await user.keyboard(`${keys}{Enter}`);
  }
  expect(rowOf(1).getByRole('link', { name: /^Bir/ })).toBeVisible();
  expect(rowOf(2).getByRole('link', { name: /^İki/ })).toBeVisible();
  expect([amountBox(1), amountBox(2)].map((box) => (box as HTMLInputElement).value)).toEqual(['2', '3']);
});

it('a pack whose barcode two products share stays a pack after a reload', async () => {
  const { user, goods, server, shop } = await openQuickOrder();
  const packed = goods.filter(({ units }) => units.length > 1).slice(0, 2);
  const items = packed.map((good) => ({ ...good, units: [good.units[0], { ...good.units[1], barcode: '8690000000999' }] }));
  server.use(http.get('*/api/catalog/products/search', () => HttpResponse.json({ items, total: 2 })));
  await user.click(codeBox(1));
  await user.keyboard('8690000000999{Tab}2{Tab}');
  await user.click(await rowOf(1).findByRole('button', { name: 'Seç: 1. satır' }));
  await user.keyboard('{Enter}');
  const unit = () => rowOf(1).findByRole('combobox', { name: /^Birim: / });
  expect(await unit()).toHaveValue(String(packed[0]?.units[1]?.id));
  server.resetHandlers();
  await openQuickOrder({}, { shop });
  expect(codeBox(1)).toHaveValue(packed[0]?.code);
  expect(await unit()).toHaveValue(String(packed[0]?.units[1]?.id));
});

it('names no unit behind a price where the unit has no name', { tags: ['D-73'] }, async () => {
  const { user, goods, server } = await openQuickOrder();
  const [good] = goods;
  const nameless = { ...good?.defaultUnit, value: '', multiplier: 12 };
  const items = [{ ...good, defaultUnit: nameless, units: [nameless] }];
  server.use(http.get('*/api/catalog/products/search', () => HttpResponse.json({ items, total: 1 })));
  await user.click(codeBox(1));
  await user.keyboard(`${good?.code}{Enter}`);
  const price = await rowOf(1).findByText(/^₺/);
  expect(price.closest('[role="cell"]')).toHaveTextContent(/^[^/]+$/);
});

it('keeps the focus by Tab from an amount that mends a refused row', { tags: ['D-65'] }, async () => {
  const { user, goods, server } = await openQuickOrder();
  server.use(http.post(`*/api/catalog/cart/${goods[0]?.id}`, () => HttpResponse.json({}, { status: 422 }), { once: true }));
  await user.click(codeBox(1));
  await user.paste(`${goods[0]?.code}\t2\n${goods[1]?.code}\t2`);
  await ready(2);
  await user.click(addAll());
  expect(await rowOf(1).findByText('Sepete eklenemedi.')).toBeVisible();
  await user.clear(amountBox(1));
  await user.type(amountBox(1), '3');
  await user.tab();
  // The way to try it again, that stood before it, has gone with the mistake.
  expect(rowOf(1).getByRole('button', { name: /^1\. satırı sil/ })).toHaveFocus();
  expect(codeBox(1)).toHaveAccessibleDescription('Hazır');
});

it('keeps the focus of who has gone into a row that is being added', { tags: ['D-65'] }, async () => {
  const { user, codes, server } = await openQuickOrder();
  const { open, opened } = gate();
  server.use(http.post('*/api/catalog/cart/:id', () => opened, { once: true }));
  await user.click(codeBox(1));
  await user.paste(codes.slice(0, 2).join('\n'));
  await ready(2);
  await user.click(addAll());
  await screen.findByText('Ekleniyor');
  await user.click(amountBox(1));
  open();
  expect(await screen.findByText('2 satır sepete eklendi.')).toBeVisible();
  expect(codeBox(1)).toHaveFocus();
  expect(codeBox(1)).toHaveValue('');
});
