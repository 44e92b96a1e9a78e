import { CALL_NAMES, SCENARIO_FAULTS } from '../../mocks/shop/scenario';
import { FLAG_NAMES } from '../../mocks/shop/settings';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A setting that the bar offers; without choices it is a switch. */
export interface SettingField {
  readonly name: string;
  readonly label: string;
  readonly choices?: readonly Choice[];
}

const same = (values: readonly string[]): readonly Choice[] => values.map((value) => ({ value, label: value }));

export const USERS: readonly Choice[] = [
  { value: 'visitor', label: 'Ziyaretçi' },
  { value: 'customer', label: 'Müşteri' },
  { value: 'administrator', label: 'Yönetici' },
];

export const SPEEDS: readonly Choice[] = [
  { value: 'normal', label: 'normal hız' },
  { value: 'slow', label: 'yavaş' },
];

export const PAYMENTS: readonly Choice[] = [
  { value: 'success', label: 'başarılı' },
  { value: 'failure', label: 'reddedilir' },
  { value: 'secure', label: '3-D Secure' },
  { value: 'silent', label: 'yanıtsız' },
  { value: 'hostile', label: 'sahte iletiler' },
];

export const KEYS: readonly Choice[] = [
  { value: 'honoured', label: 'uyulur' },
  { value: 'ignored', label: 'yok sayılır' },
];

/** What the shop knows of the customer: amounts in TL, and how much there is of what was ordered. */
export const AMOUNTS = [
  { name: 'riskLimit', label: 'Risk limiti', choices: same(['0', '1', '10000']) },
  { name: 'overdueBalance', label: 'Vadesi geçmiş borç', choices: same(['0', '500', '1250', '12000']) },
  { name: 'orders', label: 'Sipariş sayısı', choices: same(['0', '1', '24', '250']) },
  { name: 'offers', label: 'Teklif sayısı', choices: same(['0', '1', '12', '250']) },
] as const;

export const FAULT_CHOICES: readonly Choice[] = [{ value: '', label: 'çalışıyor' }, ...same(SCENARIO_FAULTS)];

export const FAULTY_CALLS = ['all', ...CALL_NAMES] as const;

const SORTS = ['name', '-name', 'price', '-price', 'brand', '-brand', 'quantity', '-quantity'];

/** Settings with a list of values. */
export const CHOSEN_SETTINGS: readonly SettingField[] = [
  {
    name: 'defaultCurrency',
    label: 'Para birimi',
    choices: [
      { value: '1', label: 'TL' },
      { value: '2', label: 'USD' },
      { value: '3', label: 'EUR' },
    ],
  },
  {
    name: 'locale',
    label: 'Dil',
    choices: [
      { value: 'tr', label: 'Türkçe' },
      { value: 'en', label: 'English' },
    ],
  },
  { name: 'stockInfoStatus', label: 'stockInfoStatus', choices: same(Array.from({ length: 21 }, (_, status) => String(status))) },
  { name: 'stockNumberType', label: 'stockNumberType', choices: same(['both', 'StockCode', 'Barcode']) },
  { name: 'defaultSort', label: 'defaultSort', choices: same(SORTS) },
  { name: 'productListView', label: 'productListView', choices: same(['list', 'grid']) },
];

/** Settings that are on or off: all of the stand-in's flags, and the shop's own. */
export const SWITCHES: readonly SettingField[] = [...FLAG_NAMES, 'whatsappControl'].map((name) => ({ name, label: name }));
