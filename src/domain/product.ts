import type { Id } from './id';
import type { Money } from './money/money';

/** A selling unit of a product: 1 KOLİ with multiplier 12 is 12 pieces. S1 §3. */
export interface Unit {
  readonly id: Id;
  /** What is printed: "ADET", "KOLİ", "PAKET". */
  readonly value: string;
  /** Pieces in one unit; a missing or zero multiplier has been read as 1. */
  readonly multiplier: number;
  readonly barcode: string | null;
  readonly defaultPrice: Money | null;
  readonly listPrice: Money | null;
}

/** Price fields of payment plans: `advencePriceInfo[].priceName` is one of these. S1 §3. */
export const PLAN_PRICE_NAMES = ['advencePrice1', 'advencePrice2', 'advencePrice3', 'advencePrice4', 'advencePrice5'] as const;
export type PlanPriceName = (typeof PLAN_PRICE_NAMES)[number];

export interface WarehouseStock {
  readonly warehouseName: string;
  /** Pieces in this warehouse. */
  readonly quantity: number;
}

/** A product of the catalogue. S1 §3. */
export interface Product {
  readonly id: Id;
  /** The slug of `/{seo}-p-{id}`. */
  readonly seo: string;
  readonly name: string;
  readonly code: string;
  /** File name below `/images/`, or null. */
  readonly image: string | null;
  readonly brand: { readonly code: string; readonly name: string | null } | null;
  readonly model: { readonly id: Id; readonly name: string | null } | null;
  /** Percent; null where the shop does not tell it. */
  readonly taxRate: number | null;
  /** Stock in pieces; may be negative. Infinity where the server keeps it from this visitor (decision 4). */
  readonly quantity: number;
  readonly defaultUnit: Unit | null;
  readonly units: readonly Unit[];
  readonly salePrice: Money | null;
  readonly listPrice: Money | null;
  readonly planPrices: Readonly<Partial<Record<PlanPriceName, Money>>>;
  readonly inventory: readonly WarehouseStock[];
  readonly description: string | null;
  /** `ozelkod`, `ozelkod2`, `ozelkod3` …: only those that are not empty. */
  readonly specialCodes: Readonly<Record<string, string>>;
  /** False: a variant must be chosen on the detail page before the product can be added (decision 31). */
  readonly variantChosen: boolean | null;
}
