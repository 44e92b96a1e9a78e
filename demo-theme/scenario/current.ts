import type { Shop } from '../../mocks/shop/shop';

/** Settings whose default the shop keeps outside its settings. */
const ELSEWHERE: Readonly<Record<string, (shop: Shop) => string>> = {
  defaultCurrency: (shop) => String(shop.currencies.find((currency) => currency.default)?.id ?? ''),
  locale: (shop) => shop.locale,
  whatsappControl: (shop) => shop.store.whatsappControl,
};

/** The value of a setting in force, in the form's own spelling: '1' and '0' for switches. */
export function settingValue(shop: Shop, name: string): string {
  const value = shop.settings[name];
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  return ELSEWHERE[name]?.(shop) ?? '0';
}
