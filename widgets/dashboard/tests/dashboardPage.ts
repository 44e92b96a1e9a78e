import { screen, waitFor, within } from '@testing-library/dom';
import { createShop } from '@mocks/shop/shop';
import type { Scenario } from '@mocks/shop/scenario';
import { container, renderPage, type PageOptions } from '@/testing/page';
import { answerRequests } from '@/testing/requests';

/** The statistics of searches as an administrator opens them; what they ask for may still be on its way. */
export async function showDashboard(scenario: Partial<Scenario> = {}, options: PageOptions = {}) {
  const page = await renderPage(container('dashboard'), { shop: createShop({ as: 'administrator', ...scenario }), ...options });
  await window.vitrin?.ready;
  return page;
}

/** The same in a shop that answers `body` to the statistics. */
export async function showStats(body: object) {
  const page = await renderPage(container('dashboard'), { scenario: { as: 'administrator' } });
  answerRequests(200, JSON.stringify(body));
  await window.vitrin?.ready;
  return page;
}

export const termBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Arama terimi' });
export const typeBox = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Arama türü' });
export const searchButton = () => screen.getByRole('button', { name: 'Ara' });

/** The texts of a table, row by row: titles first. */
export const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...(row as HTMLTableRowElement).cells].map(({ textContent }) => textContent));

/** Waits for the alert of that text, which stays until it is closed. */
export const alertOf = (text: string) =>
  waitFor(() => {
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    if (!alerts.includes(text)) throw new Error(`no alert says "${text}" but: ${alerts.join('; ')}`);
  });

export const table = (name: string) => screen.findByRole('table', { name });
