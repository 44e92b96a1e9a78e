import * as v from 'valibot';
import { sameId } from '@/domain/id';
import type { Money } from '@/domain/money/money';
import { PLAN_PRICE_NAMES, type PlanPriceName, type Product, type Unit } from '@/domain/product';
import {
  idSchema,
  isText,
  listOf,
  nameSchema,
  objectOrNull,
  optionalNumberSchema,
  optionalTextSchema,
  textSchema,
} from './basics';
import { priceSchema } from './money';
import type { Lists } from './entries';

/** A missing or zero multiplier counts as 1. */
export const multiplierSchema = v.pipe(
  optionalNumberSchema,
  v.transform((multiplier) => (multiplier && multiplier > 0 ? multiplier : 1)),
);

/** S1 §3, Unit. */
export const unitSchema: v.GenericSchema<unknown, Unit> = v.object(
  {
    id: idSchema,
    value: textSchema,
    multiplier: multiplierSchema,
    barcode: optionalTextSchema,
    defaultPrice: priceSchema,
    listPrice: priceSchema,
  },
  'a unit: { id, value, multiplier, defaultPrice }',
);

export const brandSchema = v.object({ code: textSchema, name: optionalTextSchema }, 'a brand: { code, name }');
const modelSchema = v.object({ id: idSchema, name: optionalTextSchema }, 'a model: { id, name }');

const warehouseSchema = v.object({
  warehouseName: textSchema,
  quantity: v.pipe(
    optionalNumberSchema,
    v.transform((pieces) => pieces ?? 0),
  ),
});

/** The special codes (`ozelkod`, `ozelkod2` …) of an answer that may carry any number of them. */
export function specialCodesOf(raw: object): Record<string, string> {
  const codes: Record<string, string> = {};
  for (const name of Object.keys(raw)) {
    // Most fields are others, and an answer has thousands of them: the cheap question first.
    if (!name.startsWith('ozelkod') || !/^ozelkod\d*$/.test(name)) continue;
    const value: unknown = Reflect.get(raw, name);
    if (isText(value) && value !== '') codes[name] = String(value);
  }
  return codes;
}

function planPricesOf(raw: Record<PlanPriceName, Money | null>): Product['planPrices'] {
  const prices: Partial<Record<PlanPriceName, Money>> = {};
  for (const name of PLAN_PRICE_NAMES) {
    const price = raw[name];
    if (price) prices[name] = price;
  }
  return prices;
}

/** The units to choose from: the default one is among them where there are any, although a server may leave it out. */
function unitsOf({ units, defaultUnit: usual }: Pick<Product, 'units' | 'defaultUnit'>): readonly Unit[] {
  return usual && units.length > 0 && units.every(({ id }) => !sameId(id, usual.id)) ? [usual, ...units] : units;
}

/** Missing stock is none; null is stock that the server keeps to itself, and then its own check at the add decides. */
export const stockSchema = v.pipe(
  v.optional(optionalNumberSchema, 0),
  v.transform((stock) => stock ?? Infinity),
);

/** Whether its variant is chosen; null, as where nothing stands, for an empty text. Decision 31. */
export const variantCheckSchema = v.pipe(
  v.union([v.number(), v.string(), v.boolean()], '0 or 1'),
  v.transform((check) => (check === '' ? null : Number(check) !== 0)),
);

/** What a product is known by, in a list and in the cart. */
export const identityEntries = {
  id: idSchema,
  seo: textSchema,
  name: nameSchema,
  code: textSchema,
  image: optionalTextSchema,
  taxRate: optionalNumberSchema,
  units: listOf(unitSchema),
};

const rawProductEntries = {
  ...identityEntries,
  brand: objectOrNull(brandSchema),
  model: objectOrNull(modelSchema),
  quantity: stockSchema,
  defaultUnit: objectOrNull(unitSchema),
  salePrice: priceSchema,
  listPrice: priceSchema,
  inventory: listOf(warehouseSchema),
  description: optionalTextSchema,
  variantCheck: v.nullish(variantCheckSchema, null),
  advencePrice1: priceSchema,
  advencePrice2: priceSchema,
  advencePrice3: priceSchema,
  advencePrice4: priceSchema,
  advencePrice5: priceSchema,
};

/**
 * A product as the shop sends it, with `more`. Only id and name are required; what is there must have the right shape (decision 9).
 * S1 §3, Product.
 */
export function rawProduct<More extends v.ObjectEntries>(more: More) {
  return v.looseObject({ ...rawProductEntries, ...more }, 'a product: { id, name, … }');
}

/** A product as we have it. */
export const productOf = (raw: v.InferOutput<v.ObjectSchema<typeof rawProductEntries, string>>): Product => ({
  id: raw.id,
  seo: raw.seo,
  name: raw.name,
  code: raw.code,
  image: raw.image,
  brand: raw.brand,
  model: raw.model,
  taxRate: raw.taxRate,
  quantity: raw.quantity,
  defaultUnit: raw.defaultUnit,
  units: unitsOf(raw),
  salePrice: raw.salePrice,
  listPrice: raw.listPrice,
  planPrices: planPricesOf(raw),
  inventory: raw.inventory,
  description: raw.description,
  specialCodes: specialCodesOf(raw),
  variantChosen: raw.variantCheck,
});

/** A product without more, as we have it. */
export const productSchema: v.GenericSchema<unknown, Product> = v.pipe(rawProduct({}), v.transform(productOf));

/** The lists of a product whose entries are read one by one. Decision 68. */
export const productEntries: Lists = { units: 'units', inventory: 'warehouses' };
