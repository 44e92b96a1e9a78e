import { fireEvent } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { amountBox, codeBox, openQuickOrder } from './orderPage';

const LINES = [
  { code: 'A-1', quantity: 4 },
  { code: 'A-2', quantity: 5 },
];

it('Shift and Enter go to the row above', async () => {
  const { user } = await openQuickOrder({ lines: LINES });
  await user.click(amountBox(2));
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(amountBox(1)).toHaveFocus();
});

it('Enter, which ends what an input method composes, finishes no row', async () => {
  const { user } = await openQuickOrder({ lines: LINES });
  await user.click(codeBox(1));
  fireEvent.keyDown(codeBox(1), { key: 'Enter', isComposing: true });
  expect(codeBox(1)).toHaveFocus();
});

it('Escape brings back what counted, and reaches nothing that it would close', async () => {
  const { user } = await openQuickOrder({ lines: LINES });
  const heard: string[] = [];
  document.querySelector<HTMLElement>('[data-widget]')?.addEventListener('keydown', ({ key }) => heard.push(key));
  await user.click(codeBox(1));
  await user.keyboard('X{Escape}');
  expect(codeBox(1)).toHaveValue('A-1');
  expect(heard).toEqual(['X']);
});
