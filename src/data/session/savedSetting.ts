import { checkSaved } from '../answer';
import { request } from '../http';

/** The settings a visitor may save, and the values each takes. S1 §7. */
export type SavedSetting =
  | { readonly key: 'productListView'; readonly value: 'grid' | 'list' }
  | { readonly key: 'showNotInStocks'; readonly value: '0' | '1' }
  /** The id of a currency, or of a branch. */
  | { readonly key: 'defaultCurrency' | 'branch'; readonly value: string }
  | { readonly key: 'locale'; readonly value: 'tr' | 'en' };

/** The settings that a visitor chooses of what the page data name; the others are ways to look at a list. */
export const CHOICES: ReadonlyArray<SavedSetting['key']> = ['defaultCurrency', 'branch', 'locale'];

/** Choices that make another page of every page: it is loaded anew. */
export const RELOADS: typeof CHOICES = ['branch', 'locale'];

/** The values a key takes; an empty list takes any. */
const VALUES: Readonly<Record<SavedSetting['key'], readonly string[]>> = {
  productListView: ['grid', 'list'],
  showNotInStocks: ['0', '1'],
  defaultCurrency: [],
  branch: [],
  locale: ['tr', 'en'],
};

/** Whether a key and a value make a setting that may be saved. */
export function isSavedSetting(setting: { key: string; value: string }): setting is SavedSetting {
  const values = Object.entries(VALUES).find(([key]) => key === setting.key)?.[1];
  return values !== undefined && (values.length === 0 || values.includes(setting.value));
}

/** POST one setting as JSON (decision 12). What is refused or cannot be read is not saved (decision 9). */
export async function postSetting(setting: SavedSetting): Promise<void> {
  await request({ method: 'POST', url: '/api/catalog/settings', body: setting }, checkSaved);
}
