import { screen } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { showList, table } from '@/testing/productList';
import { leavePage } from '@/testing/page';

afterEach(() => {
  localStorage.clear();
});

const densityOf = (list: HTMLElement) => /vt-rows--(\w+)/.exec(list.className)?.[1];
const pressed = () => screen.getByRole('button', { pressed: true, name: /satırlar$/ }).getAttribute('aria-label');

it('is as the container says, then as the visitor chose, who finds it so on the next page', async () => {
  const { user } = await showList('/hirdavat/vida', {}, 'data-density="compact"');
  expect([densityOf(await table()), pressed()]).toEqual(['compact', 'Sık satırlar']);
  await user.click(screen.getByRole('button', { name: 'Rahat satırlar' }));
  expect([densityOf(await table()), pressed()]).toEqual(['comfortable', 'Rahat satırlar']);

  leavePage();
  await showList('/hirdavat/vida', {}, 'data-density="compact"');
  expect([densityOf(await table()), pressed()]).toEqual(['comfortable', 'Rahat satırlar']);
});

it('is comfortable where nobody says anything, or nothing that is known', async () => {
  await showList('/hirdavat/vida', {}, 'data-density="tiny"');
  expect(densityOf(await table())).toBe('comfortable');
});
