import { screen } from '@testing-library/dom';
import { vi } from 'vitest';
import { container, renderPage, type PageOptions } from '@/testing/page';

const FALLBACK = '<form action="/search"><input name="q" value="somun"><button>Bul</button></form>';

/** A page with a search bar that is there, and a button beside it. */
export async function showBar(attributes = '', options: PageOptions = {}) {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = vi.fn();
  const page = await renderPage(
    `${container('search-bar', undefined, attributes)}<button type="button">Başka yer</button>`,
    options,
  );
  await window.vitrin?.ready;
  return page;
}

/** A page whose bar waits for the visitor behind its fallback. */
export async function showFallback(attributes = '') {
  await renderPage(
    container('search-bar', undefined, `data-load="interaction" ${attributes}`).replace('</div>', `${FALLBACK}</div>`),
  );
  return screen.getByRole<HTMLInputElement>('textbox');
}

export const field = () => screen.getByRole<HTMLInputElement>('combobox');
export const options = () => screen.findAllByRole('option');
export const names = () => [...document.querySelectorAll('.vt-suggestions__name')].map(({ textContent }) => textContent);
export const closed = () => screen.queryByRole('listbox') === null && screen.queryByText('Sonuç bulunamadı.') === null;

/** The name of the option that the field names as highlighted; null without one. */
export function highlighted(): string | null {
  const id = field().getAttribute('aria-activedescendant');
  if (!id) return null;
  const option = document.getElementById(id);
  if (option?.getAttribute('aria-selected') !== 'true') throw new Error('the field names an option that is not selected');
  return option.querySelector('.vt-suggestions__name')?.textContent ?? '';
}
