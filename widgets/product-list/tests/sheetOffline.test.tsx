import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { showList, table } from '@/testing/productList';
import { TOGETHER } from './sheetPage';

vi.mock('../sheet/SheetBar', () => ({
  get SheetBar() {
    throw new Error('the connection broke');
  },
}));

it('keeps the focus in the list while the bar of an order sheet, which did not load, is asked for again', async () => {
  const { user } = await showList('/hirdavat/vida', {}, TOGETHER);
  await table();
  const [alert] = await screen.findAllByRole('alert');
  expect(alert).toHaveTextContent(/yüklenemedi/i);
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(screen.getByRole('region', { name: 'Ürün listesi' })).toHaveFocus();
});
