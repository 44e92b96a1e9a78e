import { screen, waitFor } from '@testing-library/dom';
import { afterEach, describe, expect, it } from 'vitest';
import { leavePage } from '@/testing/page';
import { product, showProducts } from '@/testing/productList';

afterEach(() => {
  localStorage.clear();
});

const boxOf = (id: number) => screen.getByRole<HTMLInputElement>('spinbutton', { name: `Miktar: Ürün ${id}` });
const goods = [1, 2, 3, 4].map((id) => product(id));

describe('the boxes of a list', () => {
  const show = () => showProducts(goods);

  it('take quantity and Enter, one row after the other', { tags: ['D-76'] }, async () => {
    const { user, shop } = await show();
    await user.click(boxOf(1));
    await user.keyboard('3{Enter}2{Enter}');
    expect(boxOf(3)).toHaveFocus();
    expect(boxOf(3).selectionEnd).toBe(1);
    await user.keyboard('4{Shift>}{Enter}{/Shift}');
    expect(boxOf(2)).toHaveFocus();
    await waitFor(() => {
      const adds = shop.requests.filter(({ call }) => call === 'cart.add');
      expect(adds.map(({ body }) => body)).toMatchObject([{ quantity: '3' }, { quantity: '2' }, { quantity: '4' }]);
    });
  });

  it('are passed by Ctrl or Alt and an arrow, and stepped by an arrow', { tags: ['D-76'] }, async () => {
    const { user, shop } = await show();
    await user.click(boxOf(1));
    await user.keyboard('{Control>}{ArrowDown}{/Control}{Alt>}{ArrowDown}{/Alt}');
    expect(boxOf(3)).toHaveFocus();
    await user.keyboard('{ArrowUp}{Control>}{ArrowUp}{ArrowUp}{ArrowUp}{/Control}');
    expect(boxOf(1)).toHaveFocus();
    expect(boxOf(3)).toHaveValue('2');
    expect(shop.requests.some(({ call }) => call === 'cart.add')).toBe(false);
  });
});

it('goes on at once past a row that is refused, which says so itself', { tags: ['D-76', 'D-65'] }, async () => {
  const { user } = await showProducts(goods);
  await user.click(boxOf(1));
  await user.keyboard('51{Enter}');
  expect(boxOf(2)).toHaveFocus();
  expect(boxOf(1)).toHaveAccessibleDescription('En fazla 50 ADET');
  expect(await screen.findByRole('alert')).toHaveTextContent('Bu üründen 51 adet bulunmamaktadır!');
  expect(boxOf(2)).toHaveFocus();
});

it('does not go on from a row that is still being added: nothing more of it was taken', { tags: ['D-76', 'D-11'] }, async () => {
  const { user, shop } = await showProducts(goods);
  shop.setScenario({ faults: { 'cart.add': 'timeout' } });
  await user.click(boxOf(1));
  await user.keyboard('5{Enter}{Control>}{ArrowUp}{/Control}3{Enter}');
  expect(boxOf(1)).toHaveFocus();
  expect(boxOf(1)).toHaveValue('3');
  expect(shop.requests.filter(({ call }) => call === 'cart.add').map(({ body }) => body)).toMatchObject([{ quantity: '5' }]);
});

it('shows no keys beside cards, which have no boxes', { tags: ['D-76'] }, async () => {
  const { user } = await showProducts(goods);
  expect(screen.getByRole('button', { name: 'Klavye kısayolları' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Izgara görünümü' }));
  await waitFor(() => {
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });
  expect(screen.queryByRole('button', { name: 'Klavye kısayolları' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Liste görünümü' }));
  expect(await screen.findByRole('button', { name: 'Klavye kısayolları' })).toBeVisible();
});

it('shows its keys for "?" outside a text field, and lets the visitor switch them off for good', { tags: ['D-76'] }, async () => {
  const { user, shop } = await showProducts(goods);
  await user.click(boxOf(1));
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByRole('button', { name: 'Klavye kısayolları' }).focus();
  await user.keyboard('?');
  const off = await screen.findByRole('switch', { name: 'Kısayollar açık' });
  await user.click(off);
  expect(off).not.toBeChecked();
  leavePage();

  await showProducts(goods, { shop });
  await user.click(boxOf(1));
  await user.keyboard('2{Enter}');
  expect(boxOf(1)).toHaveFocus();
  expect(shop.requests.some(({ call }) => call === 'cart.add')).toBe(false);
});
