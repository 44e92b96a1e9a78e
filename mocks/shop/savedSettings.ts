import { BRANCHES, CURRENCIES } from '../seed/facts';

type Accepts = (value: unknown) => boolean;

const oneOf =
  (...allowed: readonly string[]): Accepts =>
  (value) =>
    typeof value === 'string' && allowed.includes(value);

const idOf =
  (rows: ReadonlyArray<{ readonly id: number }>): Accepts =>
  (value) =>
    (typeof value === 'string' || typeof value === 'number') && rows.some(({ id }) => String(id) === String(value));

const SAVABLE: ReadonlyMap<string, Accepts> = new Map([
  ['productListView', oneOf('grid', 'list')],
  ['showNotInStocks', oneOf('0', '1')],
  ['defaultCurrency', idOf(CURRENCIES)],
  ['branch', idOf(BRANCHES)],
  ['locale', oneOf('tr', 'en')],
]);

/** Whether POST /api/catalog/settings takes this key with this value. S1 §7, S2 §7. */
export function isSavable(key: string, value: unknown): boolean {
  return SAVABLE.get(key)?.(value) ?? false;
}
