import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, vi } from 'vitest';
import { standInCatalogue } from '@mocks/shop/catalogue';
import { standInFaultReport } from '@mocks/shop/faultReport';
import type { Shop } from '@mocks/shop/shop';
import { container, renderPage, type PageOptions } from '@/testing/page';

export const categories = standInFaultReport(standInCatalogue()).base.map(({ id, name }) => ({ id, name }));
export const REPORT = container('fault-report', { categories });

export const dialog = () => screen.findByRole('dialog', { name: 'Arızalı ürünü seçin' });
export const inDialog = async () => within(await dialog());
export const choices = async () => (await inDialog()).getAllByRole<HTMLSelectElement>('combobox');
export const asked = (shop: Shop) =>
  shop.requests.map(({ path }) => decodeURIComponent(path.replace('/api/catalog/faultreport/', '')));
/** Waits until nothing is on its way. */
export const settled = async () => {
  await waitFor(async () => {
    expect((await dialog()).querySelector('[aria-busy=true]')).toBeNull();
  });
};
export const product = async (name: RegExp | string) => (await inDialog()).findByRole('button', { name });

/** Keeps what the tests of a file let fail off the console. Answers with what noted it. */
export function hushErrors() {
  const noted = vi.fn();
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(noted.mockClear());
  });
  return noted;
}

export async function show(options: PageOptions = {}) {
  const page = await renderPage(REPORT, { ...options, url: '/servis' });
  window.vitrin?.open('fault-report');
  await dialog();
  return page;
}
