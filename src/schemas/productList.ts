import * as v from 'valibot';
import type { Product } from '@/domain/product';
import { numberSchema, objectOrNull, optionalTextSchema, orNull } from './basics';
import type { Lists } from './entries';
import { productSchema, variantCheckSchema } from './product';

/** A page of the product list, as GET /api/catalog/products… answers it and as a container may give it. S1 §7. */
export interface ProductListPage {
  readonly items: readonly Product[];
  /** How many more products it has that cannot be read (decision 68); none without it. */
  readonly leftOut?: number | undefined;
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly sort: string | null;
  /** By product id: false where a variant must be chosen first (decision 31). */
  readonly variantCheck: Readonly<Record<string, boolean>>;
}

const countSchema = v.pipe(
  numberSchema,
  v.check((count) => Number.isInteger(count), 'a whole number'),
  v.check((count) => count >= 0, 'a number from 0 up'),
);

/** 1 where nothing is said. */
const placeSchema = v.pipe(
  orNull(countSchema),
  v.transform((count) => count ?? 1),
);

/** One entry that is neither 0 nor 1 says nothing of its product, and takes no other away (decision 68). */
const variantChecksSchema = v.pipe(
  v.record(v.string(), v.fallback(variantCheckSchema, null), 'a map'),
  v.transform((checks) => {
    const chosen: Record<string, boolean> = {};
    for (const [id, check] of Object.entries(checks)) if (check !== null) chosen[id] = check;
    return chosen;
  }),
);

export const productListEntries = {
  items: v.array(productSchema, 'a list of products'),
  total: countSchema,
  page: placeSchema,
  pages: placeSchema,
  // It only names the order that is chosen: the products do not go with it.
  sort: v.fallback(optionalTextSchema, null),
  // PHP prints an empty map as [].
  variantCheck: v.pipe(
    objectOrNull(variantChecksSchema),
    v.transform((checks) => checks ?? {}),
  ),
};

/** The lists of such a page whose entries are read one by one (decision 68), below the path of the page. */
export const productLists: Lists = { items: 'products', 'items.units': 'units', 'items.inventory': 'warehouses' };

export const productListSchema: v.GenericSchema<unknown, ProductListPage> = v.object(
  productListEntries,
  'a list answer: { items, total, page, pages, sort }',
);
