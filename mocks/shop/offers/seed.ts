import { createRandom } from '../../seed/random';
import type { Product, Unit } from '../../wire';
import type { Catalogue } from '../catalogue';

/** One line of an offer as the server keeps it. */
export interface KeptLine {
  readonly id: number;
  readonly product: Product;
  readonly unit: Unit;
  readonly quantity: number;
  /** Percent. */
  profit: number;
}

export interface KeptCustomer {
  readonly customerName: string;
  readonly customerCompanyName: string;
  readonly customerEmail: string;
  readonly customerPhone: string;
}

/** An offer as the server keeps it. */
export interface KeptOffer {
  readonly id: number;
  readonly orderNo: string;
  readonly date: string;
  isCancelled: boolean;
  customer: KeptCustomer;
  readonly lines: readonly KeptLine[];
}

export const NOBODY: KeptCustomer = { customerName: '', customerCompanyName: '', customerEmail: '', customerPhone: '' };

const CUSTOMERS: readonly KeptCustomer[] = [
  {
    customerName: 'Ayşe Işık',
    customerCompanyName: 'Işık İnşaat Taahhüt Ltd. Şti.',
    customerEmail: 'ayse@isikinsaat.example',
    customerPhone: '0532 111 22 33',
  },
  NOBODY,
  {
    customerName: 'Mehmet Öztürk',
    customerCompanyName: 'Öztürk Tesisat',
    customerEmail: 'mehmet@ozturktesisat.example',
    customerPhone: '0533 222 33 44',
  },
  { customerName: 'Gülşen Çağlar', customerCompanyName: '', customerEmail: '', customerPhone: '0216 555 20 20' },
  {
    customerName: 'İlker Şahin',
    customerCompanyName: 'Şahin Mobilya ve Dekorasyon San. Tic. A.Ş.',
    customerEmail: 'ilker@sahinmobilya.example',
    customerPhone: '',
  },
];
/** Most units of a product in one line. */
const MOST = 25;
const SIZES = [3, 1, 20, 5, 2, 8];
const PROFITS = [10, 0, 12.5, 20, -5, 0];
/** The newest of the seed is this one, and the others count down. */
const LAST_NUMBER = 1250;
const LAST_DAY = Date.UTC(2024, 10, 21, 14, 5);
const DAY = 86_400_000;

/** The offer that is `place` offers older than the newest of the seed; always the same. */
export function createSeedOffer(catalogue: Catalogue, place: number): KeptOffer {
  const random = createRandom(7000 + place);
  const currency = place % 5 === 4 ? 'USD' : 'TL';
  const goods = catalogue.all.filter(
    ({ id, salePrice, defaultUnit, quantity }) =>
      salePrice?.currency === currency &&
      salePrice.value > 0 &&
      defaultUnit !== null &&
      (quantity ?? 0) >= MOST * defaultUnit.multiplier &&
      catalogue.variantCheck(id) === undefined,
  );
  const profit = PROFITS[place % PROFITS.length] ?? 0;
  const number = LAST_NUMBER - place;
  const lines = random
    .shuffled(goods)
    .slice(0, SIZES[place % SIZES.length])
    .flatMap((product, index): KeptLine[] =>
      product.defaultUnit
        ? [{ id: number * 100 + index, product, unit: product.defaultUnit, quantity: random.between(1, MOST), profit }]
        : [],
    );
  return {
    id: number + 2000,
    orderNo: `TKF-${number}`,
    date: new Date(LAST_DAY - place * DAY).toISOString().slice(0, 19),
    isCancelled: place % 7 === 5,
    customer: CUSTOMERS[place % CUSTOMERS.length] ?? NOBODY,
    lines,
  };
}

/** The offer that was requested after all of the seed and `before` others. */
export function createRequestedOffer(
  lines: ReadonlyArray<Omit<KeptLine, 'id' | 'profit'>>,
  before: number,
  date: string,
): KeptOffer {
  const number = LAST_NUMBER + 1 + before;
  return {
    id: number + 2000,
    orderNo: `TKF-${number}`,
    date,
    isCancelled: false,
    customer: NOBODY,
    lines: lines.map((line, index) => ({ ...line, id: number * 100 + index, profit: 0 })),
  };
}
