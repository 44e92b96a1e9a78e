import type { UserKind } from '../shop/scenario';

export interface Currency {
  readonly id: number;
  readonly code: string;
  /** TRY for one unit. */
  readonly exchangeRate: number;
}

export const CURRENCIES: readonly Currency[] = [
  { id: 1, code: 'TL', exchangeRate: 1 },
  { id: 2, code: 'USD', exchangeRate: 32.5 },
  { id: 3, code: 'EUR', exchangeRate: 35.2 },
];

export interface Branch {
  readonly id: number;
  readonly name: string;
}

export const BRANCHES: readonly Branch[] = [
  { id: 1, name: 'Merkez' },
  { id: 2, name: 'Ankara Ostim' },
  { id: 3, name: 'İzmir Çamdibi' },
];

export interface User {
  readonly id: number;
  readonly name: string;
}

/** Nothing in a user names the role (decision 62). */
export const USERS: Readonly<Record<Exclude<UserKind, 'visitor'>, User>> = {
  customer: { id: 7, name: 'Çağrı Yapı Malzemeleri Ltd. Şti.' },
  administrator: { id: 1, name: 'Selin Kaya' },
};

export interface Store {
  readonly name: string;
  readonly whatsappControl: string;
  readonly whatsappNumber: string;
}

export const STORE: Store = { name: 'Anadolu Tedarik', whatsappControl: '1', whatsappNumber: '0532 123 45 67' };

/** Whom the customers deal with. */
export const SALES_REPRESENTATIVE = {
  salesRepresentativeName: 'Elif Demir',
  salesRepresentativePhone: '0532 555 01 42',
  salesRepresentativeEmail: 'elif.demir@anadolutedarik.example',
} as const;

/** How long the customer's overdue balance has been due, and in which currency it is owed. */
export const DEBIT_AGING = { overdueBalanceExpiryDay: 12, currency: 'TL' } as const;

/** The shop as it stands at the head of a mail-order slip. */
export const SLIP_HEAD = {
  name: 'Anadolu Tedarik Sanayi ve Ticaret A.Ş.',
  logo: '/assets/theme/favicon.svg',
  address: 'İkitelli OSB, Metal İş San. Sit. 14. Blok No: 23, Başakşehir / İstanbul',
  phone: '0212 555 01 40',
} as const;
