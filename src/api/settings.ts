import { checkDone } from './answer';
import { request } from './http';

/** The settings a visitor may save, and the values each takes. S1 §7. */
export type SavedSetting =
  | { readonly key: 'productListView'; readonly value: 'grid' | 'list' }
  | { readonly key: 'showNotInStocks'; readonly value: '0' | '1' };

/** Whether a key and a value make a setting that may be saved. */
export function isSavedSetting(setting: { key: string; value: string }): setting is SavedSetting {
  const values: Readonly<Record<string, readonly string[]>> = { productListView: ['grid', 'list'], showNotInStocks: ['0', '1'] };
  return values[setting.key]?.includes(setting.value) ?? false;
}

/** POST one setting as JSON (decision 12). */
export async function postSetting(setting: SavedSetting): Promise<void> {
  checkDone(await request({ method: 'POST', url: '/api/catalog/settings', body: setting }));
}
