import { screen } from '@testing-library/dom';
import { container, renderPage } from '@/testing/page';
import { createShop } from '@mocks/shop/shop';

/** Where the browser keeps them. */
export const PLACE = 'vitrin:saved-lists:7';
export const line = (code: string, quantity = '1', unit: string | null = null) => ({ code, quantity, unit });
export const list = (id: number, name: string, ...lines: ReadonlyArray<ReturnType<typeof line>>) => ({
  id,
  name,
  changed: id,
  lines,
});
export const keep = (...lists: readonly object[]) => {
  localStorage.setItem(PLACE, JSON.stringify(lists));
};
export const kept = () => JSON.parse(localStorage.getItem(PLACE) ?? '[]') as ReadonlyArray<ReturnType<typeof list>>;

/** A page with the lists of its user, who has the number 7. */
export async function openLists(beside = '', locale = 'tr') {
  const shop = createShop();
  const page = await renderPage(beside + container('saved-lists', undefined, 'data-load="eager"'), {
    shop,
    page: { locale, user: { id: 7, name: 'A', risk_limit: 0 } },
  });
  await window.vitrin?.ready;
  return page;
}
export const rows = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('.vt-saved__name')?.textContent);
/** Presses what stands in the menu of a list's row, or beside it. */
export const press = (name: string) => screen.getByRole('button', { name, hidden: true });
