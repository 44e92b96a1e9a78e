import type { Shop } from '@mocks/shop/shop';

const IDLE: Readonly<Record<string, (shop: Shop) => string>> = {
  defaultCurrency: (shop) => String(shop.currencies.find((currency) => currency.default)?.id ?? ''),
  locale: (shop) => shop.locale,
  whatsappControl: (shop) => shop.store.whatsappControl,
};

/** The value of a setting in force, in the form's own spelling: '1' and '0' for switches. */
export function settingValue(shop: Shop, name: string): string {
  const value = shop.settings[name];
  if (value === true) return '1';
  if (value === false) return '0';
  return value === undefined ? (IDLE[name]?.(shop) ?? '0') : String(value);
}
