// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Select } from '../Select';
import { show } from './show';

const options = [
  { value: '1', label: 'Bir' },
  { value: '2', label: 'İki' },
];

it('tells what was chosen and shows what it is given', async () => {
  const onChange = vi.fn();
  const next = show(<Select label="Sayı" options={options} value="1" onChange={onChange} />);
  const select = screen.getByRole('combobox', { name: 'Sayı' });
  expect(select).toHaveDisplayValue('Bir');
  await userEvent.selectOptions(select, 'İki');
  expect(onChange.mock.calls).toEqual([['2']]);
  expect(select).toHaveDisplayValue('Bir');
  next(<Select label="Sayı" options={options} value="2" onChange={onChange} />);
  expect(select).toHaveDisplayValue('İki');
});

it('takes no other change while one is being saved, and keeps the focus', async () => {
  const onChange = vi.fn();
  const next = show(<Select label="Sayı" options={options} value="1" onChange={onChange} />);
  const select = screen.getByRole('combobox');
  select.focus();
  next(<Select label="Sayı" options={options} value="1" busy onChange={onChange} />);
  expect(select).toHaveFocus();
  expect(select).toHaveAttribute('aria-busy', 'true');
  await userEvent.selectOptions(select, 'İki');
  expect(onChange).not.toHaveBeenCalled();
  expect(select).toHaveDisplayValue('Bir');
});

it('says so while nothing is chosen', () => {
  show(<Select label="Sayı" options={options} value="" unchosen="Sayı seçin" onChange={vi.fn()} />);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Sayı seçin');
});
