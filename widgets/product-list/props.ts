import * as v from 'valibot';
import { pagePathSchema } from '@/schemas/basics';
import { productListEntries, type ProductListPage } from '@/schemas/productList';

/** What a container may say. Contract §2. */
export interface ProductListProps {
  /** The list to show instead of the address's; it then keeps page and sort to itself. */
  readonly path: string | null;
  readonly view: 'grid' | 'list' | null;
  /** `together`: an order sheet, whose lines are added by one press. Contract §2. */
  readonly add: 'together' | null;
  /** `off`: the page wants no keys that lead from box to box. Contract §2. */
  readonly keyboard: 'off' | null;
  /** A first page that needs no call. */
  readonly first: ProductListPage | null;
  /** How many of its products cannot be read. */
  readonly leftOut?: number;
}

const { items, total, ...others } = productListEntries;

export const productListProps: v.GenericSchema<unknown, ProductListProps> = v.pipe(
  v.object({
    path: v.nullish(pagePathSchema, null),
    view: v.nullish(v.picklist(['grid', 'list'], '"grid" or "list"'), null),
    add: v.nullish(v.picklist(['together'], '"together"'), null),
    keyboard: v.nullish(v.picklist(['off'], '"off"'), null),
    items: v.nullish(items),
    total: v.nullish(total),
    ...others,
  }),
  v.transform(({ path, view, add, keyboard, items: products, total: found, ...page }) => ({
    path,
    view,
    add,
    keyboard,
    first: products ? { ...page, items: products, total: found ?? products.length } : null,
  })),
);
