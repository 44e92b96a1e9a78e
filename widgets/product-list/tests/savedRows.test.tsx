import { screen, within } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { showList, table } from '@/testing/productList';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});

interface Kept {
  readonly name: string;
  readonly lines: ReadonlyArray<{ readonly code: string; readonly quantity: string }>;
}
const kept = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('vitrin:saved-lists:'))
    .flatMap((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as Kept[]);

async function openDialog() {
  screen.getByRole('button', { name: 'Satırları listeye kaydet' }).click();
  return within(await screen.findByRole('dialog', { name: 'Listeye kaydet' }));
}

it('the rows that were filled in are kept as a list; where none was, all rows of the page', async () => {
  const { user } = await showList('/hirdavat/vida');
  await table();
  const boxes = screen.getAllByRole('spinbutton');
  const [, second] = boxes;
  if (!second) throw new Error('the list has no second box');
  await user.clear(second);
  await user.type(second, '12');
  await user.tab();
  const dialog = await openDialog();
  expect(dialog.getByText('1 satır')).toBeVisible();
  const name = dialog.getByRole('textbox', { name: 'Liste adı' });
  expect(name).toHaveFocus();
  await user.keyboard('Vidalar{Enter}');
  expect(kept()).toMatchObject([{ name: 'Vidalar', lines: [{ quantity: '12' }] }]);

  await user.clear(second);
  await user.type(second, '1');
  await user.tab();
  const whole = await openDialog();
  expect(whole.getByText(/^\d\d satır$/)).toBeVisible();
});
