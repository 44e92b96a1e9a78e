import type { Locator, Page } from 'playwright-core';

export const inspector = (page: Page) => page.getByRole('region', { name: 'Vitrin inspector' });
/** The entry of the page or of a container, by its name, which is the first thing that it says. */
export const entry = (page: Page, name: string) =>
  inspector(page).locator('details details', { has: page.locator('b', { hasText: new RegExp(`^${name}$`) }) });
export const textOf = async (place: Locator) => (await place.textContent()) ?? '';

export const product = { id: 7, name: 'Vida M8', seo: 'vida-m8', salePrice: { value: 10, currency: 'TL' } };
export const json = (text: string, attributes = '') => `<script type="application/json" ${attributes}>${text}</script>`;
