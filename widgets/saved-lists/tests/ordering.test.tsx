import { screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { alertsByNow } from '@/testing/messages';
import { container, renderPage, withLoad, type PageOptions } from '@/testing/page';
import { keep, line, list } from './listsPage';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  localStorage.clear();
});

const ORDER = { name: 'Siparişe aç: Depo' };
const quickOrder = () => screen.findByRole('dialog', { name: 'Hızlı sipariş' });

/** A page with one list, whose quick order comes with its first press. */
async function showList(attributes: string, options: PageOptions = {}) {
  keep(list(1, 'Depo', line('A-1', '3')));
  const page = { user: { id: 7, name: 'A', risk_limit: 0 } };
  const shown = await renderPage(container('saved-lists', undefined, `data-load="eager" ${attributes}`), { page, ...options });
  await window.vitrin?.ready;
  return shown;
}

it('a list whose order cannot be loaded says so, until it opens after all', async () => {
  let isBroken = true;
  const bundle = withLoad('quick-order', (load) => () => (isBroken ? Promise.reject(new Error('cut off')) : load()));
  const { user } = await showList('', { bundle });
  await user.click(screen.getByRole('button', ORDER));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Bu bölüm yüklenemedi.');
  expect(alert).toHaveTextContent('Depo');
  isBroken = false;
  await user.click(screen.getByRole('button', ORDER));
  await quickOrder();
  expect(await alertsByNow()).toEqual([]);
});

it('lists in a dialog make room for the order that one of them opens', async () => {
  const { user } = await showList('hidden');
  window.vitrin?.open('saved-lists');
  const lists = await screen.findByRole('dialog', { name: 'Kayıtlı listeler' });
  await user.click(within(lists).getByRole('button', ORDER));
  await quickOrder();
  expect(lists).not.toBeInTheDocument();
});
