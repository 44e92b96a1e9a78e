import type { Settings } from '@/schemas/settings';
import type { PaymentPlan } from '../wire';
import type { FlagValue, Scenario } from './scenario';

export type SettingValue = FlagValue | readonly PaymentPlan[];
export type ShopSettings = Readonly<Record<string, SettingValue>>;

const PAYMENT_PLANS: readonly PaymentPlan[] = [
  { name: 'Peşin', priceName: 'advencePrice1', varsayilan: '1', isVirtual: '0' },
  { name: '30 Gün', priceName: 'advencePrice2', varsayilan: '0', isVirtual: '0' },
  { name: 'Kredi Kartı', priceName: 'advencePrice3', varsayilan: '0', isVirtual: '1' },
];

/** The names of the settings that are on or off. */
type FlagName = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];

/** Every flag that a page is read for, so that the shop forgets none. */
const FLAGS: Readonly<Record<FlagName, '0' | '1'>> = {
  showPriceStatus: '1',
  showListPrice: '1',
  productsWithKdv: '0',
  showPaymentPlanPrice: '0',
  showStokInfo: '1',
  cartStockControl: '0',
  notInStock: '1',
  showNotInStocks: '1',
  originalShowNotInStocks: '1',
  b2b_stoktakileri_goster: '1',
  b2b_urun_detay_ozel_kod: '1',
  b2b_teklif_ver_durum: '1',
  b2b_cari_odeme_baglantisi: '1',
  b2b_risk_limit_islem: '0',
  showOverdueDebtInfo: '1',
};

/** The names of all flags, in the order in which the demo offers them. */
export const FLAG_NAMES: readonly string[] = Object.keys(FLAGS);

const OTHERS: Readonly<Record<Exclude<keyof Settings, FlagName>, SettingValue>> = {
  stockInfoStatus: '0',
  stockNumberType: 'both',
  defaultSort: 'name',
  productListView: 'list',
  b2b_urun_detay_ozel_kod_gosterim: 'ozelkod',
  b2b_urun_detay_ozel_kod_baslik: 'Raf Kodu',
  advencePriceInfo: PAYMENT_PLANS,
  installmentLimit: '0',
  overdueDebtInfoLimit: '1000',
};

const CUSTOMER_SETTINGS: ShopSettings = { ...FLAGS, ...OTHERS };

const VISITOR_SETTINGS: ShopSettings = { ...CUSTOMER_SETTINGS, showPriceStatus: '0', showStokInfo: '0' };

/** The settings in force: the shop's defaults, then the scenario's, then what the session saved. */
export function settingsInForce(scenario: Scenario, saved: ShopSettings): ShopSettings {
  const defaults = scenario.as === 'visitor' ? VISITOR_SETTINGS : CUSTOMER_SETTINGS;
  return { ...defaults, ...scenario.settings, ...saved };
}

/** A setting as text; a list and a missing one are ''. */
export function textOf(setting: SettingValue | undefined): string {
  return setting === undefined || typeof setting === 'object' ? '' : String(setting);
}

/** The stand-in's own reading of a flag. */
export function isSet(flag: SettingValue | undefined): boolean {
  return flag === '1' || flag === 1 || flag === true;
}
